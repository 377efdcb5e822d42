-- Invoices and credit notes as the ERP issued them.

