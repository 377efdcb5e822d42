-- outside a transaction
create index concurrently if not exists app_user_search on app_user using gin (
  fold_text(first_name || ' ' || last_name || ' ' || first_name || ' ' || email || ' ' || regexp_replace(phone, '\D', '', 'g'))
  gin_trgm_ops);
