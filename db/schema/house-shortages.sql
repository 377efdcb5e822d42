-- Where the house ERP falls short of an order: how many boxes of one line at most, for deliveries of these days, and
-- why (B6, D11). No row means none. An ERP that is connected over HTTP says so itself.

create table house_shortage (
  sku text not null references product,
  -- The words of packages/domain/src/orders/house-shortage.ts.
  kind text not null check (kind in ('confirmation', 'delivery', 'credit')),
  most_boxes integer not null check (most_boxes >= 0),
  reason text not null check (length(reason) between 1 and 200),
  valid_from date not null,
  valid_to date check (valid_to >= valid_from),
  primary key (sku, kind, valid_from),
  constraint house_shortage_no_overlap exclude using gist (
    sku with =, kind with =, daterange(valid_from, valid_to, '[]') with &&)
);
