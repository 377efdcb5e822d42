-- Invoices and credit notes as the ERP issued them.

create table invoice (
  number text primary key,
  type text not null check (type in ('Invoice', 'Credit note')),
  company_id text not null,
  ship_to_id text not null,
  issued date not null,
  tax_point date not null,
  due date not null check (due >= issued),
  variable_symbol text not null check (variable_symbol ~ '^[0-9]{1,10}$'),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  net_minor bigint not null,
  vat_percent numeric(5, 2) not null check (vat_percent between 0 and 100),
  vat_minor bigint not null,
  deposits_out_minor bigint not null check (deposits_out_minor >= 0),
  deposits_back_minor bigint not null check (deposits_back_minor <= 0),
  total_minor bigint not null,
  status text not null check (status in ('open', 'paid', 'overdue', 'settled')),
  order_count integer not null check (order_count >= 0),
  file text not null,
  foreign key (ship_to_id, company_id) references ship_to (id, company_id),
  constraint invoice_total check (
    total_minor = net_minor + vat_minor + deposits_out_minor + deposits_back_minor)
);

create index invoice_company on invoice (company_id, issued desc, number desc);
create index invoice_ship_to on invoice (ship_to_id, issued desc);
