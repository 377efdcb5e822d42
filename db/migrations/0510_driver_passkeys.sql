-- Telephones that a driver comes in with on later days without a code (DSIGN-09): made by one that was in by a code of a day.
create table driver_passkey (
  id uuid primary key,
  driver_id text not null references driver,
  credential_id text not null unique,
  public_key bytea not null,
  sign_count bigint not null check (sign_count >= 0),
  -- Comma-separated, as the browser told.
  transports text not null,
  name text not null check (char_length(name) between 1 and 60),
  -- By which the telephone was in when it was made; each code makes one.
  pass_id uuid unique references driver_pass on delete set null,
  created_at timestamptz not null,
  last_used_at timestamptz
);

create index driver_passkey_driver on driver_passkey (driver_id, created_at);

-- Telephones that are in by a passkey, until the day ends; they go with it.
create table driver_visit (
  device_hash text primary key,
  passkey_id uuid not null references driver_passkey on delete cascade,
  day date not null,
  began_at timestamptz not null
);

create index driver_visit_passkey on driver_visit (passkey_id);
create index driver_visit_began_at on driver_visit (began_at);
