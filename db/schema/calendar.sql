-- What the desk changed about the deliveries of a day, for one place or for many (DCAL-02).
create table delivery_change (
  id text primary key,
  type_of_change text not null check (type_of_change in ('moved', 'cancelled', 'added')),
  kinds text[] not null check (kinds <@ array['standard', 'truck', 'unfiltered', 'tank'] and cardinality(kinds) > 0),
  -- The day that falls away, or on which a delivery is added.
  day date not null,
  new_day date check (new_day <> day),
  -- Null where the lead time says by when to order.
  order_by_date date,
  order_by_time text check (order_by_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  -- Whom it was for: market, customerType, companies, shipTos, zips; what is not named narrows nothing.
  scope jsonb not null,
  -- Why, in the words that customers read; empty where nobody said.
  reasons jsonb not null check (is_texts(reasons)),
  published_at timestamptz not null,
  published_by text not null,
  -- How many places were told, and for how many more the day was closed.
  told_places integer not null check (told_places >= 0),
  closed_places integer not null check (closed_places >= 0),
  taken_back_at timestamptz,
  taken_back_by text,
  taken_back_reason text check (length(taken_back_reason) between 1 and 200),
  constraint delivery_change_new_day check ((type_of_change = 'moved') = (new_day is not null)),
  constraint delivery_change_order_by check (num_nonnulls(order_by_date, order_by_time) in (0, 2)),
  constraint delivery_change_taken_back check (num_nonnulls(taken_back_at, taken_back_by, taken_back_reason) in (0, 3))
);

create index delivery_change_day on delivery_change (day, id);

-- Deliveries that are moved or cancelled (CALENDAR-22, CALENDAR-23), or come besides (DCAL-02).

create table delivery_exception (
  ship_to_id text not null,
  company_id text not null,
  kind text not null check (kind in ('standard', 'truck', 'unfiltered', 'tank')),
  type_of_change text not null check (type_of_change in ('moved', 'cancelled', 'added')),
  -- Of an added one the day on which it comes.
  original_date date not null,
  original_hours text not null,
  scheduled_date date,
  scheduled_hours text,
  -- The cut-off of the new date, local time in Europe/Prague.
  order_by_date date,
  order_by_time text check (order_by_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  -- The change of the desk that wrote it; null of an imported one.
  change_id text,
  -- Whether the place is told. Not where nothing was scheduled and only the day is closed.
  is_announced boolean not null default true,
  primary key (ship_to_id, kind, original_date),
  foreign key (ship_to_id, company_id) references ship_to (id, company_id),
  constraint delivery_exception_other_day check ((scheduled_date = original_date) = (type_of_change = 'added')),
  -- A moved delivery and an added one have all of a new date; a cancelled one has nothing of it.
  constraint delivery_exception_complete check (num_nonnulls(scheduled_date, scheduled_hours, order_by_date, order_by_time) =
    case type_of_change when 'cancelled' then 0 else 4 end),
  constraint delivery_exception_order_by_in_time check (order_by_date <= scheduled_date)
);

create index delivery_exception_company on delivery_exception (company_id, original_date);
create index delivery_exception_day on delivery_exception (original_date);
-- What closes on a day by a moment of its own.
create index delivery_exception_order_by on delivery_exception (order_by_date) where order_by_date is not null;
create index delivery_exception_change on delivery_exception (change_id) where change_id is not null;

-- By when and how many working days before its delivery an order is placed, for what is ordered from a day on (DCAL-03). What no
-- row reaches back to goes by the rules' own figures.
create table lead_time (
  kind text not null check (kind in ('truck', 'pickup', 'unfiltered', 'tank')),
  -- Until the next one of the kind.
  valid_from date not null,
  -- Local time in Europe/Prague.
  cut_off text not null check (cut_off ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  days integer not null check (days between 1 and 20),
  set_at timestamptz not null,
  set_by text not null,
  primary key (kind, valid_from)
);
