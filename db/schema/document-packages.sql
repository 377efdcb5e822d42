-- Many documents as one archive: asked for, packed by a worker, had for a day.

create table document_package (
  id text primary key check (id ~ '^[0-9a-f]{32}$'),
  uid text not null references app_user on delete cascade,
  format text not null check (format in ('pdf', 'isdoc', 'xml', 'xlsx')),
  language text not null check (language ~ '^[a-z]{2}$'),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- Until when a worker has it, by the database's clock; each taking has its number.
  taken_until timestamptz,
  takings integer not null default 0 check (takings >= 0),
  -- Known once it is packed.
  file_id text unique references stored_file,
  is_set_aside boolean not null default false
);

create index document_package_waiting on document_package (created_at) where file_id is null and not is_set_aside;
create index document_package_uid on document_package (uid, created_at);

create table document_package_item (
  package_id text not null references document_package on delete cascade,
  position integer not null check (position > 0),
  kind text not null,
  number text not null,
  -- Null of what there is not, or is somebody else's.
  document_id bigint references document on delete cascade,
  state text not null check (state in ('waiting', 'packed', 'missing')),
  primary key (package_id, position)
);
