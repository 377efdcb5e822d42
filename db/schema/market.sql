-- What the law or a market may change: rows with validity, never constants (D07, D08).

create table holiday (
  country text not null check (country ~ '^[A-Z]{2}$'),
  day date not null,
  -- As its country calls it.
  name text not null,
  type text not null,
  -- Working days, delivery days and open shops are three separate facts (D07).
  day_off boolean not null,
  shops text not null,
  -- In other languages.
  names jsonb not null check (is_texts(names) and names ? 'en'),
  primary key (country, day)
);

-- The years whose holidays are known: those that were imported whole (D07).
create table holiday_year (
  country text not null check (country ~ '^[A-Z]{2}$'),
  year integer not null check (year between 1 and 9999),
  primary key (country, year)
);

create table vat_rate (
  market text not null check (market ~ '^[A-Z]{2}$'),
  vat_class text not null,
  percent numeric(5, 2) not null check (percent between 0 and 100),
  valid_from date not null,
  valid_to date check (valid_to >= valid_from),
  primary key (market, vat_class, valid_from),
  constraint vat_rate_no_overlap exclude using gist (
    market with =, vat_class with =, daterange(valid_from, valid_to, '[]') with &&)
);

-- Keys: maintenance, banner_rotation, sections, orderable_units, added_weekdays, order_in_progress, support, links, mail_brand; brand
-- stands with CZ alone and is the look of the whole portal.
create table portal_config (
  market text not null check (market ~ '^[A-Z]{2}$'),
  key text not null,
  value jsonb not null,
  valid_from date not null,
  valid_to date check (valid_to >= valid_from),
  primary key (market, key, valid_from),
  constraint portal_config_no_overlap exclude using gist (
    market with =, key with =, daterange(valid_from, valid_to, '[]') with &&)
);
