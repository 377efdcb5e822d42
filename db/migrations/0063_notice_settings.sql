-- Which ways a notice takes, and what somebody chose of them.

alter table notice
  add column is_own boolean not null default false,
  add column in_bell boolean not null default true,
  add column told_at timestamptz not null default now(),
  add column carried_at timestamptz;
-- What was told before is in the bell and goes nowhere else.
update notice set carried_at = now();

drop index notice_unread;
create index notice_unread on notice (uid, company_id) where read_at is null and in_bell;
create index notice_to_carry on notice (told_at) where carried_at is null;

create table notice_setting (
  uid text not null references app_user on delete cascade,
  ship_to_id text not null,
  setting text not null,
  way text not null,
  is_wanted boolean not null,
  primary key (uid, ship_to_id, setting, way)
);

drop trigger notice_written on notice;
create trigger notice_written
  after insert or update of read_at on notice
  for each row when (new.in_bell) execute function tell_notice();
