-- outside a transaction
drop index concurrently if exists invoice_symbol;
