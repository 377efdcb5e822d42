-- Files that the brewery's people bring in: tried first, then written whole or not at all, with what stood there before (DINT-03).
create table data_import (
  id bigint generated always as identity primary key,
  kind text not null check (length(kind) between 1 and 40),
  file_name text not null check (length(file_name) between 1 and 120),
  state text not null check (state in ('tried', 'dropped', 'written', 'undone')),
  -- Grows with every trial: whoever saw an older one writes nothing.
  version integer not null default 1 check (version > 0),
  -- Of what the rows do, so that nothing else is written than was seen.
  fingerprint text not null,
  created_rows integer not null check (created_rows >= 0),
  changed_rows integer not null check (changed_rows >= 0),
  unchanged_rows integer not null check (unchanged_rows >= 0),
  refused_rows integer not null check (refused_rows >= 0),
  -- Where prices went.
  draft_ids bigint[] not null default '{}',
  tried_by text not null,
  tried_at timestamptz not null,
  written_by text,
  written_at timestamptz,
  undone_by text,
  undone_at timestamptz,
  constraint data_import_written check ((written_at is not null) = (state in ('written', 'undone'))),
  constraint data_import_undone check ((undone_at is not null) = (state = 'undone'))
);

create index data_import_old on data_import (tried_at);

-- The file itself, as long as it may still be written.
create table data_import_file (
  import_id bigint primary key references data_import on delete cascade,
  at timestamptz not null,
  content bytea not null
);

create index data_import_file_old on data_import_file (at);

-- What each row does, with what stood there before and after, as long as somebody may want to take it back.
create table data_import_row (
  import_id bigint not null references data_import on delete cascade,
  position integer not null check (position > 0),
  at timestamptz not null,
  -- None of a row that the file changes without naming it.
  line integer check (line > 0),
  key text not null,
  state text not null check (state in ('created', 'changed', 'unchanged', 'removed', 'refused')),
  faults jsonb not null default '[]',
  before jsonb,
  after jsonb,
  primary key (import_id, position)
);

create index data_import_row_old on data_import_row (at);
