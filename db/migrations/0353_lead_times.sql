-- Lead times and cut-offs hold from a day on, as the desk dates them, and open pages hear of it (DCAL-03).
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

create trigger rules_changed after insert or update or delete or truncate on lead_time
  for each statement execute function rules_changed();

create function tell_days_changed() returns trigger
  language plpgsql as $$
begin
  perform pg_notify('vycep', json_build_object('kind', 'place', 'company', null)::text);
  return null;
end
$$;

-- Of all places at once.
create trigger lead_times_changed after insert or update or delete on lead_time
  for each statement execute function tell_days_changed();
