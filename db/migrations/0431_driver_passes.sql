-- By which a driver comes in on one telephone for one day (DSIGN-09): the dispatcher makes a code, the first telephone that uses it
-- is the one.
create table driver_pass (
  id uuid primary key,
  driver_id text not null references driver,
  day date not null,
  code_hash text not null unique,
  made_by text not null references staff_member on delete cascade,
  made_at timestamptz not null,
  -- Of the telephone, once one has used the code.
  device_hash text unique,
  used_at timestamptz,
  -- Another code was made since.
  revoked_at timestamptz,
  constraint driver_pass_used check ((device_hash is null) = (used_at is null))
);

create index driver_pass_driver on driver_pass (driver_id, day);
create index driver_pass_made_by on driver_pass (made_by);
create index driver_pass_made_at on driver_pass (made_at);
