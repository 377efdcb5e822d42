-- Weekdays that staff change at many places at once (DCAL-03): what was asked for, and of each place what became of it. Rows outlive
-- the worker that is killed over them, and each is closed in the transaction that does what it says.
create table weekday_batch (
  id bigint generated always as identity primary key,
  by_uid text not null,
  -- Given by whoever asks, so that a second click begins no second batch.
  key text not null check (length(key) between 1 and 100),
  kind text not null check (kind in ('standard', 'truck', 'tank', 'unfiltered')),
  action text not null check (action in ('set', 'add', 'remove')),
  weekdays integer[] not null check (weekdays <@ array[1, 2, 3, 4, 5, 6, 7] and cardinality(weekdays) > 0),
  created_at timestamptz not null,
  finished_at timestamptz,
  unique (by_uid, key)
);

create index weekday_batch_open on weekday_batch (id) where finished_at is null;

create table weekday_batch_row (
  batch_id bigint not null references weekday_batch on delete cascade,
  ship_to_id text not null,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'refused')),
  -- Why not, as the desk's refusals are called.
  code text,
  primary key (batch_id, ship_to_id),
  constraint weekday_batch_row_code check ((state = 'refused') = (code is not null))
);

create index weekday_batch_row_waiting on weekday_batch_row (batch_id, ship_to_id) where state = 'waiting';
