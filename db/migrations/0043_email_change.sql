-- Another e-mail, waiting for both mailboxes; of the links only the hashes of their secrets are kept. A new wish takes the
-- place of the one before it.
create table email_change (
  uid text primary key references app_user on delete cascade,
  old_email text not null,
  new_email text not null check (new_email ~ '^[^@\s]+@[^@\s]+$'),
  old_secret_hash text not null unique,
  new_secret_hash text not null unique,
  expires_at timestamptz not null,
  old_confirmed_at timestamptz,
  new_confirmed_at timestamptz,
  done_at timestamptz
);
