-- Whom the desk reminded of a delivery that nobody has ordered for (DTODAY-02); the key is what makes it once a day.
create table place_reminder (
  ship_to_id text not null,
  company_id text not null,
  on_day date not null,
  at timestamptz not null,
  -- One of the staff.
  by_uid text not null,
  primary key (ship_to_id, on_day),
  foreign key (ship_to_id, company_id) references ship_to (id, company_id)
);

create index place_reminder_old on place_reminder (at);
