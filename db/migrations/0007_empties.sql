-- Empties: what a crate carries, what was counted at a place, what a cart plans to return, and the second order.

alter table empties_type
  add position integer not null default 0,
  add millilitres integer check (millilitres > 0),
  add carries_code text references empties_type,
  add carries_units integer check (carries_units > 0),
  add constraint empties_type_carries check ((carries_code is null) = (carries_units is null));

create table empties_count (
  ship_to_id text not null,
  company_id text not null,
  empties_code text not null references empties_type,
  counted_on date not null,
  units integer not null check (units >= 0),
  primary key (ship_to_id, empties_code, counted_on),
  foreign key (ship_to_id, company_id) references ship_to (id, company_id)
);

alter table cart
  add empties jsonb check (jsonb_typeof(empties) = 'array'),
  add empties_second text references empties_type;

alter table sales_order add empties_of text unique references sales_order;
