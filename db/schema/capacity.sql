-- Thresholds of an order per market, customer type and method (D10). Null means: no limit, or the default.

create table capacity_rule (
  market text not null check (market ~ '^[A-Z]{2}$') references market,
  customer_type text not null check (customer_type in ('POS', 'WHS')),
  delivery_method text not null,
  currency text not null check (currency ~ '^[A-Z]{3}$') references currency,
  min_pallets integer check (min_pallets >= 0),
  max_pallets integer check (max_pallets >= min_pallets),
  min_grams integer check (min_grams >= 0),
  max_grams integer check (max_grams >= min_grams),
  -- The net value that has to be reached.
  min_order_value_minor bigint check (min_order_value_minor >= 0),
  min_litres integer check (min_litres >= 0),
  max_litres integer check (max_litres >= min_litres),
  note text not null,
  valid_from date not null,
  valid_to date check (valid_to >= valid_from),
  -- Who dated it at the desk, and when; null of what was imported.
  set_at timestamptz,
  set_by text,
  primary key (market, customer_type, delivery_method, valid_from),
  constraint capacity_rule_no_overlap exclude using gist (
    market with =, customer_type with =, delivery_method with =, daterange(valid_from, valid_to, '[]') with &&)
);
