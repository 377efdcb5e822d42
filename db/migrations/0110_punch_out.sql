-- Shopping for purchasing systems (cXML, OCI).
create table punch_out (
  id text primary key check (id ~ '^[a-z0-9]{16}$'),
  company_id text not null references company,
  uid text not null references app_user on delete cascade,
  name text not null check (length(name) between 1 and 60),
  return_hosts text[] not null check (cardinality(return_hosts) between 1 and 5),
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
  secret_hash text not null unique,
  protocol text not null check (protocol in ('cxml', 'oci')),
  return_address text not null check (length(return_address) <= 2000),
  buyer_cookie text not null check (length(buyer_cookie) <= 1000),
  parties jsonb not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  started_at timestamptz,
  fields jsonb,
  check (fields is null or started_at is not null)
);

create index punch_out_visit_of on punch_out_visit (punch_out_id, created_at);
create index punch_out_visit_end on punch_out_visit (expires_at);

-- One that lets in whoever a purchasing system sends proves no person: what asks for a fresh sign-in stays closed (D38).
alter table sign_in_ticket add column proves_person boolean not null default true;
