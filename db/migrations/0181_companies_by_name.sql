-- outside a transaction
create index concurrently if not exists company_name on company ((name collate cs_alphabet), id);
