-- Shopping for a purchasing system (B16): how it signs in, and each time that somebody shops for it.

create table punch_out (
  id text primary key check (id ~ '^[a-z0-9]{16}$'),
  company_id text not null references company,
  -- In whose name its purchasers shop: who made it. Whose rights bound it, place by place.
  uid text not null references app_user on delete cascade,
  name text not null check (length(name) between 1 and 60),
  -- Where carts may be taken home to.
  return_hosts text[] not null check (cardinality(return_hosts) between 1 and 5),
  -- The hash of its secret, sealed with VYCEP_SECRET (OPS-13).
  sealed_hash text not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz
);

create index punch_out_company on punch_out (company_id, created_at desc);
create index punch_out_maker on punch_out (uid);

create table punch_out_visit (
  id uuid primary key,
  punch_out_id text not null references punch_out on delete cascade,
  -- Of the secret in the start page's address; once that was opened, of the one in the browser's cookie.
  secret_hash text not null unique,
  protocol text not null check (protocol in ('cxml', 'oci')),
  return_address text not null check (length(return_address) <= 2000),
  -- What the purchasing system knows it by, and by which names the two spoke.
  buyer_cookie text not null check (length(buyer_cookie) <= 1000),
  parties jsonb not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  started_at timestamptz,
  -- What was taken home: the same again for who asks again.
  fields jsonb,
  check (fields is null or started_at is not null)
);

create index punch_out_visit_of on punch_out_visit (punch_out_id, created_at);
create index punch_out_visit_end on punch_out_visit (expires_at);
