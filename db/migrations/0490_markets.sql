-- Markets, their currencies and the countries that belong to them are rows (OPS-17): a further one needs no build.

create table currency (
  code text primary key check (code ~ '^[A-Z]{3}$'),
  sign text not null check (sign <> ''),
  number text not null unique check (number ~ '^[0-9]{3}$'),
  cash_steps jsonb not null check (jsonb_typeof(cash_steps) = 'array'),
  weight integer not null check (weight > 0)
);

create table market (
  code text primary key check (code ~ '^[A-Z]{2}$'),
  position integer not null check (position > 0),
  currency text not null references currency,
  country text not null unique check (country ~ '^[A-Z]{3}$'),
  language text not null check (language ~ '^[a-z]{2}$'),
  phone_prefix text not null check (phone_prefix ~ '^[+][1-9][0-9]{0,2}$'),
  structured_from date,
  names jsonb not null check (is_texts(names) and names ? 'en')
);

create table country (
  code text primary key check (code ~ '^[A-Z]{3}$'),
  store text not null unique check (store ~ '^[A-Z]{2}$'),
  market text not null references market
);

insert into currency (code, sign, number, cash_steps, weight) values
  ('CZK', 'Kč', '203', '[{"from": "2008-09-01", "minor": 100}]', 1),
  ('EUR', '€', '978', '[{"from": "2022-07-01", "minor": 5}]', 25);

insert into market (code, position, currency, country, language, phone_prefix, structured_from, names) values
  ('CZ', 1, 'CZK', 'CZE', 'cs', '+420', null, '{"cs": "Česko", "sk": "Česko", "en": "Czechia"}'),
  ('SK', 2, 'EUR', 'SVK', 'sk', '+421', '2027-01-01', '{"cs": "Slovensko", "sk": "Slovensko", "en": "Slovakia"}');

insert into country (code, store, market) values ('CZE', 'CZ', 'CZ'), ('SVK', 'SK', 'SK'), ('POL', 'PL', 'CZ');

-- What a market or a currency is, stands there and nowhere else.
alter table holiday add constraint holiday_country_fkey foreign key (country) references market not valid;
alter table holiday_year add constraint holiday_year_country_fkey foreign key (country) references market not valid;
alter table vat_rate add constraint vat_rate_market_fkey foreign key (market) references market not valid;
alter table product_vat add constraint product_vat_market_fkey foreign key (market) references market not valid;
alter table product_tax add constraint product_tax_market_fkey foreign key (market) references market not valid;
alter table product_deposit add constraint product_deposit_market_fkey foreign key (market) references market not valid;
alter table empties_deposit
  add constraint empties_deposit_market_fkey foreign key (market) references market not valid,
  add constraint empties_deposit_currency_fkey foreign key (currency) references currency not valid;
alter table price_list
  add constraint price_list_market_fkey foreign key (market) references market not valid,
  add constraint price_list_currency_fkey foreign key (currency) references currency not valid;
alter table company add constraint company_market_fkey foreign key (market) references market not valid;
alter table ship_to add constraint ship_to_market_fkey foreign key (market) references market not valid;
alter table capacity_rule
  add constraint capacity_rule_market_fkey foreign key (market) references market not valid,
  add constraint capacity_rule_currency_fkey foreign key (currency) references currency not valid;
alter table seller add constraint seller_market_fkey foreign key (market) references market not valid;
alter table terms_draft
  drop constraint terms_draft_market_check,
  add constraint terms_draft_market_fkey foreign key (market) references market not valid;
alter table preview_session
  drop constraint preview_session_market_check,
  add constraint preview_session_market_fkey foreign key (market) references market not valid;
alter table claim
  drop constraint claim_currency_check,
  add constraint claim_currency_fkey foreign key (currency) references currency not valid;
alter table credit_proposal
  drop constraint credit_proposal_currency_check,
  add constraint credit_proposal_currency_fkey foreign key (currency) references currency not valid;
