-- Links that set a password, the sign-in right after it, and the end of all other sessions.

alter table password_link
  add column created_at timestamptz,
  add column inviter text,
  add column company text;
update password_link set created_at = expires_at;
alter table password_link alter column created_at set not null;
create index password_link_uid on password_link (uid);

create table sign_in_ticket (
  secret_hash text primary key,
  uid text not null references app_user on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create index oidc_payload_account on oidc_payload ((payload ->> 'accountId'));

alter table session_end add column besides text[] not null default '{}';
