-- Private keys are sealed with VYCEP_SECRET. Those that lay open are given up: whoever is signed in signs in once more.

delete from signing_key;
alter table signing_key
  drop column jwk,
  add column public_jwk jsonb not null,
  add column sealed_jwk text not null;
