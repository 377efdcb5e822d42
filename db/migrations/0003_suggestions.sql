-- Recommendations: what a place buys together, counted from the history of orders.

create table bought_together (
  ship_to_id text not null,
  company_id text not null,
  sku text not null references product on delete cascade,
  -- The same product says how usual it is at the place at all.
  other_sku text not null references product on delete cascade,
  -- The share of orders with the one that have the other, as packages/domain/src/suggestions weighs it.
  permille integer not null check (permille between 1 and 1000),
  counted_on date not null,
  primary key (ship_to_id, sku, other_sku),
  foreign key (ship_to_id, company_id) references ship_to (id, company_id) on delete cascade
);
