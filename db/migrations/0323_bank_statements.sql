create table bank_statement (
  id bigint generated always as identity primary key,
  name text not null,
  content_hash text not null unique,
  other_count integer not null check (other_count >= 0),
  known_count integer not null check (known_count >= 0),
  added_by text not null,
  added_at timestamptz not null
);

create table bank_movement (
  statement_id bigint not null references bank_statement on delete cascade,
  line integer not null check (line > 0),
  day date not null,
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  symbol text not null,
  account text not null,
  payer text not null,
  message text not null,
  fingerprint text not null unique,
  number text references invoice,
  company_id text,
  left_reason text,
  handled_by text,
  handled_at timestamptz,
  primary key (statement_id, line),
  constraint bank_movement_end check (num_nonnulls(number, left_reason) <= 1),
  constraint bank_movement_handled check ((handled_at is not null) = (num_nonnulls(number, left_reason) = 1))
);

create index bank_movement_waiting on bank_movement (statement_id) where handled_at is null;
create index bank_movement_number on bank_movement (number) where number is not null;
