-- outside a transaction
create index concurrently if not exists sales_order_replaces on sales_order (replaces) where replaces is not null;
