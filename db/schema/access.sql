-- Who may come in, and what they may do where.
-- No time stamp here or elsewhere has a default: the server's one clock writes them all (D15).

-- Whoever signs in, as a user of customers or as staff: what they prove themselves with hangs on this.
create table account (
  uid text primary key,
  realm text not null check (realm in ('customer', 'staff'))
);

-- Of somebody new nothing is looked up: a plan made while there were few would read all accounts for each of many.
create function keep_account() returns trigger
  language plpgsql as $$
begin
  insert into account (uid, realm) values (new.uid, tg_argv[0]) on conflict (uid) do nothing;
  if not found and (select realm from account where uid = new.uid) <> tg_argv[0] then
    raise exception 'the id % belongs to the other side', new.uid using errcode = 'unique_violation';
  end if;
  return new;
end
$$;

create function drop_account() returns trigger
  language plpgsql as $$
begin
  delete from account where uid = old.uid;
  return old;
end
$$;

create table app_user (
  uid text primary key,
  company_id text references company,
  first_name text not null,
  last_name text not null,
  email text not null check (email ~ '^[^@\s]+@[^@\s]+$'),
  phone text not null,
  country text check (country ~ '^[A-Z]{3}$'),
  language text not null check (language ~ '^[a-z]{2}$'),
  status text not null check (
    -- A program is the name of a company's key: nobody signs in as one.
    status in ('Active', 'Invited', 'Inactive', 'Deactivated', 'Suspended', 'Exited', 'Move Out', 'Program')),
  is_first_login boolean not null,
  show_tutorial integer check (show_tutorial >= 0),
  is_validated boolean not null,
  is_key_account boolean not null,
  terms_agreed boolean not null,
  created_at timestamptz not null,
  -- Which versions of the terms they agreed to when asked, as terms_consent has them.
  terms_versions text[] collate "C" not null default '{}'
);

create trigger app_user_account before insert on app_user
  for each row execute function keep_account('customer');
create trigger app_user_no_account after delete on app_user
  for each row execute function drop_account();

-- Whoever was invited and has not come yet holds no address: it may be somebody's of another company (D47).
create unique index app_user_email on app_user (lower(email collate "C")) where status <> 'Invited';
create unique index app_user_invited on app_user (company_id, lower(email collate "C")) where status = 'Invited';
create index app_user_company on app_user (company_id, uid);
-- How many people a company has.
create index app_user_people on app_user (company_id) where status <> 'Program';
create index app_user_name on app_user (((last_name || ' ' || first_name) collate cs_alphabet), uid);
-- Who has not agreed to the terms, of those who can sign in: by what they agreed to when asked, and since when they have agreed to what
-- they found as they came.
create index app_user_agreed on app_user (
    terms_versions, (case when terms_agreed then created_at else '-infinity'::timestamptz end))
  include (uid, last_name, first_name, company_id, country, terms_agreed, created_at)
  where status = 'Active' and is_validated;
-- The same by their names, where many have not.
create index app_user_asked on app_user (((last_name || ' ' || first_name) collate cs_alphabet), uid)
  include (last_name, first_name, company_id, country, terms_agreed, created_at, terms_versions)
  where status = 'Active' and is_validated;
-- A telephone number by its figures alone: people write it with spaces here and there.
create index app_user_search on app_user using gin (
  fold_text(first_name || ' ' || last_name || ' ' || first_name || ' ' || email || ' ' || regexp_replace(phone, '\D', '', 'g'))
  gin_trgm_ops);

-- The place that ordering begins with, in each company that somebody serves (PROFILE-06, D47).
create table default_ship_to (
  uid text not null references app_user on delete cascade,
  company_id text not null references company,
  ship_to_id text not null references ship_to,
  primary key (uid, company_id)
);

-- Every password a user ever had, as argon2id, so that none of the last eight comes back (AUTH-12).
create table user_password (
  uid text not null references account on delete cascade,
  changed_at timestamptz not null,
  hash text not null check (hash like '$argon2id$%'),
  is_current boolean not null,
  primary key (uid, changed_at)
);

create unique index user_password_current on user_password (uid) where is_current;

-- Links that set or reset a password: only the hash of the link's secret is kept.
create table password_link (
  secret_hash text primary key,
  uid text not null references account on delete cascade,
  purpose text not null check (purpose in ('set', 'reset')),
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null,
  -- Who invites, as the page greets with it.
  inviter text,
  company text
);

create index password_link_uid on password_link (uid);

-- Whoever has just set a password is let in by it once, without typing it again: the browser's cookie holds the secret.
create table sign_in_ticket (
  secret_hash text primary key,
  uid text not null references account on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- One that lets in whoever a purchasing system sends proves no person: what asks for a fresh sign-in stays closed (D38).
  proves_person boolean not null default true
);

create table role (
  id text primary key,
  name text not null unique
);

create table role_permission (
  role_id text not null references role on delete cascade,
  permission text not null,
  mark text not null check (mark in ('allowed', 'not_allowed', 'optional_on', 'optional_off')),
  primary key (role_id, permission)
);

-- One row per user and ship-to: the permission schema. Ordering looks at the chosen ship-to's own row.
create table ship_to_role (
  uid text not null references app_user on delete cascade,
  ship_to_id text not null,
  company_id text not null,
  role_id text not null references role,
  role_name text not null,
  -- Comma-separated names; split, trim and compare whole names.
  permissions text not null,
  customer_type text check (customer_type in ('POS', 'WHS')),
  primary key (uid, ship_to_id),
  foreign key (ship_to_id, company_id) references ship_to (id, company_id)
);

create index ship_to_role_company on ship_to_role (company_id, uid);
create index ship_to_role_ship_to on ship_to_role (ship_to_id);
create index ship_to_role_role on ship_to_role (role_id, uid);

