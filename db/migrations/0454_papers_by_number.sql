-- outside a transaction
create index concurrently if not exists document_all_number on document (number text_pattern_ops);
