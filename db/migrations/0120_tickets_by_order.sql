-- outside a transaction
create index concurrently if not exists ticket_order on ticket (order_number) where order_number is not null;
