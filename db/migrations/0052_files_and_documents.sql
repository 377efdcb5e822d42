-- Files of the house, and the papers that customers look up.
create table stored_file (
  -- Also its name in the store.
  id text primary key check (id ~ '^[0-9a-f]{32}$'),
  -- Whose it is; null of what is the brewery's.
  company_id text,
  name text not null check (length(name) between 1 and 200 and name !~ '[[:cntrl:]/\\]'),
  type text not null check (type ~ '^[a-z]+/[a-z0-9.+-]+$'),
  begun_at timestamptz not null,
  -- Known once all of it is in the store.
  bytes bigint check (bytes >= 0),
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  -- Null while nothing refers to it: what stays so is swept away.
  kept_at timestamptz,
  expires_at timestamptz,
  constraint stored_file_whole check (kept_at is null or (bytes is not null and sha256 is not null))
);

create index stored_file_unkept on stored_file (begun_at) where kept_at is null;
create index stored_file_expiring on stored_file (expires_at) where expires_at is not null;

-- Papers that a customer looks up: one row each, whoever made it (D40).
create table document (
  id bigint generated always as identity primary key,
  -- The words of packages/domain/src/documents/document.ts, which a test compares.
  kind text not null check (kind in (
    'invoice', 'credit-note', 'delivery-note', 'order-confirmation', 'price-list', 'statement')),
  number text not null check (number ~ '^[!-~]{1,40}$'),
  company_id text not null references company,
  -- Null of what concerns the whole company.
  ship_to_id text,
  issued date not null,
  due date,
  amount_minor bigint,
  currency text check (currency ~ '^[A-Z]{3}$'),
  -- Null of what nobody pays, and of what nobody tells the payments of.
  state text check (state in ('open', 'paid', 'settled')),
  order_numbers text[] not null default '{}',
  -- What waits for money stands first, the longest due on top; then the newest.
  list_key integer not null generated always as (
    case when state = 'open' and due is not null then due - date '2000-01-01'
      else 1000000 - (issued - date '2000-01-01') end) stored,
  unique (kind, number),
  foreign key (ship_to_id, company_id) references ship_to (id, company_id),
  constraint document_due check (due >= issued),
  constraint document_amount check ((amount_minor is null) = (currency is null)),
  constraint document_payable check (state is null or amount_minor is not null)
);

create index document_list on document (company_id, list_key, id);
create index document_ship_to on document (ship_to_id, list_key, id);
create index document_orders on document using gin (order_numbers);

-- A document's files that exist; what can be made of it besides is made when somebody asks for it, and kept.
create table document_file (
  document_id bigint not null references document on delete cascade,
  format text not null check (format in ('pdf', 'isdoc', 'xml', 'xlsx')),
  file_id text not null unique references stored_file,
  primary key (document_id, format)
);

insert into document (kind, number, company_id, ship_to_id, issued, due, amount_minor, currency, state, order_numbers)
select case type when 'Invoice' then 'invoice' else 'credit-note' end, number, company_id, ship_to_id, issued, due,
  total_minor, currency,
  case
    when abs(paid) >= abs(total_minor) then case type when 'Invoice' then 'paid' else 'settled' end
    when type = 'Invoice' and payment <> 'direct debit' then 'open' end,
  array(select order_number from invoice_order o where o.number = invoice.number order by 1)
from invoice cross join lateral (
  select coalesce(sum(amount_minor), 0) as paid from payment p where p.number = invoice.number) told;
