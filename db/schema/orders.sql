-- Orders: written once, then only moved along. Snapshots, because prices, names and payers change.

create sequence order_number_seq as bigint start 4700200001 maxvalue 9999999999 no cycle;

create table sales_order (
  order_number text primary key default nextval('order_number_seq')::text check (order_number ~ '^[0-9]{10}$'),
  -- Null for history that was never a cart here; otherwise one cart gives one order, whoever repeats the call.
  cart_id text unique references cart,
  company_id text not null,
  ship_to_id text not null,
  created_by text references app_user,
  created_at timestamptz not null,
  delivery_date date not null,
  delivery_method text not null,
  document_code text not null,
  customer_order_number text not null,
  note_for_driver text not null,
  payment_method text not null,
  sap_id text unique,
  -- The words of packages/domain/src/orders/order-states.ts, which a test compares.
  state text not null check (state in (
    'received', 'confirmed', 'loaded', 'on-the-way', 'delivered', 'partially-delivered', 'cancelled')),
  processing_status text not null check (processing_status in (
    'Not Yet Processed', 'Partially Processed', 'Completely Processed', 'Fully Rejected', 'Not Relevant')),
  delivery_status text not null check (delivery_status in (
    'CANCELLED', 'ORDER UNDER INVESTIGATION', 'AWAITING SHIPMENT', 'PARTIAL ORDER PREPARATION',
    'AWAITING FULLFILLMENT', 'AWAITING DELIVERY', 'DELIVERED', 'PARTIALLY DELIVERED',
    'DELIVERY NOT AVAILABLE', 'IN STOCK', 'NOT DELIVERED')),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  net_minor bigint not null check (net_minor >= 0),
  vat_minor bigint not null check (vat_minor >= 0),
  gross_minor bigint not null,
  -- Below nought when empties are collected.
  deposit_minor bigint not null,
  total_minor bigint not null,
  grams bigint not null check (grams >= 0),
  pallet_thousandths bigint not null check (pallet_thousandths >= 0),
  millilitres bigint not null check (millilitres >= 0),
  line_count integer not null check (line_count >= 0),
  payer jsonb not null,
  -- Of the second order that collects what was above the limit: the order it was placed with.
  empties_of text unique references sales_order,
  -- Taken while the ERP gave no prices: at the current price list, until the ERP has priced it (PRICE-06).
  is_provisional boolean not null default false,
  -- What it came to until then.
  provisional_total_minor bigint,
  prices_settled_at timestamptz,
  -- What the customer wants it to come to at most, and when and by whom more was taken all the same (B14).
  price_limit_minor bigint,
  price_kept_at timestamptz,
  price_kept_by text,
  -- Through which door it came.
  source text not null default 'portal' check (source in ('portal', 'edi', 'desk')),
  -- Another number after each change, whoever made it: who changes it at the desk says which one was seen.
  version integer not null default 1,
  -- Who of the staff sent it in the name of its user (DORD-06).
  placed_by text,
  -- The rules that were set aside for it, and why: {"rules": ["cut-off"], "reason": "called-before", "note": ""}.
  overridden jsonb check (jsonb_typeof(overridden) = 'object'),
  -- When staff last changed what was sent (DORD-04); whatever was confirmed before that counts no more.
  changed_at timestamptz,
  -- The order whose shortage it brings after all (DDISP-06); its lines are numbered as those are.
  replaces text references sales_order,
  -- What goes out of it, where less was confirmed than ordered; null where it is the same.
  confirmed_grams bigint,
  confirmed_pallet_thousandths bigint,
  confirmed_millilitres bigint,
  -- What it comes to, where less was confirmed, or came, than was ordered; null where it is the same.
  due_net_minor bigint,
  due_vat_minor bigint,
  due_deposit_minor bigint,
  due_total_minor bigint,
  foreign key (ship_to_id, company_id) references ship_to (id, company_id),
  constraint sales_order_replaces_other check (replaces <> order_number),
  constraint sales_order_gross check (gross_minor = net_minor + vat_minor),
  constraint sales_order_total check (total_minor = gross_minor + deposit_minor),
  constraint sales_order_due check (
    num_nulls(due_net_minor, due_vat_minor, due_deposit_minor, due_total_minor) in (0, 4)
    and due_net_minor >= 0 and due_vat_minor >= 0
    and due_total_minor = due_net_minor + due_vat_minor + due_deposit_minor),
  constraint sales_order_settled check (
    (provisional_total_minor is null) = (prices_settled_at is null)
    and not (is_provisional and prices_settled_at is not null)),
  constraint sales_order_price_limit check (
    price_limit_minor is null or is_provisional or prices_settled_at is not null),
  constraint sales_order_price_kept check (
    (price_kept_at is null) = (price_kept_by is null)
    and (price_kept_at is null or (price_limit_minor is not null and prices_settled_at is not null)))
);

