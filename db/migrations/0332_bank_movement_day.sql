-- outside a transaction
create index concurrently if not exists bank_movement_day on bank_movement (day, amount_minor);
