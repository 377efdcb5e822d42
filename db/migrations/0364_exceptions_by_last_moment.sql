-- outside a transaction
create index concurrently if not exists delivery_exception_order_by on delivery_exception (order_by_date) where order_by_date is not null;
