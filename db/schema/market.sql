-- What the law or a market may change: rows with validity, never constants (D07, D08).

create table currency (
  code text primary key check (code ~ '^[A-Z]{3}$'),
  -- How amounts in it end.
  sign text not null check (sign <> ''),
  -- What banks call it (ISO 4217).
  number text not null unique check (number ~ '^[0-9]{3}$'),
  -- The smallest sum that coins can pay, by the day since when: `[{"from": "2008-09-01", "minor": 100}]`.
  cash_steps jsonb not null check (jsonb_typeof(cash_steps) = 'array'),
  -- How many of the first market's currency one of it counts for, as far as limits of rights go.
  weight integer not null check (weight > 0)
);

-- The first one is at home: whoever has no place and no country yet belongs there (OP-90).
create table market (
  code text primary key check (code ~ '^[A-Z]{2}$'),
  position integer not null check (position > 0),
  -- Of its own figures; what a customer pays in is a fact of the company (D20).
  currency text not null references currency,
  -- The country at home in it.
  country text not null unique check (country ~ '^[A-Z]{3}$'),
  -- What is spoken there.
  language text not null check (language ~ '^[a-z]{2}$'),
  -- Nine digits follow.
  phone_prefix text not null check (phone_prefix ~ '^[+][1-9][0-9]{0,2}$'),
  -- Since when its domestic invoices are structured; null where they are not.
  structured_from date,
  names jsonb not null check (is_texts(names) and names ? 'en')
);

-- Countries of users and places (CONFIG-05); one without a market of its own has another one's (OP-91).
create table country (
  code text primary key check (code ~ '^[A-Z]{3}$'),
  -- Its part of a store code (LANG-14), which is its two letters.
  store text not null unique check (store ~ '^[A-Z]{2}$'),
  market text not null references market
);

create table holiday (
  country text not null check (country ~ '^[A-Z]{2}$') references market,
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
  country text not null check (country ~ '^[A-Z]{2}$') references market,
  year integer not null check (year between 1 and 9999),
  primary key (country, year)
);

create table vat_rate (
  market text not null check (market ~ '^[A-Z]{2}$') references market,
  vat_class text not null,
  percent numeric(5, 2) not null check (percent between 0 and 100),
  valid_from date not null,
  valid_to date check (valid_to >= valid_from),
  primary key (market, vat_class, valid_from),
  constraint vat_rate_no_overlap exclude using gist (
    market with =, vat_class with =, daterange(valid_from, valid_to, '[]') with &&)
);

-- A market, or the theme of a brand (IT). Keys: maintenance, banner_rotation, sections, orderable_units, added_weekdays, order_in_progress, support, links, mail_brand; brand
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
