-- Addresses are compared in one way, in SQL and in script, and an account knows the devices it was used on.

drop index app_user_email;
create unique index app_user_email on app_user (lower(email collate "C"));

-- Devices on which a user signed in: a hash of what their cookie says, or of a program's address.
create table known_device (
  uid text not null references app_user on delete cascade,
  device_hash text not null,
  first_used_at timestamptz not null,
  last_used_at timestamptz not null,
  primary key (uid, device_hash)
);
