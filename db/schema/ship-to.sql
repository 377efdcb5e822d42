-- Companies that buy and the places they are delivered to.

create table company (
  id text primary key,
  sap_id text not null unique,
  name text not null,
  country text not null check (country ~ '^[A-Z]{3}$'),
  market text not null check (market ~ '^[A-Z]{2}$') references market,
  customer_type text not null check (customer_type in ('POS', 'WHS')),
  -- IČO, DIČ and the Slovak IČ DPH as printed on documents.
  ico text not null,
  dic text not null,
  ic_dph text not null,
  street text not null,
  city text not null,
  zip text not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  price_list text not null,
  due_days integer not null check (due_days >= 0),
  payment_method text not null check (payment_method in ('transfer', 'direct debit', 'cash')),
  iban text not null,
  gln text not null check (gln ~ '^([0-9]{13})?$'),
  store text not null,
  invoice_email text not null,
  -- Another number after each change, whoever makes it: who edits says which one was seen (DEDIT-01).
  version integer not null default 1,
  -- How much may be owed at once; null where nobody set a limit (DCUST-02).
  credit_limit_minor bigint check (credit_limit_minor >= 0),
  foreign key (price_list, currency) references price_list (code, currency)
);

-- The highest number, from which the next one is proposed (DCUST-01).
create index company_number on company (length(id), id);
create index company_ico on company (ico);
create index company_name on company ((name collate cs_alphabet), id);
create index company_by_price_list on company (price_list, id);
create index company_search on company using gin (
  fold_text(id || ' ' || sap_id || ' ' || name || ' ' || city || ' ' || ico || ' ' || dic || ' ' || ic_dph || ' ' || gln)
  gin_trgm_ops);

create table ship_to (
  id text primary key,
  company_id text not null references company,
  name text not null,
  street text not null,
  city text not null,
  zip text not null,
  country text not null check (country ~ '^[A-Z]{3}$'),
  market text not null check (market ~ '^[A-Z]{2}$') references market,
  -- Schedule types it is delivered by: 1 (standard), PD (truck).
  types text[] not null check (types <@ array['1', 'PD']),
  status text not null check (status in ('APPROVED', 'SUSPENDED')),
  is_unfiltered_enabled boolean not null,
  is_tank_enabled boolean not null,
  is_small_truck_allowed boolean not null,
  -- Delivery weekdays per kind, 1 = Monday … 7 = Sunday; empty where it has none of its own (D17).
  weekdays_type1 smallint[] not null check (weekdays_type1 <@ array[1, 2, 3, 4, 5, 6, 7]::smallint[]),
  weekdays_pd smallint[] not null check (weekdays_pd <@ array[1, 2, 3, 4, 5, 6, 7]::smallint[]),
  weekdays_tank smallint[] not null check (weekdays_tank <@ array[1, 2, 3, 4, 5, 6, 7]::smallint[]),
  weekdays_unfiltered smallint[] not null check (weekdays_unfiltered <@ array[1, 2, 3, 4, 5, 6, 7]::smallint[]),
  delivery_window text not null,
  kind text not null,
  customer_type text not null check (customer_type in ('POS', 'WHS')),
  gln text not null check (gln ~ '^([0-9]{13})?$'),
  tank_litres_installed integer not null check (tank_litres_installed >= 0),
  -- As of a company.
  version integer not null default 1,
  -- Why it is suspended; null where nobody said, and of an approved one.
  suspended_reason text check (length(suspended_reason) between 1 and 200),
  unique (id, company_id)
);

create index ship_to_company on ship_to (company_id, id);
create index ship_to_number on ship_to (length(id), id);
create index ship_to_name on ship_to ((name collate cs_alphabet), id);
create index ship_to_search on ship_to using gin (
  fold_text(id || ' ' || name || ' ' || street || ' ' || city || ' ' || gln) gin_trgm_ops);

create function next_customer_version() returns trigger
  language plpgsql as $$
begin
  new.version = old.version + 1;
  return new;
end
$$;

create trigger company_version before update on company
  for each row when (old.* is distinct from new.*) execute function next_customer_version();
create trigger ship_to_version before update on ship_to
  for each row when (old.* is distinct from new.*) execute function next_customer_version();

-- Whoever lets a place in, also an importer that knows no reasons, leaves none behind.
create function approved_without_reason() returns trigger
  language plpgsql as $$
begin
  new.suspended_reason = null;
  return new;
end
$$;

create trigger ship_to_approved before update of status on ship_to
  for each row when (new.status = 'APPROVED') execute function approved_without_reason();

-- Weekdays that staff change at many places at once (DCAL-03): what was asked for, and of each place what became of it. Rows outlive
-- the worker that is killed over them, and each is closed in the transaction that does what it says.
create table weekday_batch (
  id bigint generated always as identity primary key,
  by_uid text not null,
  -- Given by whoever asks, so that a second click begins no second batch.
  key text not null check (length(key) between 1 and 100),
  kind text not null check (kind in ('standard', 'truck', 'tank', 'unfiltered')),
  action text not null check (action in ('set', 'add', 'remove')),
  weekdays integer[] not null check (weekdays <@ array[1, 2, 3, 4, 5, 6, 7] and cardinality(weekdays) > 0),
  created_at timestamptz not null,
  finished_at timestamptz,
  unique (by_uid, key)
);

create index weekday_batch_open on weekday_batch (id) where finished_at is null;

create table weekday_batch_row (
  batch_id bigint not null references weekday_batch on delete cascade,
  ship_to_id text not null,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'refused')),
  -- Why not, as the desk's refusals are called.
  code text,
  primary key (batch_id, ship_to_id),
  constraint weekday_batch_row_code check ((state = 'refused') = (code is not null))
);

create index weekday_batch_row_waiting on weekday_batch_row (batch_id, ship_to_id) where state = 'waiting';
