-- The place that ordering begins with, in each company that somebody serves (PROFILE-06, D47); the one that was chosen is
-- kept for its company.
create table default_ship_to (
  uid text not null references app_user on delete cascade,
  company_id text not null references company,
  ship_to_id text not null references ship_to,
  primary key (uid, company_id)
);

insert into default_ship_to (uid, company_id, ship_to_id)
select u.uid, s.company_id, s.id from app_user u join ship_to s on s.id = u.default_ship_to_id;

alter table app_user drop column default_ship_to_id;
