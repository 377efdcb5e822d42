-- Prices are net, per box, without deposit, in minor units of the list's currency (D08).

create table price_list (
  code text primary key,
  market text not null check (market ~ '^[A-Z]{2}$'),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- Another one with every change of its prices and leaflets (decision 0221).
  version uuid not null default gen_random_uuid(),
  unique (code, currency)
);

create table price (
  price_list text not null references price_list,
  sku text not null references product,
  currency text not null,
  base_minor bigint not null check (base_minor >= 0),
  your_minor bigint not null check (your_minor >= 0),
  valid_from date not null,
  valid_to date check (valid_to >= valid_from),
  primary key (price_list, sku, valid_from),
  -- A price is never in another currency than its list.
  foreign key (price_list, currency) references price_list (code, currency),
  -- By product first: with thousands of lists that is six times as fast. Worded so that it serves no other question:
  -- who looks for a price goes by the key, which answers five times as fast.
  constraint price_no_overlap exclude using gist (
    (sku || ' ' || price_list) with =, daterange(valid_from, valid_to, '[]') with &&)
);

create index price_sku on price (sku);

create table promo_leaflet (
  price_list text not null references price_list,
  sku text not null references product,
  name text not null,
  base_minor bigint not null check (base_minor >= 0),
  your_minor bigint not null check (your_minor >= 0),
  promo_minor bigint not null check (promo_minor >= 0 and promo_minor <= base_minor),
  percentage numeric(5, 2) not null check (percentage between 0 and 100),
  long_term_discount_percent numeric(5, 2) not null check (long_term_discount_percent between 0 and 100),
  is_inside_delivery boolean not null,
  valid_from date not null,
  valid_to date check (valid_to >= valid_from),
  primary key (price_list, sku, valid_from),
  constraint promo_leaflet_no_overlap exclude using gist (
    (sku || ' ' || price_list) with =, daterange(valid_from, valid_to, '[]') with &&)
);

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
