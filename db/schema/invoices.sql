-- Tax documents: made by the house ERP of what was delivered, told by the brewery's, or imported as history. Written once.

-- Who sells in a market, as it stands on papers.
create table seller (
  market text not null check (market ~ '^[A-Z]{2}$') references market,
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

-- Whose deliveries share an invoice; who has no row gets one for each.
create table billing_period (
  company_id text not null references company,
  period text not null check (period in ('delivery', 'week', 'month')),
  valid_from date not null,
  valid_to date check (valid_to >= valid_from),
  primary key (company_id, valid_from),
  constraint billing_period_no_overlap exclude using gist (
    company_id with =, daterange(valid_from, valid_to, '[]') with &&)
);

create table invoice (
  number text primary key check (number ~ '^[!-~]{1,40}$'),
  type text not null check (type in ('Invoice', 'Credit note')),
  company_id text not null,
  ship_to_id text not null,
  issued date not null,
  tax_point date not null,
  due date not null check (due >= issued),
  variable_symbol text not null check (variable_symbol ~ '^[0-9]{1,10}$'),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  net_minor bigint not null,
  vat_minor bigint not null,
  deposits_out_minor bigint not null check (deposits_out_minor >= 0),
  deposits_back_minor bigint not null check (deposits_back_minor <= 0),
  total_minor bigint not null,
  order_count integer not null check (order_count >= 0),
  payment text not null default 'transfer' check (payment in ('transfer', 'direct debit', 'cash')),
  -- What paying in cash adds or takes.
  rounding_minor bigint not null default 0,
  -- Of a credit note: the tax document that it corrects, and why.
  corrects text,
  reason text,
  -- Seller and buyer as they were then; null of history, which is drawn with today's.
  parties jsonb,
  foreign key (ship_to_id, company_id) references ship_to (id, company_id),
  constraint invoice_total check (
    total_minor = net_minor + vat_minor + deposits_out_minor + deposits_back_minor + rounding_minor)
);

create index invoice_company on invoice (company_id, issued desc, number desc);
create index invoice_ship_to on invoice (ship_to_id, issued desc);
-- What payments name (DDOC-02).
-- Banks tell symbols without their leading noughts.
create index invoice_symbol_bare on invoice (ltrim(variable_symbol, '0'));

create table invoice_vat (
  number text not null references invoice on delete cascade,
  company_id text not null,
  rate_percent numeric(5, 2) not null check (rate_percent between 0 and 100),
  base_minor bigint not null,
  vat_minor bigint not null,
  primary key (number, rate_percent)
);

-- History that does not fit the deliveries it names has none.
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

create index invoice_line_order on invoice_line (order_number) where order_number is not null;
create table invoice_order (
  number text not null references invoice on delete cascade,
  order_number text not null references sales_order,
  company_id text not null,
  primary key (order_number, number)
);

create index invoice_order_number on invoice_order (number);

-- What was paid, as the brewery's ERP tells it; each event once. Of a credit note it is below nought.
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

-- What a connected ERP told of papers, each event once.

create table paper_told (
  event_id text primary key check (length(event_id) between 8 and 100),
  kind text not null,
  number text not null,
  company_id text not null,
  body_hash text not null,
  received_at timestamptz not null
);

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

-- What came to the brewery's account, as its bank tells it in a file; read once.
create table bank_statement (
  id bigint generated always as identity primary key,
  name text not null,
  content_hash text not null unique,
  -- Movements that are no payments: money that went out or was taken back.
  other_count integer not null check (other_count >= 0),
  -- Payments that an earlier file told already.
  known_count integer not null check (known_count >= 0),
  added_by text not null,
  added_at timestamptz not null
);

create table bank_movement (
  statement_id bigint not null references bank_statement on delete cascade,
  line integer not null check (line > 0),
  day date not null,
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- Without leading noughts.
  symbol text not null,
  account text not null,
  payer text not null,
  message text not null,
  -- What the bank says of it, hashed, with which of the same it is in its file: files that overlap tell it twice.
  fingerprint text not null unique,
  -- The invoice that it pays, or why it pays none.
  number text references invoice,
  company_id text,
  left_reason text,
  handled_by text,
  handled_at timestamptz,
  primary key (statement_id, line),
  constraint bank_movement_end check (num_nonnulls(number, left_reason) <= 1),
  constraint bank_movement_handled check ((handled_at is not null) = (num_nonnulls(number, left_reason) = 1))
);

create index bank_movement_waiting on bank_movement (statement_id) where handled_at is null;
create index bank_movement_day on bank_movement (day, amount_minor);
create index bank_movement_number on bank_movement (number) where number is not null;
