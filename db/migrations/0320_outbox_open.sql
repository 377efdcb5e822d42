-- outside a transaction
create index concurrently if not exists outbox_open on outbox (id) where delivered_at is null and dropped_at is null;
