-- outside a transaction
-- As app_user_readers, with what they agreed to when asked: where many have not, they are read by their names.
create index concurrently if not exists app_user_asked on app_user (((last_name || ' ' || first_name) collate cs_alphabet), uid)
  include (last_name, first_name, company_id, country, terms_agreed, created_at, terms_versions)
  where status = 'Active' and is_validated;
