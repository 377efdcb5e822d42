-- outside a transaction
create index concurrently if not exists company_by_price_list on company (price_list, id);
