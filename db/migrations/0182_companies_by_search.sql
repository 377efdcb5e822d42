-- outside a transaction
create index concurrently if not exists company_search on company using gin (
  fold_text(id || ' ' || sap_id || ' ' || name || ' ' || city || ' ' || ico || ' ' || dic || ' ' || ic_dph || ' ' || gln)
  gin_trgm_ops);
