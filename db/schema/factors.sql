-- Sessions as people see them, and what they prove themselves with beside a password.

-- A browser that is or was signed in. The name stands in its tokens and lets nobody in; what the browser shows the
-- provider is another secret.
create table user_session (
  id uuid primary key,
  uid text not null references account on delete cascade,
  session_name text not null unique,
  user_agent text not null,
  first_address text not null,
  last_address text not null,
  signed_in_at timestamptz not null,
  -- When a password or a second factor was last given in it (D38).
  authenticated_at timestamptz not null,
  last_used_at timestamptz not null,
  ended_at timestamptz
);

create index user_session_uid on user_session (uid, last_used_at);
create index user_session_last_used on user_session (last_used_at);

-- The secret is sealed with VYCEP_SECRET. No code of a step that was used, or of one before it, is taken again.
create table authenticator (
  uid text primary key references account on delete cascade,
  sealed_secret text not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  last_step bigint not null
);

-- Only the hashes; 80 random bits each, so no salt is needed.
create table recovery_code (
  uid text not null references account on delete cascade,
  code_hash text not null,
  created_at timestamptz not null,
  used_at timestamptz,
  primary key (uid, code_hash)
);

create table passkey (
  id uuid primary key,
  uid text not null references account on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  sign_count bigint not null check (sign_count >= 0),
  -- Comma-separated, as the browser told.
  transports text not null,
  name text not null check (char_length(name) between 1 and 60),
  created_at timestamptz not null,
  last_used_at timestamptz
);

create index passkey_uid on passkey (uid, created_at);

-- What a passkey was asked to sign, each good for one answer. The subject says who asked for what.
create table passkey_challenge (
  challenge_hash text primary key,
  subject text not null,
  expires_at timestamptz not null
);

create index passkey_challenge_expiry on passkey_challenge (expires_at);

-- Sign-ins whose password was right and whose second step is still to come.
create table half_sign_in (
  interaction_hash text primary key,
  uid text not null references account on delete cascade,
  expires_at timestamptz not null,
  -- Whether the first step was that of the staff's provider and no password (DSIGN-04).
  by_provider boolean not null default false
);

create index half_sign_in_expiry on half_sign_in (expires_at);
