-- People of the brewery; no row has a company or a ship-to (DSIGN-02).

create table staff_account (
  email text primary key check (email ~ '^[^@\s]+@[^@\s]+$'),
  role text not null check (role in ('admin')),
  created_at timestamptz not null
);

-- Renaming a column left the old name to its constraint where PostgreSQL names them (18 and later).
do $$
begin
  if exists (select from pg_constraint where conname = 'oidc_payload_id_not_null') then
    alter table oidc_payload rename constraint oidc_payload_id_not_null to oidc_payload_id_hash_not_null;
  end if;
end
$$;
