-- outside a transaction
create index concurrently if not exists company_ico on company (ico);