create index sales_order_company on sales_order (company_id, created_at desc, order_number desc);
create index sales_order_ship_to on sales_order (ship_to_id, created_at desc, order_number desc);
-- For the desk, which sees the orders of all companies.
create index sales_order_created on sales_order (created_at desc, order_number desc);
create index sales_order_delivery on sales_order (delivery_date desc, order_number desc);
create index sales_order_creator on sales_order (created_by, created_at desc, order_number desc);
create index sales_order_replaces on sales_order (replaces) where replaces is not null;
-- What the ERP may still move along: a handful beside a history that only grows.
create index sales_order_underway on sales_order (delivery_date, order_number)
  where state in ('received', 'confirmed', 'loaded', 'on-the-way');
-- Who orders for a weekday again and again, and who has for the next one.
create index sales_order_regular on sales_order (delivery_date, ship_to_id, delivery_method) where state <> 'cancelled';
-- Of these days the house ERP may still credit something.
create index sales_order_delivered on sales_order (delivery_date, order_number)
  where state in ('delivered', 'partially-delivered');
-- What came short: the desk counts it on every look at its list.
create index sales_order_partly on sales_order (delivery_date, order_number)
  where state = 'partially-delivered';

-- How many orders each place has, kept as they come and go: a page of the history tells it, and counting them takes longer than
-- reading the page.
create table order_count (
  ship_to_id text primary key references ship_to on delete cascade,
  count integer not null,
  -- Another number after each change of what the place bought, and when: what is read of its orders is kept under it.
  version bigint not null default 0
);

create function count_orders() returns trigger
  language plpgsql as $$
begin
  -- In one order, so that two who count never wait for each other.
  if tg_op = 'INSERT' then
    insert into order_count as known (ship_to_id, count)
    select ship_to_id, count(*) from came group by 1 order by 1
    on conflict (ship_to_id) do update set count = known.count + excluded.count, version = known.version + 1;
  else
    update order_count known set count = known.count - gone.count, version = known.version + 1
    from (select ship_to_id, count(*)::integer as count from went group by 1 order by 1) gone
    where known.ship_to_id = gone.ship_to_id;
  end if;
  return null;
end
$$;

create trigger order_came after insert on sales_order
  referencing new table as came for each statement execute function count_orders();
create trigger order_went after delete on sales_order
  referencing old table as went for each statement execute function count_orders();

create function order_changed() returns trigger
  language plpgsql as $$
begin
  update order_count set version = version + 1 where ship_to_id = new.ship_to_id;
  return null;
end
$$;

create trigger order_changed after update of state, delivery_date on sales_order
  for each row when (
    (old.state = 'cancelled') <> (new.state = 'cancelled') or old.delivery_date <> new.delivery_date)
  execute function order_changed();

create function keep_order_place() returns trigger
  language plpgsql as $$
begin
  raise exception 'order % stays at its place', old.order_number using errcode = 'restrict_violation';
end
$$;

create trigger order_stays before update of ship_to_id on sales_order
  for each row when (old.ship_to_id is distinct from new.ship_to_id) execute function keep_order_place();

create function next_order_version() returns trigger
  language plpgsql as $$
begin
  new.version = old.version + 1;
  return new;
end
$$;

create trigger order_version before update on sales_order
  for each row execute function next_order_version();

create table order_line (
  order_number text not null references sales_order on delete cascade,
  line_no integer not null check (line_no > 0),
  company_id text not null,
  sku text not null references product,
  packages integer not null check (packages >= 0),
  layers integer not null check (layers >= 0),
  pallets integer not null check (pallets >= 0),
  boxes_ordered integer not null check (boxes_ordered > 0),
  -- Null until the ERP has said so.
  boxes_confirmed integer check (boxes_confirmed >= 0),
  boxes_delivered integer check (boxes_delivered >= 0),
  boxes_invoiced integer check (boxes_invoiced >= 0),
  base_price_minor bigint not null check (base_price_minor >= 0),
  unit_price_minor bigint not null check (unit_price_minor >= 0),
  net_minor bigint not null,
  vat_percent numeric(5, 2) not null check (vat_percent between 0 and 100),
  unit_deposit_minor bigint not null check (unit_deposit_minor >= 0),
  deposit_minor bigint not null check (deposit_minor >= 0),
  processing_status text not null check (processing_status in (
    'Not Yet Processed', 'Partially Processed', 'Completely Processed', 'Fully Rejected', 'Not Relevant')),
  -- The bundle that the goods came in (db/schema/bundles.sql); null for goods by themselves.
  bundle_sku text references bundle,
  -- The price of one box until the ERP gave its own; null where no provisional price was settled.
  provisional_price_minor bigint check (provisional_price_minor >= 0),
  boxes_credited integer not null default 0 check (boxes_credited >= 0),
  -- Why the ERP's boxes are not those that were ordered, in its own words.
  change_reason text check (length(change_reason) between 1 and 200),
  -- As it was called then, by language.
  names jsonb not null check (is_texts(names)),
  -- Goods that the brewery offers in place of what it did not confirm.
  substitutes text[] not null default '{}' check (cardinality(substitutes) <= 3),
  primary key (order_number, line_no),
  constraint order_line_net check (net_minor = unit_price_minor * boxes_ordered),
  constraint order_line_deposit check (deposit_minor = unit_deposit_minor * boxes_ordered)
);

