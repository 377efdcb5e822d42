-- Saved orders: carts put aside, each once. What they hold is kept as it was then; prices are the reader's hint.

create table saved_order (
  id bigint generated always as identity primary key,
  -- One cart is put aside once, whoever repeats the call.
  cart_id text not null unique references cart,
  uid text not null references app_user,
  company_id text not null,
  ship_to_id text not null,
  title text not null check (length(title) <= 40),
  customer_order_number text not null,
  note_for_driver text not null,
  -- Null where the cart had none yet; a day may have passed since.
  delivery_method text,
  delivery_date date,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  net_minor bigint not null check (net_minor >= 0),
  total_minor bigint not null,
  boxes bigint not null check (boxes >= 0),
  line_count integer not null check (line_count > 0),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Set while it is deleted; taken back by restoreSavedOrder.
  deleted_at timestamptz,
  foreign key (ship_to_id, company_id) references ship_to (id, company_id)
);

create index saved_order_owner on saved_order (uid, created_at desc, id desc) where deleted_at is null;

create table saved_order_line (
  saved_order_id bigint not null references saved_order on delete cascade,
  line_no integer not null check (line_no > 0),
  company_id text not null,
  sku text not null references product,
  packages integer not null check (packages >= 0),
  layers integer not null check (layers >= 0),
  pallets integer not null check (pallets >= 0),
  boxes integer not null check (boxes >= 0),
  -- Null for what had no price.
  unit_price_minor bigint check (unit_price_minor >= 0),
  net_minor bigint not null check (net_minor >= 0),
  -- Of a bundle: what one package held, [[sku, boxes], …].
  parts jsonb check (jsonb_typeof(parts) = 'array'),
  -- As it was called then, by language.
  names jsonb not null check (is_texts(names)),
  primary key (saved_order_id, line_no),
  unique (saved_order_id, sku),
  constraint saved_order_line_not_empty check (packages::bigint + layers + pallets > 0)
);
