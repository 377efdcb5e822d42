-- outside a transaction
-- The log is searched by the name of goods, and a price is called by its list and its goods (DAUD-01, DLIST-08).
create index concurrently if not exists audit_entry_price on audit_entry (split_part(subject_id, ' ', -1), at)
  where subject_kind = 'price';
