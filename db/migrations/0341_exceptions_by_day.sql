-- outside a transaction
create index concurrently if not exists delivery_exception_day on delivery_exception (original_date);
