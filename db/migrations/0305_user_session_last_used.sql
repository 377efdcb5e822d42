-- outside a transaction
create index concurrently if not exists user_session_last_used on user_session (last_used_at);
