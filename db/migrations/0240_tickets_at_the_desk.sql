-- Who of the house works on a ticket, and what the house notes of it; no customer reads either (DTICK-01).
create table ticket_assignee (
  case_number text primary key references ticket,
  uid text not null references staff_member,
  at timestamptz not null
);

create index ticket_assignee_person on ticket_assignee (uid);

create table ticket_note (
  id bigint generated always as identity primary key,
  case_number text not null references ticket,
  company_id text not null,
  at timestamptz not null,
  by_uid text not null references staff_member,
  text text not null check (length(text) between 1 and 2000)
);

create index ticket_note_case on ticket_note (case_number, id);
