-- Who drives what: the brewery's own vehicles and drivers, and those that it hires (DDISP-05).

create table driver (
  id text primary key,
  name text not null check (char_length(name) between 1 and 100),
  phone text not null check (char_length(phone) <= 100),
  -- Whose, where the driver is hired; null is our own.
  haulier text check (char_length(haulier) between 1 and 100),
  -- Days of the week on which they drive, 1 = Monday … 7 = Sunday.
  weekdays integer[] not null check (weekdays <@ array[1, 2, 3, 4, 5, 6, 7]),
  -- Not there from … to; an empty end is until further notice.
  out_from date,
  out_to date,
  out_reason text not null check (char_length(out_reason) <= 200),
  is_active boolean not null,
  version integer not null check (version > 0),
  -- Whose account at the desk they come in with, where they have one (DDISP-03).
  uid text references staff_member on delete set null,
  constraint driver_out check (out_to is null or (out_from is not null and out_to >= out_from))
);

create unique index driver_uid on driver (uid);

create table vehicle (
  id text primary key,
  -- In capitals, with single spaces.
  plate text not null unique check (plate = upper(plate) and char_length(plate) between 1 and 15),
  -- What people call it; empty where the plate is enough.
  name text not null check (char_length(name) <= 100),
  pallet_places integer not null check (pallet_places between 1 and 60),
  payload_grams bigint not null check (payload_grams between 1000 and 40000000),
  has_lift boolean not null,
  haulier text check (char_length(haulier) between 1 and 100),
  -- Who usually drives it.
  driver_id text references driver,
  weekdays integer[] not null check (weekdays <@ array[1, 2, 3, 4, 5, 6, 7]),
  out_from date,
  out_to date,
  out_reason text not null check (char_length(out_reason) <= 200),
  is_active boolean not null,
  version integer not null check (version > 0),
  constraint vehicle_out check (out_to is null or (out_from is not null and out_to >= out_from))
);

create index vehicle_driver on vehicle (driver_id);

-- A day of deliveries as it is planned: whoever plans it holds this row, so that no two put an order onto two vehicles (DDISP-02).
create table delivery_plan (
  day date primary key,
  version integer not null check (version > 0)
);

create table delivery_round (
  day date not null references delivery_plan,
  vehicle_id text not null references vehicle,
  -- Null is whoever usually drives the vehicle.
  driver_id text references driver,
  departs_at time,
  primary key (day, vehicle_id)
);

create index delivery_round_vehicle on delivery_round (vehicle_id);
create index delivery_round_driver on delivery_round (driver_id);

-- The orders of a round in the order of its stops. An order that was moved to another day or cancelled since is none of them any more.
create table round_stop (
  order_number text primary key references sales_order on delete cascade,
  company_id text not null,
  day date not null,
  vehicle_id text not null,
  position integer not null check (position >= 0),
  unique (day, vehicle_id, position),
  foreign key (day, vehicle_id) references delivery_round
);

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

-- By which a driver comes in on one telephone for one day (DSIGN-09): the dispatcher makes a code, the first telephone that uses it
-- is the one.
create table driver_pass (
  id uuid primary key,
  driver_id text not null references driver,
  day date not null,
  code_hash text not null unique,
  made_by text not null references staff_member on delete cascade,
  made_at timestamptz not null,
  -- Of the telephone, once one has used the code.
  device_hash text unique,
  used_at timestamptz,
  -- Another code was made since.
  revoked_at timestamptz,
  constraint driver_pass_used check ((device_hash is null) = (used_at is null))
);

create index driver_pass_driver on driver_pass (driver_id, day);
create index driver_pass_made_by on driver_pass (made_by);
create index driver_pass_made_at on driver_pass (made_at);

-- Telephones that a driver comes in with on later days without a code (DSIGN-09): made by one that was in by a code of a day.
create table driver_passkey (
  id uuid primary key,
  driver_id text not null references driver,
  credential_id text not null unique,
  public_key bytea not null,
  sign_count bigint not null check (sign_count >= 0),
  -- Comma-separated, as the browser told.
  transports text not null,
  name text not null check (char_length(name) between 1 and 60),
  -- By which the telephone was in when it was made; each code makes one.
  pass_id uuid unique references driver_pass on delete set null,
  created_at timestamptz not null,
  last_used_at timestamptz
);

create index driver_passkey_driver on driver_passkey (driver_id, created_at);

-- Telephones that are in by a passkey, until the day ends; they go with it.
create table driver_visit (
  device_hash text primary key,
  passkey_id uuid not null references driver_passkey on delete cascade,
  day date not null,
  began_at timestamptz not null
);

create index driver_visit_passkey on driver_visit (passkey_id);
create index driver_visit_began_at on driver_visit (began_at);
