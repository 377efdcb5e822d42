-- Tickets become a conversation: categories as rows, comments, changes of state, marks of what was read, drafts.

-- What a ticket may be about; one with a parent is a subcategory of it.
create table ticket_category (
  id text primary key check (id ~ '^[a-z0-9-]{1,40}$'),
  parent_id text references ticket_category,
  sort integer not null,
  names jsonb not null check (is_texts(names) and names ? 'en')
);

create sequence ticket_number start 100001;

alter table ticket
  add column sent_at timestamptz,
  add column phone text not null default '' check (phone ~ '^(\+42[01][0-9]{9})?$'),
  add column market text not null default 'CZ' check (market in ('CZ', 'IT')),
  add column order_number text,
  add column order_line integer check (order_line > 0),
  add column invoice_number text,
  add column delivery_number text,
  add column material text,
  add column merged_into text references ticket,
  add column rating smallint check (rating between 1 and 5),
  add column rating_note text not null default '',
  add column rated_by text references app_user,
  add column rated_at timestamptz,
  add constraint ticket_rated check ((rating is null) = (rated_at is null));

create index ticket_place on ticket (ship_to_id, opened desc);
create index ticket_fresh on ticket (case_number) where status = 'New';

create table ticket_comment (
  id bigint generated always as identity primary key,
  case_number text not null references ticket,
  company_id text not null,
  at timestamptz not null,
  -- Who of the customer said it; empty is the brewery.
  uid text references app_user,
  -- Who of the brewery said it.
  author text check (length(author) between 1 and 80),
  -- By itself, not by a person.
  is_automatic boolean not null default false,
  text text not null check (length(text) > 0),
  -- Under which name it was told to us, so that it is told once.
  event_id text unique,
  constraint ticket_comment_speaker check ((uid is null) <> (author is null)),
  constraint ticket_comment_automatic check (not is_automatic or author is not null)
);

create index ticket_comment_case on ticket_comment (case_number, at, id);

create table ticket_change (
  id bigint generated always as identity primary key,
  case_number text not null references ticket,
  company_id text not null,
  at timestamptz not null,
  status text not null,
  -- Who of the customer did it; empty is the brewery.
  uid text references app_user,
  event_id text unique
);

create index ticket_change_case on ticket_change (case_number, at, id);

-- Up to when somebody has read what the brewery said.
create table ticket_read (
  case_number text not null references ticket,
  uid text not null references app_user,
  read_at timestamptz not null,
  primary key (case_number, uid)
);

-- What somebody began to write: a new ticket, or an answer to one.
create table ticket_draft (
  uid text not null references app_user,
  key text not null check (length(key) between 1 and 200),
  body jsonb not null,
  saved_at timestamptz not null,
  primary key (uid, key)
);
