-- outside a transaction
create index concurrently if not exists outbox_delivered on outbox (delivered_at) where delivered_at is not null;
