-- outside a transaction
create index concurrently if not exists invoice_symbol on invoice (variable_symbol);
