-- Whose account at the desk a driver comes in with, where they have one (DDISP-03).
alter table driver add column uid text;
alter table driver
  add constraint driver_uid_fkey foreign key (uid) references staff_member on delete set null not valid;

-- What a driver noted at a stop: the delivery report of its order (DDISP-03, DDISP-04). Lines and empties stand with the order.
create table stop_report (
  order_number text primary key references sales_order on delete cascade,
  -- The telephone's name of it: sent again it changes nothing.
  key text not null unique check (char_length(key) between 1 and 100),
  driver_id text not null references driver,
  -- By the telephone's clock, which may have had no connection then.
  noted_at timestamptz not null,
  taken_at timestamptz not null,
  -- Who took it over; empty where nothing changed hands.
  received_by text not null check (char_length(received_by) <= 100),
  signature_file text references stored_file
);

create index stop_report_driver on stop_report (driver_id);
create index stop_report_signature on stop_report (signature_file);

create table stop_photo (
  order_number text not null references stop_report on delete cascade,
  position integer not null check (position >= 0),
  file_id text not null references stored_file,
  primary key (order_number, position)
);

create index stop_photo_file on stop_photo (file_id);
