-- Everything in one archive, complete enough to move away (DINT-04): asked for, written by a worker, had for a day.
create table data_export (
  id bigint generated always as identity primary key,
  by_uid text not null,
  -- Of the click, so that a second one begins nothing.
  key text not null check (length(key) between 1 and 100),
  reason text not null check (length(reason) between 1 and 200),
  created_at timestamptz not null,
  -- Until when a worker has it, by the database's clock; each taking has its number.
  taken_until timestamptz,
  takings integer not null default 0 check (takings >= 0),
  -- How far it is, in tables and files.
  steps integer not null default 0 check (steps >= 0),
  steps_done integer not null default 0 check (steps_done between 0 and steps),
  is_set_aside boolean not null default false,
  finished_at timestamptz,
  row_count bigint check (row_count >= 0),
  file_count integer check (file_count >= 0),
  bytes bigint check (bytes >= 0),
  -- Gone with the file.
  file_id text references stored_file on delete set null,
  unique (by_uid, key),
  constraint data_export_finished check (num_nonnulls(finished_at, row_count, file_count, bytes) in (0, 4))
);

create index data_export_waiting on data_export (id) where finished_at is null and not is_set_aside;
create index data_export_file on data_export (file_id) where file_id is not null;
create index data_export_old on data_export (created_at);
