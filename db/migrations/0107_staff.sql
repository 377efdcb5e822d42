-- The desk: whoever signs in has an account, as a user of customers or as staff, and what they prove themselves with hangs on
-- that. Rights of the staff are rows that the brewery may change.

create table account (
  uid text primary key,
  realm text not null check (realm in ('customer', 'staff'))
);

insert into account (uid, realm) select uid, 'customer' from app_user;

create function keep_account() returns trigger
  language plpgsql as $$
begin
  insert into account (uid, realm) values (new.uid, tg_argv[0]) on conflict (uid) do nothing;
  if (select realm from account where uid = new.uid) <> tg_argv[0] then
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

create trigger app_user_account before insert on app_user
  for each row execute function keep_account('customer');
create trigger app_user_no_account after delete on app_user
  for each row execute function drop_account();

alter table user_password drop constraint user_password_uid_fkey;
alter table user_password add foreign key (uid) references account on delete cascade not valid;
alter table user_password validate constraint user_password_uid_fkey;
alter table password_link drop constraint password_link_uid_fkey;
alter table password_link add foreign key (uid) references account on delete cascade not valid;
alter table password_link validate constraint password_link_uid_fkey;
alter table sign_in_ticket drop constraint sign_in_ticket_uid_fkey;
alter table sign_in_ticket add foreign key (uid) references account on delete cascade not valid;
alter table sign_in_ticket validate constraint sign_in_ticket_uid_fkey;
alter table session_end drop constraint session_end_uid_fkey;
alter table session_end add foreign key (uid) references account on delete cascade not valid;
alter table session_end validate constraint session_end_uid_fkey;
alter table known_device drop constraint known_device_uid_fkey;
alter table known_device add foreign key (uid) references account on delete cascade not valid;
alter table known_device validate constraint known_device_uid_fkey;
alter table user_session drop constraint user_session_uid_fkey;
alter table user_session add foreign key (uid) references account on delete cascade not valid;
alter table user_session validate constraint user_session_uid_fkey;
alter table authenticator drop constraint authenticator_uid_fkey;
alter table authenticator add foreign key (uid) references account on delete cascade not valid;
alter table authenticator validate constraint authenticator_uid_fkey;
alter table recovery_code drop constraint recovery_code_uid_fkey;
alter table recovery_code add foreign key (uid) references account on delete cascade not valid;
alter table recovery_code validate constraint recovery_code_uid_fkey;
alter table passkey drop constraint passkey_uid_fkey;
alter table passkey add foreign key (uid) references account on delete cascade not valid;
alter table passkey validate constraint passkey_uid_fkey;
alter table half_sign_in drop constraint half_sign_in_uid_fkey;
alter table half_sign_in add foreign key (uid) references account on delete cascade not valid;
alter table half_sign_in validate constraint half_sign_in_uid_fkey;

-- People of the brewery; no row has a company or a ship-to (DSIGN-02).
create table staff_member (
  uid text primary key,
  first_name text not null check (char_length(first_name) between 1 and 100),
  last_name text not null check (char_length(last_name) between 1 and 100),
  email text not null check (email ~ '^[^@\s]+@[^@\s]+$'),
  language text not null check (language ~ '^[a-z]{2}$'),
  status text not null check (status in ('invited', 'active', 'suspended')),
  created_at timestamptz not null,
  version integer not null check (version > 0)
);

create unique index staff_member_email on staff_member (lower(email collate "C"));

create trigger staff_member_account before insert on staff_member
  for each row execute function keep_account('staff');
create trigger staff_member_no_account after delete on staff_member
  for each row execute function drop_account();

create table staff_role (
  uid text not null references staff_member on delete cascade,
  role text not null check (role in ('service', 'sales', 'dispatch', 'catalogue', 'content', 'finance', 'driver', 'admin')),
  primary key (uid, role)
);

-- Whose companies sales work for.
create table staff_company (
  uid text not null references staff_member on delete cascade,
  company_id text not null references company,
  primary key (uid, company_id)
);

create index staff_company_company on staff_company (company_id);

