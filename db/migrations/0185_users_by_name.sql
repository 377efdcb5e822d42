-- outside a transaction
create index concurrently if not exists app_user_name on app_user (((last_name || ' ' || first_name) collate cs_alphabet), uid);
