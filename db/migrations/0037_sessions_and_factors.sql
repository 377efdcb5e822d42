-- Sessions as people see them, and what they prove themselves with beside a password.

create table user_session (
  id uuid primary key,
  uid text not null references app_user on delete cascade,
  session_name text not null unique,
  user_agent text not null,
  first_address text not null,
  last_address text not null,
  signed_in_at timestamptz not null,
  authenticated_at timestamptz not null,
  last_used_at timestamptz not null,
  ended_at timestamptz
);

create index user_session_uid on user_session (uid, last_used_at);

create table authenticator (
  uid text primary key references app_user on delete cascade,
  sealed_secret text not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  last_step bigint not null
);

create table recovery_code (
  uid text not null references app_user on delete cascade,
  code_hash text not null,
  created_at timestamptz not null,
  used_at timestamptz,
  primary key (uid, code_hash)
);

create table passkey (
  id uuid primary key,
  uid text not null references app_user on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  sign_count bigint not null check (sign_count >= 0),
  transports text not null,
  name text not null check (char_length(name) between 1 and 60),
  created_at timestamptz not null,
  last_used_at timestamptz
);

create index passkey_uid on passkey (uid, created_at);

create table passkey_challenge (
  challenge_hash text primary key,
  subject text not null,
  expires_at timestamptz not null
);

create index passkey_challenge_expiry on passkey_challenge (expires_at);

create table half_sign_in (
  interaction_hash text primary key,
  uid text not null references app_user on delete cascade,
  expires_at timestamptz not null
);

create index half_sign_in_expiry on half_sign_in (expires_at);
