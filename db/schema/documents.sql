-- The papers that a customer looks up, whoever made them (D40).

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
-- What came last is in it at once, and a search reads no list of what waits to be put in.
create index document_orders on document using gin (order_numbers) with (fastupdate = off);
-- What waits for money; a tab by itself; a period; the beginning of a number, and its end.
create index document_open on document (company_id, list_key, id) where state = 'open';
create index document_kind on document (company_id, kind, list_key, id);
create index document_issued on document (company_id, issued, id) include (ship_to_id, kind, state, due);
create index document_number on document (company_id, number text_pattern_ops);
create index document_number_end on document (company_id, reverse(number) text_pattern_ops);
-- The desk looks at those of all customers (DDOC-01).
create index document_all on document (issued desc, id desc);
create index document_all_of_kind on document (kind, issued desc, id desc);
create index document_all_open on document (due, id) where state = 'open';
-- What a place still owes.
create index document_open_place on document (ship_to_id) where kind = 'invoice' and state = 'open';
create index document_all_number on document (number text_pattern_ops);

-- How many there are, kept as they come and go: a list with a hundred thousand is not read to be counted.
create table document_count (
  company_id text not null references company,
  -- Empty of what concerns the whole company.
  place text not null,
  kind text not null,
  -- Empty of what nobody pays.
  state text not null,
  count integer not null,
  primary key (company_id, place, kind, state)
);

create function count_document_changes() returns trigger
  language plpgsql as $$
begin
  -- In one order, so that two who count never wait for each other.
  if tg_op = 'INSERT' then
    insert into document_count as known (company_id, place, kind, state, count)
    select company_id, coalesce(ship_to_id, ''), kind, coalesce(state, ''), count(*) from came
    group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (company_id, place, kind, state) do update set count = known.count + excluded.count;
  elsif tg_op = 'DELETE' then
    insert into document_count as known (company_id, place, kind, state, count)
    select company_id, coalesce(ship_to_id, ''), kind, coalesce(state, ''), -count(*) from went
    group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (company_id, place, kind, state) do update set count = known.count + excluded.count;
  else
    insert into document_count as known (company_id, place, kind, state, count)
    select company_id, coalesce(ship_to_id, ''), kind, coalesce(state, ''), sum(by) from (
      select company_id, ship_to_id, kind, state, 1 as by from came
      union all select company_id, ship_to_id, kind, state, -1 from went) moved
    group by 1, 2, 3, 4 having sum(by) <> 0 order by 1, 2, 3, 4
    on conflict (company_id, place, kind, state) do update set count = known.count + excluded.count;
  end if;
  return null;
end
$$;

create trigger document_came after insert on document
  referencing new table as came for each statement execute function count_document_changes();
create trigger document_went after delete on document
  referencing old table as went for each statement execute function count_document_changes();
create trigger document_moved after update on document
  referencing old table as went new table as came for each statement execute function count_document_changes();

-- A document's files that exist; what can be made of it besides is made when somebody asks for it, and kept.
create table document_file (
  document_id bigint not null references document on delete cascade,
  format text not null check (format in ('pdf', 'isdoc', 'xml', 'xlsx')),
  file_id text not null unique references stored_file,
  primary key (document_id, format)
);
