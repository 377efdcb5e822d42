-- Who of the staff comes by the brewery's own identity provider, and as whom it knows them (DSIGN-04).
create table staff_identity (
  issuer text not null check (char_length(issuer) between 1 and 500),
  subject text not null check (char_length(subject) between 1 and 255),
  uid text not null references staff_member on delete cascade,
  since timestamptz not null,
  primary key (issuer, subject),
  unique (uid, issuer)
);

-- Whether the first step of a sign-in was the provider's and no password.
alter table half_sign_in add column by_provider boolean not null default false;
