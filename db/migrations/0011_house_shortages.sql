-- Where the house ERP falls short of an order, and what it still has to invoice and to credit.

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

create index sales_order_delivered on sales_order (delivery_date, order_number)
  where state in ('delivered', 'partially-delivered');

create index order_line_to_invoice on order_line (order_number)
  where boxes_delivered > coalesce(boxes_invoiced, 0);
