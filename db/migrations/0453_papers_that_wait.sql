-- outside a transaction
create index concurrently if not exists document_all_open on document (due, id) where state = 'open';