create index order_line_sku on order_line (company_id, sku);
-- What was brought and not invoiced yet: a handful beside a history that only grows.
create index order_line_to_invoice on order_line (order_number)
  where boxes_delivered > coalesce(boxes_invoiced, 0);

create table order_vat (
  order_number text not null references sales_order on delete cascade,
  company_id text not null,
  percent numeric(5, 2) not null check (percent between 0 and 100),
  base_minor bigint not null,
  vat_minor bigint not null,
  primary key (order_number, percent)
);

create table order_empties_line (
  order_number text not null references sales_order on delete cascade,
  line_no integer not null check (line_no > 0),
  company_id text not null,
  empties_code text not null references empties_type,
  -- Planned; nought of a type that was collected without a plan.
  units integer not null check (units >= 0),
  unit_deposit_minor bigint not null check (unit_deposit_minor >= 0),
  -- Of what was planned.
  deposit_minor bigint not null,
  -- What the driver really took over; null until the ERP has said so, and then it counts instead of the plan.
  units_returned integer check (units_returned >= 0),
  primary key (order_number, line_no),
  constraint order_empties_line_deposit check (deposit_minor = unit_deposit_minor * units),
  constraint order_empties_line_something check (units > 0 or coalesce(units_returned, 0) > 0)
);

create table order_event (
  id bigint generated always as identity primary key,
  order_number text not null references sales_order on delete cascade,
  company_id text not null,
  at timestamptz not null,
  state text not null check (state in (
    'received', 'confirmed', 'loaded', 'on-the-way', 'delivered', 'partially-delivered', 'cancelled')),
  detail jsonb not null
);

create index order_event_order on order_event (order_number, at, id);

-- What staff tell each other of an order; customers never see it.
create table order_note (
  id bigint generated always as identity primary key,
  order_number text not null references sales_order on delete cascade,
  company_id text not null,
  at timestamptz not null,
  -- One of the staff.
  by_uid text not null,
  text text not null check (char_length(text) between 1 and 2000)
);

create index order_note_order on order_note (order_number, id);

-- Orders that staff confirm in bulk (DLIST-03): what was asked for, and of each order what became of it. Rows outlive the worker
-- that is killed over them, and each is closed in the transaction that does what it says.
create table order_batch (
  id bigint generated always as identity primary key,
  by_uid text not null,
  -- Given by whoever asks, so that a second click begins no second batch.
  key text not null check (length(key) between 1 and 100),
  created_at timestamptz not null,
  finished_at timestamptz,
  unique (by_uid, key)
);

create index order_batch_open on order_batch (id) where finished_at is null;

create table order_batch_row (
  batch_id bigint not null references order_batch on delete cascade,
  order_number text not null,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'refused')),
  -- Why not, as the desk's refusals are called.
  code text,
  primary key (batch_id, order_number),
  constraint order_batch_row_code check ((state = 'refused') = (code is not null))
);

create index order_batch_row_waiting on order_batch_row (batch_id, order_number) where state = 'waiting';

-- What must leave the house, written in the transaction that caused it (D11).
create table outbox (
  id bigint generated always as identity primary key,
  topic text not null,
  company_id text not null,
  order_number text references sales_order,
  payload jsonb not null,
  created_at timestamptz not null,
  attempts integer not null default 0 check (attempts >= 0),
  next_attempt_at timestamptz not null,
  last_error text,
  delivered_at timestamptz,
  unique (topic, order_number),
  -- Refused for good (D29): it waits for an operator, who sends it again or drops it.
  parked_at timestamptz,
  dropped_at timestamptz,
  constraint outbox_end check (num_nonnulls(delivered_at, parked_at, dropped_at) <= 1),
  -- The span that queued it, where somebody traces (OPS-10).
  traceparent text
);

create index outbox_waiting on outbox (next_attempt_at, id)
  where delivered_at is null and parked_at is null and dropped_at is null;
create index outbox_parked on outbox (parked_at) where parked_at is not null;
-- The desk's lists (DINT-01).
create index outbox_open on outbox (id) where delivered_at is null and dropped_at is null;
create index outbox_dropped on outbox (id) where dropped_at is not null;
create index outbox_delivered on outbox (delivered_at) where delivered_at is not null;

-- What the ERP has reported, each event once, whatever order it speaks of.
create table erp_report (
  event_id text primary key check (length(event_id) between 8 and 100),
  order_number text not null references sales_order on delete cascade,
  company_id text not null,
  kind text not null check (kind in ('confirmation', 'shipment', 'delivery', 'invoice', 'credit')),
  -- Of an invoice or a credit note.
  document_number text,
  body_hash text not null,
  at timestamptz not null,
  received_at timestamptz not null
);

create index erp_report_order on erp_report (order_number, at);

-- The answer that a repeated call gets again. A row without an answer is a call that is still running.
create table idempotency (
  uid text not null references app_user on delete cascade,
  key text not null check (length(key) between 1 and 255),
  operation text not null,
  body_hash text not null,
  answer jsonb,
  created_at timestamptz not null,
  -- The company that the user acted for; empty where they serve none.
  company_id text not null,
  primary key (uid, company_id, key)
);

create index idempotency_age on idempotency (created_at);
