-- Files that the house keeps: what they are stands here, their bytes in the store (a folder, or one that speaks S3).

create table stored_file (
  -- Also its name in the store.
  id text primary key check (id ~ '^[0-9a-f]{32}$'),
  -- Whose it is; null of what is the brewery's.
  company_id text,
  name text not null check (length(name) between 1 and 200 and name !~ '[[:cntrl:]/\\]'),
  type text not null check (type ~ '^[a-z]+/[a-z0-9.+-]+$'),
  begun_at timestamptz not null,
  -- Known once all of it is in the store.
  bytes bigint check (bytes >= 0),
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  -- Null while nothing refers to it: what stays so is swept away.
  kept_at timestamptz,
  expires_at timestamptz,
  constraint stored_file_whole check (kept_at is null or (bytes is not null and sha256 is not null))
);

create index stored_file_unkept on stored_file (begun_at) where kept_at is null;
create index stored_file_expiring on stored_file (expires_at) where expires_at is not null;
