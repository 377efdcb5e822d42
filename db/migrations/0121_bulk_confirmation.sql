-- Orders that staff confirm in bulk (DLIST-03): what was asked for, and of each order what became of it. Rows outlive the worker
-- that is killed over them, and each is closed in the transaction that does what it says.
create table order_batch (
  id bigint generated always as identity primary key,
  by_uid text not null,
  -- Given by whoever asks, so that a second click begins no second batch.
  key text not null check (length(key) between 1 and 100),
  created_at timestamptz not null,
  finished_at timestamptz,
  unique (by_uid, key)
);

create index order_batch_open on order_batch (id) where finished_at is null;

create table order_batch_row (
  batch_id bigint not null references order_batch on delete cascade,
  order_number text not null,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'refused')),
  -- Why not, as the desk's refusals are called.
  code text,
  primary key (batch_id, order_number),
  constraint order_batch_row_code check ((state = 'refused') = (code is not null))
);

create index order_batch_row_waiting on order_batch_row (batch_id, order_number) where state = 'waiting';