-- How somebody of several companies stands in one of them, where that is not as everywhere.
create table company_standing (
  uid text not null references app_user on delete cascade,
  company_id text not null references company,
  status text not null check (status in ('Active', 'Deactivated', 'Suspended', 'Exited')),
  primary key (uid, company_id)
);

-- The OpenID provider's store: hashes of ids, and records that are sealed with VYCEP_SECRET.
create table oidc_payload (
  kind text not null,
  id_hash text not null,
  grant_hash text,
  uid_hash text,
  expires_at timestamptz,
  consumed_at timestamptz,
  sealed_payload text not null,
  -- An interaction that was finished and is only kept for repeats.
  is_finished boolean not null default false,
  account_uid text,
  -- Whose session a code was given to, and the grants that a session lives by.
  session_hash text,
  grant_hashes text[] not null default '{}',
  primary key (kind, id_hash)
);

create index oidc_payload_grant on oidc_payload (grant_hash);
create index oidc_payload_uid on oidc_payload (kind, uid_hash);
create index oidc_payload_expiry on oidc_payload (expires_at);
create index oidc_payload_account on oidc_payload (account_uid);

-- The private half is sealed with VYCEP_SECRET. A retired key signs no more; what it signed is still good for its time.
create table signing_key (
  kid text primary key,
  created_at timestamptz not null,
  retired_at timestamptz,
  public_jwk jsonb not null,
  sealed_jwk text not null
);

create table revoked_token (
  jti text primary key,
  expires_at timestamptz not null
);

create index revoked_token_expiry on revoked_token (expires_at);

-- Tokens that were issued to the user before this moment are refused, but for those of the sessions named.
create table session_end (
  uid text primary key references account on delete cascade,
  ended_at timestamptz not null,
  besides text[] not null default '{}'
);

-- Devices on which a user signed in: a hash of what their cookie says, or of a program's address.
create table known_device (
  uid text not null references account on delete cascade,
  device_hash text not null,
  first_used_at timestamptz not null,
  last_used_at timestamptz not null,
  primary key (uid, device_hash)
);

create index known_device_last_used on known_device (last_used_at);

-- Counted for the lock-out; the subject is a hash of an address or of an e-mail.
create table sign_in_attempt (
  id bigint generated always as identity primary key,
  subject text not null,
  attempted_at timestamptz not null,
  succeeded boolean not null
);

create index sign_in_attempt_subject on sign_in_attempt (subject, attempted_at);
create index sign_in_attempt_time on sign_in_attempt (attempted_at);

-- What processes counted of one caller within a minute. It is of no use after a crash, so nothing of it is logged.
create unlogged table call_count (
  counter text not null,
  subject text not null,
  window_start timestamptz not null,
  taken integer not null,
  primary key (counter, subject, window_start)
);

create index call_count_window on call_count (window_start);

-- Every change of rights, orders and users. Rows are added and never changed.
create table audit_entry (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor_uid text,
  company_id text,
  action text not null,
  subject_kind text not null,
  subject_id text not null,
  request_id text,
  detail jsonb not null,
  -- From where it was done (DAUD-01); nothing where the brewery's own programs did it, or it was done before.
  address text,
  user_agent text,
  -- The customer's user in whose name one of the staff did it (DORD-06).
  as_uid text
);

create index audit_entry_company on audit_entry (company_id, at);
create index audit_entry_subject on audit_entry (subject_kind, subject_id, at);
create index audit_entry_at on audit_entry (at desc, id desc);
create index audit_entry_actor on audit_entry (actor_uid, at desc, id desc);
-- Of those done in somebody's name (DCUST-05).
create index audit_entry_as on audit_entry (as_uid) where as_uid is not null;
create index audit_entry_action on audit_entry (action, at desc, id desc);
-- A price is called by its list and its goods; it is looked for by its goods.
create index audit_entry_price on audit_entry (split_part(subject_id, ' ', -1), at)
  where subject_kind = 'price';

create function refuse_change() returns trigger
  language plpgsql as $$
begin
  raise exception 'rows of % are added and never changed', tg_table_name using errcode = 'restrict_violation';
end
$$;

create trigger audit_entry_append_only
  before update or truncate on audit_entry
  for each statement execute function refuse_change();

-- What is older than a year may be removed, as the operator decides (OPS-14).
create function keep_a_year() returns trigger
  language plpgsql as $$
begin
  if old.at > now() - interval '1 year' then
    raise exception 'rows of % are kept for a year at least', tg_table_name using errcode = 'restrict_violation';
  end if;
  return old;
end
$$;

create trigger audit_entry_kept before delete on audit_entry
  for each row execute function keep_a_year();

-- Who agreed to which version of the terms of use, and when.
create table terms_consent (
  uid text not null references app_user on delete cascade,
  version text not null,
  agreed_at timestamptz not null,
  primary key (uid, version)
);

-- Made of the row alone as it stands when its turn comes, so that of two at once both are kept.
create function keep_terms_versions() returns trigger
  language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update app_user set terms_versions = array_remove(terms_versions, old.version)
    where uid = old.uid and old.version = any(terms_versions);
  end if;
  if tg_op <> 'DELETE' then
    update app_user set terms_versions = array(
      select version from unnest(terms_versions || new.version) kept (version) order by version collate "C")
    where uid = new.uid and new.version <> all(terms_versions);
  end if;
  return null;
end
$$;

create trigger terms_consent_kept after insert or update or delete on terms_consent
  for each row execute function keep_terms_versions();

-- Who asked the owners for a right on which day: once a day each.
create table access_request (
  uid text not null references app_user on delete cascade,
  permission text not null,
  day date not null,
  asked_at timestamptz not null,
  primary key (uid, permission, day)
);
