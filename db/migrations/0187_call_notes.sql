-- What was said on the telephone, for whoever answers the next call (DCUST-04).

create table call_note (
  id bigint generated always as identity primary key,
  ship_to_id text not null,
  company_id text not null,
  at timestamptz not null,
  by_uid text not null references staff_member,
  -- Who called, where that is known.
  caller_uid text references app_user on delete set null,
  text text not null check (length(text) between 1 and 2000),
  foreign key (ship_to_id, company_id) references ship_to (id, company_id)
);

create index call_note_ship_to on call_note (ship_to_id, id);
