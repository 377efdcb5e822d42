-- The desk moves, cancels and adds deliveries of many places at once, and open pages hear of it (DCAL-02).
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

alter table delivery_exception
  add column change_id text,
  add column is_announced boolean not null default true;

alter table delivery_exception
  drop constraint delivery_exception_type_of_change_check,
  drop constraint delivery_exception_check,
  drop constraint delivery_exception_complete,
  add constraint delivery_exception_type_of_change_check check (type_of_change in ('moved', 'cancelled', 'added')) not valid,
  add constraint delivery_exception_other_day check ((scheduled_date = original_date) = (type_of_change = 'added')) not valid,
  add constraint delivery_exception_complete check (num_nonnulls(scheduled_date, scheduled_hours, order_by_date, order_by_time) =
    case type_of_change when 'cancelled' then 0 else 4 end) not valid;

create function tell_deliveries_changed() returns trigger
  language plpgsql as $$
begin
  perform pg_notify('vycep', json_build_object('kind', 'place', 'company', company_id)::text)
  from (select distinct company_id from changed) told;
  return null;
end
$$;

create trigger exceptions_added after insert on delivery_exception
  referencing new table as changed for each statement execute function tell_deliveries_changed();
create trigger exceptions_changed after update on delivery_exception
  referencing new table as changed for each statement execute function tell_deliveries_changed();
create trigger exceptions_removed after delete on delivery_exception
  referencing old table as changed for each statement execute function tell_deliveries_changed();
