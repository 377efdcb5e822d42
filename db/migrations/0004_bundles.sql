-- Package deals: how much goes into one, what a cart, a saved order and an order hold of them.

alter table bundle
  add min_boxes integer not null default 1 check (min_boxes > 0),
  add max_boxes integer check (max_boxes >= min_boxes);

alter table cart_line add parts jsonb check (jsonb_typeof(parts) = 'array');

alter table saved_order_line add parts jsonb check (jsonb_typeof(parts) = 'array');

alter table order_line add bundle_sku text references bundle;

create table order_bundle (
  order_number text not null references sales_order on delete cascade,
  bundle_sku text not null references bundle,
  company_id text not null,
  name_cs text not null,
  name_sk text not null,
  name_en text not null,
  packages integer not null check (packages > 0),
  delivery_date date not null,
  is_cancelled boolean not null,
  primary key (order_number, bundle_sku)
);

create index order_bundle_company on order_bundle (company_id, bundle_sku);
