-- outside a transaction
create index concurrently if not exists company_number on company (length(id), id);
