-- outside a transaction
-- How many people a company has is counted for each row of a page of companies, out of this index alone (DCUST-01, DLIST-08).
create index concurrently if not exists app_user_people on app_user (company_id) where status <> 'Program';
