-- Stock-takings of empties: what lay at a place at the end of a day. Movements since then are counted from the orders.

create table empties_count (
  ship_to_id text not null,
  company_id text not null,
  empties_code text not null references empties_type,
  counted_on date not null,
  units integer not null check (units >= 0),
  primary key (ship_to_id, empties_code, counted_on),
  foreign key (ship_to_id, company_id) references ship_to (id, company_id)
);
