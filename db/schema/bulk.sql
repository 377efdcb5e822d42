-- Records that staff change many at once (DLIST-03), by one kind of batch for every list that has none of its own: what was asked for,
-- and of each record what became of it. Rows outlive the worker that is killed over them, and each is closed in the transaction that
-- does what it says.
create table bulk_batch (
  id bigint generated always as identity primary key,
  by_uid text not null,
  -- Given by whoever asks, so that a second click begins no second batch.
  key text not null check (length(key) between 1 and 100),
  list text not null check (
    list in ('contents', 'materials', 'bundles', 'leaflets', 'tickets', 'users', 'limits', 'companies', 'staff', 'papers')
  ),
  -- What shall be done: its kind, and what belongs to it.
  act jsonb not null check (jsonb_typeof(act -> 'kind') = 'string'),
  created_at timestamptz not null,
  finished_at timestamptz,
  unique (by_uid, key)
);

create index bulk_batch_open on bulk_batch (id) where finished_at is null;

create table bulk_batch_row (
  batch_id bigint not null references bulk_batch on delete cascade,
  record_id text not null,
  -- What it was called when it was chosen.
  name text,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'refused')),
  -- Why not: a stable code, and the sentence that the command said.
  code text,
  message text,
  primary key (batch_id, record_id),
  constraint bulk_batch_row_code check ((state = 'refused') = (code is not null))
);

create index bulk_batch_row_waiting on bulk_batch_row (batch_id, record_id) where state = 'waiting';
