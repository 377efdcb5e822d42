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
  unique (uid, cause)
);

create index notice_newest on notice (uid, company_id, at desc, id desc);
create index notice_unread on notice (uid, company_id) where read_at is null;
create index notice_old on notice (at);
