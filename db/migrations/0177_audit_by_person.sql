-- outside a transaction
create index concurrently if not exists audit_entry_actor on audit_entry (actor_uid, at desc, id desc);
