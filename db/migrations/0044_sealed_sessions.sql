-- The OpenID provider's records stand under hashes of their ids, and what they say is sealed with VYCEP_SECRET. Those that
-- lay open are given up: whoever is signed in signs in once more.

delete from oidc_payload;
alter table oidc_payload rename column id to id_hash;
alter table oidc_payload rename column grant_id to grant_hash;
alter table oidc_payload rename column uid to uid_hash;
alter table oidc_payload
  drop column user_code,
  drop column payload,
  add column sealed_payload text not null,
  add column is_finished boolean not null default false,
  add column account_uid text,
  add column session_hash text,
  add column grant_hashes text[] not null default '{}';
create index oidc_payload_account on oidc_payload (account_uid);
