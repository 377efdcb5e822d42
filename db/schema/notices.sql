-- What somebody is told in the portal, written with its cause; how it reads is nobody's business here.

create table notice (
  id bigint generated always as identity primary key,
  uid text not null references app_user on delete cascade,
  company_id text not null,
  -- Empty where it concerns the company.
  ship_to_id text,
  kind text not null,
  -- The number of the order, paper or ticket it is about.
  subject text not null,
  facts jsonb not null,
  -- What happened, by a name of its own: nobody is told twice.
  cause text not null,
  at timestamptz not null,
  read_at timestamptz,
  -- About what they ordered themselves.
  is_own boolean not null default false,
  -- Not where they turned the bell off, or did it themselves and only wait for the confirmation by mail.
  in_bell boolean not null default true,
  told_at timestamptz not null default now(),
  -- When it was decided which other ways it takes.
  carried_at timestamptz,
  unique (uid, cause)
);

create index notice_newest on notice (uid, company_id, at desc, id desc);
create index notice_unread on notice (uid, company_id) where read_at is null and in_bell;
create index notice_to_carry on notice (told_at) where carried_at is null;
create index notice_old on notice (at);

-- Switches that somebody turned away from their defaults (domain/notices): of a kind of news, a way and a place.
create table notice_setting (
  uid text not null references app_user on delete cascade,
  ship_to_id text not null,
  setting text not null,
  way text not null,
  is_wanted boolean not null,
  primary key (uid, ship_to_id, setting, way)
);

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
