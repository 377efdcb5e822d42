-- outside a transaction
create index concurrently if not exists audit_entry_action on audit_entry (action, at desc, id desc);
