-- outside a transaction
create index concurrently if not exists invoice_symbol_bare on invoice (ltrim(variable_symbol, '0'));
