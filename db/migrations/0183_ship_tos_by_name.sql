-- outside a transaction
create index concurrently if not exists ship_to_name on ship_to ((name collate cs_alphabet), id);
