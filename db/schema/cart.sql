-- Carts: one active per user, one line per product.

create table cart (
  id text primary key check (id ~ '^[0-9A-Za-z]{32}$'),
  uid text not null references app_user,
  company_id text not null,
  ship_to_id text not null,
  delivery_method text,
  delivery_date date,
  note_for_driver text not null default '',
  customer_order_number text not null default '',
  payment_method text,
  is_active boolean not null default true,
  version bigint not null default 0 check (version >= 0),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- What is planned to be returned, [[code, units], …]; null until the customer has said so.
  empties jsonb check (jsonb_typeof(empties) = 'array'),
  -- The type that goes first into the second order, if the customer chose one.
  empties_second text references empties_type,
  -- Which page of the cart its user saw last; null is the first one, and again whenever the goods change.
  checkout_step text check (checkout_step in ('delivery', 'payment', 'empties', 'recap')),
  foreign key (ship_to_id, company_id) references ship_to (id, company_id)
);

-- Somebody of several companies has a live cart in each (D47).
create unique index cart_one_active on cart (uid, company_id) where is_active;
create index cart_company on cart (company_id, id);
-- Whom a changed delivery touches.
create index cart_delivery_day on cart (delivery_date) where is_active;

create table cart_line (
  uid bigint generated always as identity primary key,
  cart_id text not null references cart on delete cascade,
  company_id text not null,
  sku text not null references product,
  packages integer not null check (packages >= 0),
  layers integer not null check (layers >= 0),
  pallets integer not null check (pallets >= 0),
  position bigint not null,
  version bigint not null default 0 check (version >= 0),
  -- Of a bundle: what one package holds, [[sku, boxes], …]; the line is the whole group.
  parts jsonb check (jsonb_typeof(parts) = 'array'),
  unique (cart_id, sku),
  constraint cart_line_not_empty check (packages::bigint + layers + pallets > 0)
);

-- How the last price update of a cart ended (PRICE-05, PRICE-06). It holds for the cart that was asked about.
create table cart_pricing (
  cart_id text primary key references cart on delete cascade,
  company_id text not null,
  asked_at timestamptz not null,
  -- The words of packages/domain/src/pricing/price-update.ts.
  outcome text not null check (outcome in ('updated', 'failed', 'cannot-proceed', 'delivery-date-expired')),
  status_message text not null default '',
  -- Place, way, day, payment and empties that were asked about, and a digest of the lines.
  basis text not null,
  contents text not null,
  -- Where the ERP's price is not the list's: [[sku, bundle, boxes, list price, price], ...].
  prices jsonb not null check (jsonb_typeof(prices) = 'array')
);

-- What was taken out of a cart a moment ago, so that it can be put back exactly as it was; kept for minutes.
create table cart_removal (
  token text primary key check (token ~ '^[0-9A-Za-z]{32}$'),
  cart_id text not null references cart on delete cascade,
  company_id text not null,
  -- Where the cart went then: the empties lie there.
  ship_to_id text not null,
  removed_at timestamptz not null,
  -- Where the cart ended: what is added meanwhile stands behind it.
  last_position bigint not null,
  -- [[uid, sku, packages, layers, pallets, position, version, parts], …], as they stood in cart_line.
  lines jsonb not null check (jsonb_typeof(lines) = 'array'),
  -- The plan of empties that went with them; null when there was none.
  empties jsonb check (jsonb_typeof(empties) = 'array'),
  empties_second text references empties_type,
  -- What became of the lines that were asked back: [[uid, reason or null], …].
  outcomes jsonb not null default '[]' check (jsonb_typeof(outcomes) = 'array'),
  -- The same of the plan: 'restored', or why it is not; null before anybody asked.
  empties_outcome text
);

create index cart_removal_cart on cart_removal (cart_id, removed_at);

-- Goods of somebody that could not go with a cart that moved: kept until they can go again or are given up, whatever
-- becomes of the cart.
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

-- The last move of a cart, so that it can be taken back exactly.
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
