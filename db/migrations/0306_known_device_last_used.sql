-- outside a transaction
create index concurrently if not exists known_device_last_used on known_device (last_used_at);
