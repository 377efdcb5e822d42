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
