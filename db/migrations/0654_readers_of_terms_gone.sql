-- outside a transaction
-- app_user_asked has all that it had.
drop index concurrently if exists app_user_readers;
