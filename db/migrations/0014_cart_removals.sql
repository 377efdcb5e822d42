-- What was taken out of a cart a moment ago, so that it can be put back exactly as it was.

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
