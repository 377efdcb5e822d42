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

-- Files that staff send to the desk: on their way piece by piece, then whole until an operation uses them.

create table desk_upload (
  id text primary key check (id ~ '^[0-9a-f]{32}$'),
  -- Whose; nobody else goes on with it or uses it.
  uid text not null,
  -- The words of packages/domain/src/files/upload.ts.
  purpose text not null check (purpose in ('photo', 'material', 'paper', 'picture')),
  name text not null check (length(name) between 1 and 200),
  bytes bigint not null check (bytes > 0),
  received bigint not null default 0 check (received between 0 and bytes),
  -- Files of the store that nothing refers to: what never becomes whole is swept away.
  pieces text[] not null default '{}',
  -- Known once all of it has come and was found good.
  file_id text references stored_file on delete cascade,
  media_type text,
  sha256 text,
  begun_at timestamptz not null,
  constraint desk_upload_whole check ((file_id is null) = (media_type is null) and (file_id is null) = (sha256 is null))
);

create index desk_upload_begun on desk_upload (begun_at);
create index desk_upload_file on desk_upload (file_id);
