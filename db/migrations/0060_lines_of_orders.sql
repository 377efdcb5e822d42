-- An order is looked for among the lines of all invoices when it is deleted.
create index invoice_line_order on invoice_line (order_number) where order_number is not null;
