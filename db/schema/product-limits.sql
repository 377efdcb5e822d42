-- How many boxes of a product a place may order for deliveries of these days (CART-18). No row means no limit.

create table product_limit (
  ship_to_id text not null,
  company_id text not null,
  sku text not null references product,
  max_boxes integer not null check (max_boxes >= 0),
  valid_from date not null,
  valid_to date check (valid_to >= valid_from),
  primary key (ship_to_id, sku, valid_from),
  foreign key (ship_to_id, company_id) references ship_to (id, company_id),
  constraint product_limit_no_overlap exclude using gist (
    sku with =, ship_to_id with =, daterange(valid_from, valid_to, '[]') with &&)
);
