-- Web push: who asked for it on which device, and what is to be sent there (PUSH-01).

-- By which push services know us; made once. The private half is sealed with VYCEP_SECRET.
create table push_key (
  id text primary key default 'vapid' check (id = 'vapid'),
  public_key text not null,
  sealed_private_key text not null,
  created_at timestamptz not null default now()
);

-- A browser that shows messages. Its address at the push service lets whoever has it send, so it is nobody else's to know.
create table push_device (
  id uuid primary key,
  uid text not null references app_user on delete cascade,
  -- Names of the session's tokens: who signs out on purpose ends the device with it.
  session_names text[] not null,
  endpoint text not null unique check (length(endpoint) <= 1000),
  p256dh text not null,
  auth text not null,
  language text not null check (language ~ '^[a-z]{2}$'),
  created_at timestamptz not null default now()
);

create index push_device_uid on push_device (uid);

-- Written in the transaction that decides it; sent by the worker, each cause once to a device.
create table push_message (
  id bigint generated always as identity primary key,
  device_id uuid not null references push_device on delete cascade,
  kind text not null,
  subject text not null,
  cause text not null,
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  -- Sent, or given up with its reason.
  done_at timestamptz,
  last_error text,
  unique (device_id, cause)
);

create index push_message_due on push_message (next_attempt_at) where done_at is null;
create index push_message_done on push_message (done_at) where done_at is not null;
