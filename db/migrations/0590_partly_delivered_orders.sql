-- outside a transaction
-- The desk counts them on every look at the list of orders (DORD-01, DLIST-08): a handful beside a history that only grows.
create index concurrently if not exists sales_order_partly on sales_order (delivery_date, order_number)
  where state = 'partially-delivered';
