-- outside a transaction
create index concurrently if not exists ship_to_search on ship_to using gin (
  fold_text(id || ' ' || name || ' ' || street || ' ' || city || ' ' || gln) gin_trgm_ops);
