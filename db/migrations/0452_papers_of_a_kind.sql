-- outside a transaction
create index concurrently if not exists document_all_of_kind on document (kind, issued desc, id desc);
