-- Invoices that must go out structured, through an access point: written with the invoice, sent once.

create table structured_invoice (
  number text primary key references invoice on delete cascade,
  company_id text not null,
  attempts integer not null default 0 check (attempts >= 0),
  next_attempt_at timestamptz not null,
  last_error text,
  sent_at timestamptz
);

create index structured_invoice_waiting on structured_invoice (next_attempt_at, number) where sent_at is null;
