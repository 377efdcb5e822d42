-- Tax documents have their VAT by rates, their lines, the orders they bill, and payments instead of a status.

create table seller (
  market text not null check (market ~ '^[A-Z]{2}$'),
  name text not null,
  street text not null,
  city text not null,
  zip text not null,
  country text not null check (country ~ '^[A-Z]{2}$'),
  ico text not null,
  dic text not null,
  ic_dph text not null,
  -- The entry in the register of companies, as the law wants it on papers.
  register text not null,
  iban text not null,
  email text not null,
  phone text not null,
  valid_from date not null,
  valid_to date check (valid_to >= valid_from),
  primary key (market, valid_from),
  constraint seller_no_overlap exclude using gist (
    market with =, daterange(valid_from, valid_to, '[]') with &&)
);

create table billing_period (
  company_id text not null references company,
  period text not null check (period in ('delivery', 'week', 'month')),
  valid_from date not null,
  valid_to date check (valid_to >= valid_from),
  primary key (company_id, valid_from),
  constraint billing_period_no_overlap exclude using gist (
    company_id with =, daterange(valid_from, valid_to, '[]') with &&)
);

alter table invoice add constraint invoice_number_check check (number ~ '^[!-~]{1,40}$');
alter table invoice add column payment text not null default 'transfer'
  check (payment in ('transfer', 'direct debit', 'cash'));
alter table invoice add column rounding_minor bigint not null default 0;
alter table invoice add column corrects text;
alter table invoice add column reason text;
alter table invoice add column parties jsonb;
alter table invoice drop constraint invoice_total;
alter table invoice add constraint invoice_total check (
  total_minor = net_minor + vat_minor + deposits_out_minor + deposits_back_minor + rounding_minor);

create table invoice_vat (
  number text not null references invoice on delete cascade,
  company_id text not null,
  rate_percent numeric(5, 2) not null check (rate_percent between 0 and 100),
  base_minor bigint not null,
  vat_minor bigint not null,
  primary key (number, rate_percent)
);

insert into invoice_vat (number, company_id, rate_percent, base_minor, vat_minor)
select number, company_id, vat_percent, net_minor, vat_minor from invoice;

create table invoice_line (
  number text not null references invoice on delete cascade,
  line_no integer not null check (line_no > 0),
  company_id text not null,
  kind text not null check (kind in ('goods', 'deposit-out', 'deposit-back')),
  order_number text references sales_order,
  sku text references product,
  empties_code text references empties_type,
  -- As it was called then, by language; null of packaging in general.
  names jsonb check (is_texts(names)),
  quantity integer not null check (quantity > 0),
  unit_minor bigint not null check (unit_minor >= 0),
  amount_minor bigint not null,
  vat_percent numeric(5, 2) check (vat_percent between 0 and 100),
  primary key (number, line_no),
  constraint invoice_line_amount check (abs(amount_minor) = unit_minor * quantity),
  -- Deposits carry no VAT.
  constraint invoice_line_vat check ((kind = 'goods') = (vat_percent is not null))
);

create table invoice_order (
  number text not null references invoice on delete cascade,
  order_number text not null references sales_order,
  company_id text not null,
  primary key (order_number, number)
);

create index invoice_order_number on invoice_order (number);

create table payment (
  event_id text primary key check (length(event_id) between 8 and 100),
  number text not null references invoice on delete cascade,
  company_id text not null,
  amount_minor bigint not null check (amount_minor <> 0),
  paid_on date not null,
  body_hash text not null,
  received_at timestamptz not null
);

create index payment_number on payment (number);

insert into payment (event_id, number, company_id, amount_minor, paid_on, body_hash, received_at)
select 'import-' || number, number, company_id, total_minor, due, '', due
from invoice where status in ('paid', 'settled') and total_minor <> 0;

alter table invoice drop column vat_percent;
alter table invoice drop column status;
alter table invoice drop column file;
