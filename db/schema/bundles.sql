-- Bundles as they were ordered: the groups of an order, and the count behind the limit per customer.

create table order_bundle (
  order_number text not null references sales_order on delete cascade,
  bundle_sku text not null references bundle,
  company_id text not null,
  packages integer not null check (packages > 0),
  -- Packages count against the limit of the bundle that was valid on this day.
  delivery_date date not null,
  -- A cancelled order gives its packages back.
  is_cancelled boolean not null,
  -- As it was called then, by language.
  names jsonb not null check (is_texts(names)),
  primary key (order_number, bundle_sku)
);

create index order_bundle_company on order_bundle (company_id, bundle_sku);
create index order_bundle_sku on order_bundle (bundle_sku, delivery_date) where not is_cancelled;
