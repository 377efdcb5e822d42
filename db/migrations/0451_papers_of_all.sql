-- outside a transaction
-- The desk looks at the papers of all customers (DDOC-01, DLIST-08).
create index concurrently if not exists document_all on document (issued desc, id desc);
