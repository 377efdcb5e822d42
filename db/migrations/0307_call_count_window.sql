-- outside a transaction
create index concurrently if not exists call_count_window on call_count (window_start);
