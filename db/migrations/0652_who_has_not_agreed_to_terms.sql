-- outside a transaction
-- Of those who can sign in: by what they agreed to when asked, and since when they have agreed to what they found as they came.
create index concurrently if not exists app_user_agreed on app_user (
    terms_versions, (case when terms_agreed then created_at else '-infinity'::timestamptz end))
  include (uid, last_name, first_name, company_id, country, terms_agreed, created_at)
  where status = 'Active' and is_validated;
