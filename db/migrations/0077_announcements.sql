-- Messages of the brewery to all or to a group, each from one moment until another (BELL-04).
create table announcement (
  key text primary key check (key ~ '^[a-z0-9-]{1,60}$'),
  severity text not null check (severity in ('critical', 'warning', 'info')),
  audience text not null check (audience in ('all', 'market', 'company', 'ship-to', 'role')),
  -- Which of them; empty where it is for all.
  audience_ids text[] not null,
  titles jsonb not null check (is_texts(titles) and titles ? 'en'),
  bodies jsonb not null check (is_texts(bodies)),
  link text check (link ~ '^(/|https://)'),
  starts_at timestamptz not null,
  -- No longer from this moment on.
  ends_at timestamptz not null,
  constraint announcement_validity check (ends_at >= starts_at),
  constraint announcement_audience check ((audience = 'all') = (cardinality(audience_ids) = 0))
);

create index announcement_end on announcement (ends_at);

-- Who put a message away, for all their devices.
create table announcement_dismissal (
  uid text not null references app_user on delete cascade,
  key text not null references announcement on delete cascade,
  dismissed_at timestamptz not null,
  primary key (uid, key)
);

create function tell_announcement() returns trigger
  language plpgsql as $$
begin
  perform pg_notify('vycep', json_build_object('kind', 'announcement')::text);
  return null;
end
$$;

create trigger announcement_changed
  after insert or update or delete on announcement
  for each statement execute function tell_announcement();
