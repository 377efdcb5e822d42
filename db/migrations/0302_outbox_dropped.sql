-- outside a transaction
create index concurrently if not exists outbox_dropped on outbox (dropped_at) where dropped_at is not null;
