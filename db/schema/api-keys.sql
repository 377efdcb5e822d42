-- Keys by which programs come in (B16). Who holds a key may do less than its maker, never more.

create table api_key (
  id text primary key check (id ~ '^[a-z0-9]{16}$'),
  company_id text not null references company,
  -- Of one person, or of the company: then it has a cart and a name of its own.
  kind text not null check (kind in ('user', 'company')),
  -- Whose rights bound it: when they may not come in any more, nor may it.
  made_by text not null references app_user on delete cascade,
  -- In whose name it acts.
  uid text not null references app_user on delete cascade,
  name text not null check (length(name) between 1 and 60),
  permissions text[] not null check (cardinality(permissions) > 0),
  ship_to_ids text[] not null check (cardinality(ship_to_ids) > 0),
  -- The hash of its secret, sealed with VYCEP_SECRET (OPS-13).
  sealed_hash text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- To some minutes.
  last_used_at timestamptz,
  revoked_at timestamptz,
  -- When its owner was told that it is about to end.
  end_told_at timestamptz
);

create index api_key_company on api_key (company_id, created_at desc);
create index api_key_maker on api_key (made_by, company_id);
create index api_key_end on api_key (expires_at) where revoked_at is null and end_told_at is null;
