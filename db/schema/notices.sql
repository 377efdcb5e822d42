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
