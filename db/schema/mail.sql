-- Mails: written with their cause, sent by the worker.

create table mail (
  message_id text primary key,
  kind text not null,
  recipient text not null,
  language text not null check (language ~ '^[a-z]{2}$'),
  -- Sealed with VYCEP_SECRET, for it may hold the secret of a link; forgotten once the mail is sent or set aside.
  sealed_facts text,
  created_at timestamptz not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  sent_at timestamptz,
  set_aside_at timestamptz,
  last_error text,
  check (sent_at is null or set_aside_at is null),
  check (sealed_facts is not null or sent_at is not null or set_aside_at is not null)
);

create index mail_due on mail (next_attempt_at) where sent_at is null and set_aside_at is null;
create index mail_sent on mail (sent_at) where sent_at is not null;
create index mail_set_aside on mail (set_aside_at) where set_aside_at is not null;

-- Addresses, folded, that a mail server refused for good.
create table mail_bounce (
  address text primary key,
  reason text not null,
  bounced_at timestamptz not null
);

-- The demo's mailbox: what would have been sent.
create table mailbox (
  message_id text primary key references mail on delete cascade,
  recipient text not null,
  subject text not null,
  html text not null,
  plain_text text not null,
  received_at timestamptz not null
);

create index mailbox_received on mailbox (received_at desc, message_id);

-- What went with it.
create table mailbox_file (
  message_id text not null references mailbox on delete cascade,
  position integer not null,
  name text not null,
  type text not null,
  content bytea not null,
  primary key (message_id, position)
);
