-- Which state the rules that carts are judged by are in, and the prices of each list: another number with every change. A
-- process keeps what it has read under these numbers, and every request asks for them with its cart (decision 0221).
create table rules_version (
  is_only boolean primary key default true check (is_only),
  version uuid not null default gen_random_uuid()
);

insert into rules_version default values;

create function rules_changed() returns trigger
  language plpgsql as $$
begin
  update rules_version set version = gen_random_uuid();
  return null;
end $$;

create trigger rules_changed after insert or update or delete or truncate on capacity_rule
  for each statement execute function rules_changed();
create trigger rules_changed after insert or update or delete or truncate on company
  for each statement execute function rules_changed();
create trigger rules_changed after insert or update or delete or truncate on delivery_exception
  for each statement execute function rules_changed();
create trigger rules_changed after insert or update or delete or truncate on holiday
  for each statement execute function rules_changed();
create trigger rules_changed after insert or update or delete or truncate on holiday_year
  for each statement execute function rules_changed();
create trigger rules_changed after insert or update or delete or truncate on portal_config
  for each statement execute function rules_changed();
create trigger rules_changed after insert or update or delete or truncate on product_limit
  for each statement execute function rules_changed();
create trigger rules_changed after insert or update or delete or truncate on ship_to
  for each statement execute function rules_changed();

alter table price_list add column version uuid not null default gen_random_uuid();

-- Lists are held in one order, so that two who change prices at once wait for each other and do not block each other.
create function prices_changed() returns trigger
  language plpgsql as $$
begin
  perform from price_list where code in (select price_list from changed) order by code for no key update;
  update price_list set version = gen_random_uuid() where code in (select price_list from changed);
  return null;
end $$;

create function all_prices_changed() returns trigger
  language plpgsql as $$
begin
  update price_list set version = gen_random_uuid();
  return null;
end $$;

create trigger prices_came after insert on price
  referencing new table as changed for each statement execute function prices_changed();
create trigger prices_went after delete on price
  referencing old table as changed for each statement execute function prices_changed();
create trigger prices_were after update on price
  referencing old table as changed for each statement execute function prices_changed();
create trigger prices_are after update on price
  referencing new table as changed for each statement execute function prices_changed();
create trigger prices_emptied after truncate on price
  for each statement execute function all_prices_changed();
create trigger leaflets_came after insert on promo_leaflet
  referencing new table as changed for each statement execute function prices_changed();
create trigger leaflets_went after delete on promo_leaflet
  referencing old table as changed for each statement execute function prices_changed();
create trigger leaflets_were after update on promo_leaflet
  referencing old table as changed for each statement execute function prices_changed();
create trigger leaflets_are after update on promo_leaflet
  referencing new table as changed for each statement execute function prices_changed();
create trigger leaflets_emptied after truncate on promo_leaflet
  for each statement execute function all_prices_changed();
