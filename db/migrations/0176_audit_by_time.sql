-- outside a transaction
create index concurrently if not exists audit_entry_at on audit_entry (at desc, id desc);
