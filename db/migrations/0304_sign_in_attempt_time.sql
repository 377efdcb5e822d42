-- outside a transaction
create index concurrently if not exists sign_in_attempt_time on sign_in_attempt (attempted_at);
