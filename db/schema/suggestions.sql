-- What a place buys together, counted afresh each day from the history of orders (RECO); made again from it at any time.

create table bought_together (
  ship_to_id text not null,
  company_id text not null,
  sku text not null references product on delete cascade,
  -- The same product says how usual it is at the place at all.
  other_sku text not null references product on delete cascade,
  -- The share of orders with the one that have the other, as packages/domain/src/suggestions weighs it.
  permille integer not null check (permille between 1 and 1000),
  counted_on date not null,
  primary key (ship_to_id, sku, other_sku),
  foreign key (ship_to_id, company_id) references ship_to (id, company_id) on delete cascade
);

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