-- What each role may do; where nothing stands, nothing is allowed.
create table staff_right (
  role text not null check (role in ('service', 'sales', 'dispatch', 'catalogue', 'content', 'finance', 'driver', 'admin')),
  area text not null,
  power text not null check (power in ('see', 'change', 'approve', 'override')),
  -- In haléře or cents for credits, in per cent for prices; null is without end.
  up_to bigint check (up_to >= 0),
  primary key (role, area, power)
);

insert into staff_right (role, area, power, up_to) values
  ('service', 'orders', 'change', null),
  ('service', 'orders', 'override', null),
  ('service', 'deliveries', 'see', null),
  ('service', 'tickets', 'change', null),
  ('service', 'customers', 'change', null),
  ('service', 'customer-users', 'change', null),
  ('service', 'products', 'see', null),
  ('service', 'prices', 'see', null),
  ('service', 'content', 'see', null),
  ('service', 'papers', 'see', null),
  ('service', 'calendar', 'see', null),
  ('service', 'papers', 'approve', 500000),
  ('sales', 'orders', 'change', null),
  ('sales', 'deliveries', 'see', null),
  ('sales', 'tickets', 'change', null),
  ('sales', 'customers', 'change', null),
  ('sales', 'customer-users', 'see', null),
  ('sales', 'products', 'see', null),
  ('sales', 'prices', 'see', null),
  ('sales', 'content', 'see', null),
  ('sales', 'papers', 'see', null),
  ('sales', 'calendar', 'see', null),
  ('dispatch', 'orders', 'see', null),
  ('dispatch', 'deliveries', 'change', null),
  ('dispatch', 'deliveries', 'override', null),
  ('dispatch', 'rounds', 'change', null),
  ('dispatch', 'tickets', 'see', null),
  ('dispatch', 'customers', 'see', null),
  ('dispatch', 'products', 'see', null),
  ('dispatch', 'calendar', 'change', null),
  ('catalogue', 'orders', 'see', null),
  ('catalogue', 'products', 'change', null),
  ('catalogue', 'prices', 'change', null),
  ('catalogue', 'prices', 'approve', 5),
  ('catalogue', 'content', 'see', null),
  ('catalogue', 'calendar', 'see', null),
  ('content', 'products', 'see', null),
  ('content', 'content', 'change', null),
  ('content', 'content', 'approve', null),
  ('finance', 'orders', 'see', null),
  ('finance', 'tickets', 'see', null),
  ('finance', 'customers', 'see', null),
  ('finance', 'prices', 'see', null),
  ('finance', 'papers', 'change', null),
  ('finance', 'papers', 'approve', null),
  ('driver', 'rounds', 'change', null),
  ('admin', 'orders', 'change', null),
  ('admin', 'deliveries', 'change', null),
  ('admin', 'rounds', 'change', null),
  ('admin', 'tickets', 'change', null),
  ('admin', 'customers', 'change', null),
  ('admin', 'customer-users', 'change', null),
  ('admin', 'products', 'change', null),
  ('admin', 'prices', 'change', null),
  ('admin', 'content', 'change', null),
  ('admin', 'papers', 'change', null),
  ('admin', 'calendar', 'change', null),
  ('admin', 'configuration', 'change', null),
  ('admin', 'staff', 'change', null),
  ('admin', 'content', 'approve', null),
  ('admin', 'papers', 'approve', null),
  ('admin', 'prices', 'approve', null),
  ('admin', 'calendar', 'approve', null),
  ('admin', 'orders', 'override', null),
  ('admin', 'deliveries', 'override', null),
  ('admin', 'audit', 'see', null);

-- Who was made an administrator before there was a desk has no password yet.
insert into staff_member (uid, first_name, last_name, email, language, status, created_at, version)
select 'staff-' || md5(email), split_part(email, '@', 1), split_part(email, '@', 2), email, 'cs', 'invited', created_at, 1
from staff_account;
insert into staff_role (uid, role) select 'staff-' || md5(email), role from staff_account;
-- squawk-ignore ban-drop-table
drop table staff_account;
