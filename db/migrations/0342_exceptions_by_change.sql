-- outside a transaction
create index concurrently if not exists delivery_exception_change on delivery_exception (change_id) where change_id is not null;
