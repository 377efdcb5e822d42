-- outside a transaction
-- Who has not agreed to the terms is looked for among all who can sign in, in the order of their names: out of this index alone
-- (DCONF-03, DLIST-08).
create index concurrently if not exists app_user_readers on app_user (((last_name || ' ' || first_name) collate cs_alphabet), uid)
  include (last_name, first_name, company_id, country, terms_agreed, created_at) where status = 'Active' and is_validated;
