-- An invitation to an address that is known elsewhere looks like any other, and its holder may serve several companies (D47).

drop index app_user_email;
create unique index app_user_email on app_user (lower(email collate "C")) where status <> 'Invited';
create unique index app_user_invited on app_user (company_id, lower(email collate "C")) where status = 'Invited';

-- How somebody of several companies stands in one of them, where that is not as everywhere.
create table company_standing (
  uid text not null references app_user on delete cascade,
  company_id text not null references company,
  status text not null check (status in ('Active', 'Deactivated', 'Suspended', 'Exited')),
  primary key (uid, company_id)
);

create trigger standing_changed
  after insert or update or delete on company_standing
  for each row execute function tell_rights_changed();
