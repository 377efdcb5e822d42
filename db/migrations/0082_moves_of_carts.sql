-- Goods that could not go with a cart that moved, and the last move of each cart, so that it can be taken back.

create table cart_aside (
  uid text not null references app_user,
  company_id text not null,
  sku text not null references product,
  packages integer not null check (packages >= 0),
  layers integer not null check (layers >= 0),
  pallets integer not null check (pallets >= 0),
  -- Of a bundle: what one package holds, [[sku, boxes], …].
  parts jsonb check (jsonb_typeof(parts) = 'array'),
  set_aside_at timestamptz not null,
  primary key (uid, company_id, sku),
  constraint cart_aside_not_empty check (packages::bigint + layers + pallets > 0)
);

create table cart_move (
  cart_id text primary key references cart on delete cascade,
  company_id text not null,
  token text not null unique check (token ~ '^[0-9A-Za-z]{32}$'),
  moved_at timestamptz not null,
  -- Where the cart went by it, and a digest of what it held then: once that is otherwise, nothing is taken back.
  made jsonb not null,
  ship_to_id text not null,
  delivery_method text,
  delivery_date date,
  note_for_driver text not null,
  empties jsonb check (jsonb_typeof(empties) = 'array'),
  empties_second text references empties_type,
  -- What was set aside by it, [[uid, sku, packages, layers, pallets, position, version, parts], …], as in cart_line.
  lines jsonb not null check (jsonb_typeof(lines) = 'array'),
  -- What was aside of the same products before, [[sku, packages, layers, pallets, parts, set aside at], …].
  aside jsonb not null check (jsonb_typeof(aside) = 'array'),
  -- The row of cart_pricing that the cart had; null without one.
  pricing jsonb
);
