-- outside a transaction
create index concurrently if not exists ship_to_number on ship_to (length(id), id);
