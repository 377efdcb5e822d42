-- What is counted in the cellar of a place, and the names of its shelves (B12).

-- One count of one product. A key is made where it was counted, so that a count that is sent twice counts once.
create table cellar_count (
  uid text not null references app_user on delete cascade,
  key text not null check (key ~ '^[0-9a-f-]{36}$'),
  company_id text not null,
  ship_to_id text not null,
  sku text not null,
  -- Whole packages: what was there, what shall be there after the delivery, what is ordered.
  in_cellar integer not null check (in_cellar between 0 and 9999),
  usual integer not null check (usual between 0 and 9999),
  ordered integer not null check (ordered between 0 and 9999),
  counted_at timestamptz not null,
  -- The first name of who counted, as others are told it.
  counted_by text not null,
  received_at timestamptz not null,
  -- Packages of it in the cart before the count was put there.
  in_cart_before integer not null check (in_cart_before >= 0),
  -- Why the cart did not take it, in the words that the customer was told; null where it did.
  refused text,
  primary key (uid, key),
  foreign key (ship_to_id, company_id) references ship_to (id, company_id)
);

create index cellar_count_place on cellar_count (ship_to_id, sku, counted_at desc);

-- On which shelf a product stands, where somebody of the place said so.
create table cellar_shelf (
  ship_to_id text not null,
  company_id text not null,
  sku text not null,
  shelf text not null check (char_length(shelf) between 1 and 40),
  named_at timestamptz not null,
  primary key (ship_to_id, sku),
  foreign key (ship_to_id, company_id) references ship_to (id, company_id)
);
