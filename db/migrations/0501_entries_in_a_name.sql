-- outside a transaction
-- What was done in somebody's name is part of what is held of them (DCUST-05).
create index concurrently if not exists audit_entry_as on audit_entry (as_uid) where as_uid is not null;
