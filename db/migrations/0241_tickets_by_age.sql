-- outside a transaction
create index concurrently if not exists ticket_age on ticket (opened, case_number);
