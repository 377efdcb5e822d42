-- Deliveries that a holiday moves or cancels (CALENDAR-22, CALENDAR-23).

create table delivery_exception (
  ship_to_id text not null,
  company_id text not null,
  kind text not null check (kind in ('standard', 'truck', 'unfiltered', 'tank')),
  type_of_change text not null check (type_of_change in ('moved', 'cancelled')),
  original_date date not null,
  original_hours text not null,
  scheduled_date date check (scheduled_date <> original_date),
  scheduled_hours text,
  -- The cut-off of the new date, local time in Europe/Prague.
  order_by_date date,
  order_by_time text check (order_by_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  primary key (ship_to_id, kind, original_date),
  foreign key (ship_to_id, company_id) references ship_to (id, company_id),
  -- A moved delivery has all of a new date; a cancelled one has nothing of it.
  constraint delivery_exception_complete check (num_nonnulls(scheduled_date, scheduled_hours, order_by_date, order_by_time) =
    case type_of_change when 'moved' then 4 else 0 end),
  constraint delivery_exception_order_by_in_time check (order_by_date <= scheduled_date)
);

create index delivery_exception_company on delivery_exception (company_id, original_date);
