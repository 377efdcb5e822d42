-- outside a transaction
-- The desk looks at the papers of all customers (DDOC-01, DLIST-08).
create index concurrently if not exists document_all on document (issued desc, id desc);
create index concurrently if not exists document_all_of_kind on document (kind, issued desc, id desc);
create index concurrently if not exists document_all_open on document (due, id) where state = 'open';
create index concurrently if not exists document_all_number on document (number text_pattern_ops);
