-- What every noun stands on: texts by language, and folding for search.
-- The alphabets are made of the list of languages: `../src/languages.ts`.

create extension if not exists unaccent;
create extension if not exists pg_trgm;
create extension if not exists btree_gist;

-- Texts by language: {"cs": "Ležák", "en": "Lager"}. A language that lacks one has no entry, never an empty text.
create function is_texts(value jsonb) returns boolean
  language sql immutable parallel safe
  return jsonb_typeof(value) = 'object' and not jsonb_path_exists(value,
    '$.keyvalue() ? (@.value.type() != "string" || @.value == "" || !(@.key like_regex "^[a-z]{2}$"))');

-- What is kept in one language, else what the fallback has (LANG-05). Indexed per language, so the words stay these.
create function text_in(texts jsonb, language text) returns text
  language sql immutable parallel safe
  return coalesce(texts ->> language, texts ->> 'en');

-- All languages in one text, for search.
create function all_texts(texts jsonb) returns text
  language sql immutable strict parallel safe
  return (select coalesce(string_agg(value, ' ' order by key collate "C"), '') from jsonb_each_text(texts));

-- Folds a text for search: no diacritics, lower case. Fold both sides: the column and the question.
-- Declared immutable (unaccent is only stable because its dictionary could be edited), so that it can be indexed.
create function fold_text(value text) returns text
  language sql immutable strict parallel safe
  return lower(public.unaccent('public.unaccent'::regdictionary, value) collate "und-x-icu");

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

-- Keys: maintenance, banner_rotation, sections, orderable_units, added_weekdays, order_in_progress, support, links.
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

-- Products, what is left of them when empty, and packages of several.

create table category (
  code text primary key check (code ~ '^[a-z -]+(/[a-z -]+)?$'),
  parent_code text references category,
  position integer not null,
  names jsonb not null check (is_texts(names) and names ? 'en')
);

-- The base unit is the box: crate, tray, carton, keg, or 500 l of tank beer (D09).
create table product (
  sku text primary key check (sku ~ '^[0-9A-Za-z-]{1,32}$'),
  ean text not null unique check (ean ~ '^[0-9]{13}$'),
  ean_item text not null check (ean_item ~ '^[0-9]{13}$'),
  brand text not null,
  sub_brand text not null,
  category_code text not null references category,
  package_type text not null,
  packaging_code text not null,
  -- One bottle, can or keg; null where there is no drink inside.
  item_millilitres integer check (item_millilitres > 0),
  items_per_box integer not null check (items_per_box > 0),
  -- Nought means: not stacked on pallets (tank beer, packages).
  boxes_per_layer integer not null check (boxes_per_layer >= 0),
  layers_per_pallet integer not null check (layers_per_pallet >= 0),
  boxes_per_pallet integer not null,
  box_millilitres integer not null check (box_millilitres >= 0),
  box_gross_grams integer not null check (box_gross_grams >= 0),
  pallet_gross_grams integer check (pallet_gross_grams > 0),
  cn_code text not null,
  plato numeric(4, 1) check (plato >= 0),
  abv numeric(4, 2) check (abv between 0 and 100),
  origin_country text not null,
  shelf_life_days integer check (shelf_life_days > 0),
  is_tank boolean not null,
  is_unfiltered boolean not null,
  is_bundle boolean not null,
  is_age_restricted boolean not null,
  -- Whether a truck order may ask for single boxes of it (OP-147).
  is_truck_package_ordering boolean not null,
  is_new boolean not null,
  is_sale boolean not null,
  is_recommended boolean not null,
  is_special boolean not null,
  is_last boolean not null,
  markets text[] not null check (cardinality(markets) > 0),
  sellable_from date,
  sellable_to date check (sellable_to >= sellable_from),
  names jsonb not null check (is_texts(names) and names ? 'en'),
  -- Formatted, for the product's own page (D35); null where the brewery says nothing more.
  descriptions jsonb check (is_texts(descriptions)),
  search_text text not null generated always as (fold_text(
    sku || ' ' || ean || ' ' || ean_item || ' ' || brand || ' ' || sub_brand || ' ' || all_texts(names))) stored,
  constraint product_pallet check (boxes_per_pallet = boxes_per_layer * layers_per_pallet)
);

create index product_search on product using gin (search_text gin_trgm_ops);
create index product_ean_item on product (ean_item);
create index product_category on product (category_code);
create index product_brand on product (brand, sub_brand);
-- The default order of the list is the language's alphabet: `../src/languages.ts` makes an index for each language.

create table product_vat (
  sku text not null references product on delete cascade,
  market text not null check (market ~ '^[A-Z]{2}$'),
  vat_class text not null,
  primary key (sku, market)
);

-- Excise and sugar tax inside the list price of a box; shown on the product's page only.
create table product_tax (
  sku text not null references product on delete cascade,
  market text not null check (market ~ '^[A-Z]{2}$'),
  kind text not null check (kind in ('excise', 'sugar')),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  amount_minor bigint not null check (amount_minor >= 0),
  valid_from date not null,
  valid_to date check (valid_to >= valid_from),
  primary key (sku, market, kind, valid_from),
  constraint product_tax_no_overlap exclude using gist (
    sku with =, market with =, kind with =, daterange(valid_from, valid_to, '[]') with &&)
);

create table empties_type (
  code text primary key,
  empty_grams integer not null check (empty_grams >= 0),
  units_per_pallet integer not null check (units_per_pallet >= 0),
  taken_back_by text not null,
  -- False for what a national scheme takes back: never in the brewery's empties balance.
  is_in_balance boolean not null,
  position integer not null default 0,
  -- Of the drink inside; null where there is none.
  millilitres integer check (millilitres > 0),
  -- A crate carries its bottles, which then take no room of their own.
  carries_code text references empties_type,
  carries_units integer check (carries_units > 0),
  names jsonb not null check (is_texts(names) and names ? 'en'),
  constraint empties_type_carries check ((carries_code is null) = (carries_units is null))
);

create table empties_deposit (
  empties_code text not null references empties_type on delete cascade,
  market text not null check (market ~ '^[A-Z]{2}$'),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  deposit_minor bigint not null check (deposit_minor >= 0),
  valid_from date not null,
  valid_to date check (valid_to >= valid_from),
  primary key (empties_code, market, valid_from),
  constraint empties_deposit_no_overlap exclude using gist (
    empties_code with =, market with =, daterange(valid_from, valid_to, '[]') with &&)
);

-- What one box carries; a deposit depends on the market as well as on the product.
create table product_deposit (
  sku text not null references product on delete cascade,
  market text not null check (market ~ '^[A-Z]{2}$'),
  empties_code text not null references empties_type,
  units integer not null check (units > 0),
  primary key (sku, market, empties_code)
);

-- Photos, each kept in the few sizes that domain/catalog/picture.ts makes of the largest.
create table product_photo (
  sku text not null references product on delete cascade,
  position integer not null check (position between 1 and 20),
  -- Of the picture that came and of how it was made smaller: part of its address, which never means another one.
  hash text not null check (hash ~ '^[0-9a-f]{32}$'),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  -- What it shows, for who cannot see it; no text where the product's name says it all.
  alts jsonb not null check (is_texts(alts)),
  primary key (sku, position)
);

create index product_photo_hash on product_photo (hash);

create table product_photo_file (
  sku text not null,
  position integer not null,
  -- The longer edge in pixels.
  edge integer not null check (edge > 0),
  webp bytea not null check (length(webp) > 0),
  primary key (sku, position, edge),
  foreign key (sku, position) references product_photo on delete cascade
);

create table bundle (
  sku text primary key references product on delete cascade,
  rule text not null check (rule in ('fixed', 'flex', 'deal')),
  discount_percent numeric(5, 2) not null check (discount_percent between 0 and 100),
  -- So many packages a customer may order while it is valid.
  max_packages integer not null check (max_packages > 0),
  valid_from date not null,
  valid_to date check (valid_to >= valid_from),
  -- Boxes in one package, least and most; null means no most.
  min_boxes integer not null default 1 check (min_boxes > 0),
  max_boxes integer check (max_boxes >= min_boxes)
);

create table bundle_item (
  bundle_sku text not null references bundle on delete cascade,
  item_sku text not null references product,
  position integer not null check (position > 0),
  default_quantity integer not null check (default_quantity >= 0),
  is_mandatory boolean not null,
  min_quantity integer not null check (min_quantity >= 0),
  max_quantity integer not null check (max_quantity >= min_quantity),
  primary key (bundle_sku, item_sku),
  unique (bundle_sku, position)
);

-- What customers call the same thing by: each word of a term, in whatever language it is said, finds what any of them finds.
-- A term that is the code of a package type finds all goods in such packages.
create table search_synonym (
  term text not null check (term ~ '^[A-Za-z0-9][A-Za-z0-9 -]{0,39}$'),
  language text not null check (language ~ '^[a-z]{2}$'),
  word text not null check (word ~ '^[^[:space:]]{1,40}$'),
  primary key (term, language, word)
);

-- Which state the goods are in: another number with every change of what all customers see of them alike. A process keeps
-- what it has read under this number, and every request asks for the number with whatever else it asks (decision 0205).
create table range_version (
  is_only boolean primary key default true check (is_only),
  version uuid not null default gen_random_uuid()
);

insert into range_version default values;

create function range_changed() returns trigger
  language plpgsql as $$
begin
  update range_version set version = gen_random_uuid();
  -- Told once a transaction; processes read ahead what they will be asked for.
  perform pg_notify('vycep_range', '');
  return null;
end $$;

create trigger range_changed after insert or update or delete or truncate on category
  for each statement execute function range_changed();
create trigger range_changed after insert or update or delete or truncate on product
  for each statement execute function range_changed();
create trigger range_changed after insert or update or delete or truncate on product_vat
  for each statement execute function range_changed();
create trigger range_changed after insert or update or delete or truncate on product_deposit
  for each statement execute function range_changed();
create trigger range_changed after insert or update or delete or truncate on product_photo
  for each statement execute function range_changed();
create trigger range_changed after insert or update or delete or truncate on empties_type
  for each statement execute function range_changed();
create trigger range_changed after insert or update or delete or truncate on empties_deposit
  for each statement execute function range_changed();
create trigger range_changed after insert or update or delete or truncate on bundle
  for each statement execute function range_changed();
create trigger range_changed after insert or update or delete or truncate on bundle_item
  for each statement execute function range_changed();
create trigger range_changed after insert or update or delete or truncate on search_synonym
  for each statement execute function range_changed();
create trigger range_changed after insert or update or delete or truncate on vat_rate
  for each statement execute function range_changed();

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

-- Companies that buy and the places they are delivered to.

create table company (
  id text primary key,
  sap_id text not null unique,
  name text not null,
  country text not null check (country ~ '^[A-Z]{3}$'),
  market text not null check (market ~ '^[A-Z]{2}$'),
  customer_type text not null check (customer_type in ('POS', 'WHS')),
  -- IČO, DIČ and the Slovak IČ DPH as printed on documents.
  ico text not null,
  dic text not null,
  ic_dph text not null,
  street text not null,
  city text not null,
  zip text not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  price_list text not null,
  due_days integer not null check (due_days >= 0),
  payment_method text not null check (payment_method in ('transfer', 'direct debit', 'cash')),
  iban text not null,
  gln text not null check (gln ~ '^[0-9]{13}$'),
  store text not null,
  invoice_email text not null,
  foreign key (price_list, currency) references price_list (code, currency)
);

create table ship_to (
  id text primary key,
  company_id text not null references company,
  name text not null,
  street text not null,
  city text not null,
  zip text not null,
  country text not null check (country ~ '^[A-Z]{3}$'),
  market text not null check (market ~ '^[A-Z]{2}$'),
  -- Schedule types it is delivered by: 1 (standard), PD (truck).
  types text[] not null check (types <@ array['1', 'PD']),
  status text not null check (status in ('APPROVED', 'SUSPENDED')),
  is_unfiltered_enabled boolean not null,
  is_tank_enabled boolean not null,
  is_small_truck_allowed boolean not null,
  -- Delivery weekdays per kind, 1 = Monday … 7 = Sunday; empty where it has none of its own (D17).
  weekdays_type1 smallint[] not null check (weekdays_type1 <@ array[1, 2, 3, 4, 5, 6, 7]::smallint[]),
  weekdays_pd smallint[] not null check (weekdays_pd <@ array[1, 2, 3, 4, 5, 6, 7]::smallint[]),
  weekdays_tank smallint[] not null check (weekdays_tank <@ array[1, 2, 3, 4, 5, 6, 7]::smallint[]),
  weekdays_unfiltered smallint[] not null check (weekdays_unfiltered <@ array[1, 2, 3, 4, 5, 6, 7]::smallint[]),
  delivery_window text not null,
  kind text not null,
  customer_type text not null check (customer_type in ('POS', 'WHS')),
  gln text not null check (gln ~ '^[0-9]{13}$'),
  tank_litres_installed integer not null check (tank_litres_installed >= 0),
  unique (id, company_id)
);

create index ship_to_company on ship_to (company_id, id);

-- Where the house ERP falls short of an order: how many boxes of one line at most, for deliveries of these days, and
-- why (B6, D11). No row means none. An ERP that is connected over HTTP says so itself.

create table house_shortage (
  sku text not null references product,
  -- The words of packages/domain/src/orders/house-shortage.ts.
  kind text not null check (kind in ('confirmation', 'delivery', 'credit')),
  most_boxes integer not null check (most_boxes >= 0),
  reason text not null check (length(reason) between 1 and 200),
  valid_from date not null,
  valid_to date check (valid_to >= valid_from),
  primary key (sku, kind, valid_from),
  constraint house_shortage_no_overlap exclude using gist (
    sku with =, kind with =, daterange(valid_from, valid_to, '[]') with &&)
);

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

-- Who may come in, and what they may do where.
-- No time stamp here or elsewhere has a default: the server's one clock writes them all (D15).

create table app_user (
  uid text primary key,
  company_id text references company,
  first_name text not null,
  last_name text not null,
  email text not null check (email ~ '^[^@\s]+@[^@\s]+$'),
  phone text not null,
  country text check (country ~ '^[A-Z]{3}$'),
  language text not null check (language ~ '^[a-z]{2}$'),
  status text not null check (
    -- A program is the name of a company's key: nobody signs in as one.
    status in ('Active', 'Invited', 'Inactive', 'Deactivated', 'Suspended', 'Exited', 'Move Out', 'Program')),
  is_first_login boolean not null,
  show_tutorial integer check (show_tutorial >= 0),
  is_validated boolean not null,
  is_key_account boolean not null,
  terms_agreed boolean not null,
  created_at timestamptz not null
);

-- Whoever was invited and has not come yet holds no address: it may be somebody's of another company (D47).
create unique index app_user_email on app_user (lower(email collate "C")) where status <> 'Invited';
create unique index app_user_invited on app_user (company_id, lower(email collate "C")) where status = 'Invited';
create index app_user_company on app_user (company_id, uid);

-- The place that ordering begins with, in each company that somebody serves (PROFILE-06, D47).
create table default_ship_to (
  uid text not null references app_user on delete cascade,
  company_id text not null references company,
  ship_to_id text not null references ship_to,
  primary key (uid, company_id)
);

-- Every password a user ever had, as argon2id, so that none of the last eight comes back (AUTH-12).
create table user_password (
  uid text not null references app_user on delete cascade,
  changed_at timestamptz not null,
  hash text not null check (hash like '$argon2id$%'),
  is_current boolean not null,
  primary key (uid, changed_at)
);

create unique index user_password_current on user_password (uid) where is_current;

-- Links that set or reset a password: only the hash of the link's secret is kept.
create table password_link (
  secret_hash text primary key,
  uid text not null references app_user on delete cascade,
  purpose text not null check (purpose in ('set', 'reset')),
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null,
  -- Who invites, as the page greets with it.
  inviter text,
  company text
);

create index password_link_uid on password_link (uid);

-- Whoever has just set a password is let in by it once, without typing it again: the browser's cookie holds the secret.
create table sign_in_ticket (
  secret_hash text primary key,
  uid text not null references app_user on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

-- People of the brewery; no row has a company or a ship-to (DSIGN-02). Until the desk exists nobody signs in with one.
create table staff_account (
  email text primary key check (email ~ '^[^@\s]+@[^@\s]+$'),
  role text not null check (role in ('admin')),
  created_at timestamptz not null
);

create table role (
  id text primary key,
  name text not null unique
);

create table role_permission (
  role_id text not null references role on delete cascade,
  permission text not null,
  mark text not null check (mark in ('allowed', 'not_allowed', 'optional_on', 'optional_off')),
  primary key (role_id, permission)
);

-- One row per user and ship-to: the permission schema. Ordering looks at the chosen ship-to's own row.
create table ship_to_role (
  uid text not null references app_user on delete cascade,
  ship_to_id text not null,
  company_id text not null,
  role_id text not null references role,
  role_name text not null,
  -- Comma-separated names; split, trim and compare whole names.
  permissions text not null,
  customer_type text check (customer_type in ('POS', 'WHS')),
  primary key (uid, ship_to_id),
  foreign key (ship_to_id, company_id) references ship_to (id, company_id)
);

create index ship_to_role_company on ship_to_role (company_id, uid);
create index ship_to_role_ship_to on ship_to_role (ship_to_id);

-- How somebody of several companies stands in one of them, where that is not as everywhere.
create table company_standing (
  uid text not null references app_user on delete cascade,
  company_id text not null references company,
  status text not null check (status in ('Active', 'Deactivated', 'Suspended', 'Exited')),
  primary key (uid, company_id)
);

-- The OpenID provider's store: hashes of ids, and records that are sealed with VYCEP_SECRET.
create table oidc_payload (
  kind text not null,
  id_hash text not null,
  grant_hash text,
  uid_hash text,
  expires_at timestamptz,
  consumed_at timestamptz,
  sealed_payload text not null,
  -- An interaction that was finished and is only kept for repeats.
  is_finished boolean not null default false,
  account_uid text,
  -- Whose session a code was given to, and the grants that a session lives by.
  session_hash text,
  grant_hashes text[] not null default '{}',
  primary key (kind, id_hash)
);

create index oidc_payload_grant on oidc_payload (grant_hash);
create index oidc_payload_uid on oidc_payload (kind, uid_hash);
create index oidc_payload_expiry on oidc_payload (expires_at);
create index oidc_payload_account on oidc_payload (account_uid);

-- The private half is sealed with VYCEP_SECRET. A retired key signs no more; what it signed is still good for its time.
create table signing_key (
  kid text primary key,
  created_at timestamptz not null,
  retired_at timestamptz,
  public_jwk jsonb not null,
  sealed_jwk text not null
);

create table revoked_token (
  jti text primary key,
  expires_at timestamptz not null
);

create index revoked_token_expiry on revoked_token (expires_at);

-- Tokens that were issued to the user before this moment are refused, but for those of the sessions named.
create table session_end (
  uid text primary key references app_user on delete cascade,
  ended_at timestamptz not null,
  besides text[] not null default '{}'
);

-- Devices on which a user signed in: a hash of what their cookie says, or of a program's address.
create table known_device (
  uid text not null references app_user on delete cascade,
  device_hash text not null,
  first_used_at timestamptz not null,
  last_used_at timestamptz not null,
  primary key (uid, device_hash)
);

-- Counted for the lock-out; the subject is a hash of an address or of an e-mail.
create table sign_in_attempt (
  id bigint generated always as identity primary key,
  subject text not null,
  attempted_at timestamptz not null,
  succeeded boolean not null
);

create index sign_in_attempt_subject on sign_in_attempt (subject, attempted_at);

-- What processes counted of one caller within a minute. It is of no use after a crash, so nothing of it is logged.
create unlogged table call_count (
  counter text not null,
  subject text not null,
  window_start timestamptz not null,
  taken integer not null,
  primary key (counter, subject, window_start)
);

-- Every change of rights, orders and users. Rows are added and never changed.
create table audit_entry (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor_uid text,
  company_id text,
  action text not null,
  subject_kind text not null,
  subject_id text not null,
  request_id text,
  detail jsonb not null
);

create index audit_entry_company on audit_entry (company_id, at);
create index audit_entry_subject on audit_entry (subject_kind, subject_id, at);

create function refuse_change() returns trigger
  language plpgsql as $$
begin
  raise exception 'rows of % are added and never changed', tg_table_name using errcode = 'restrict_violation';
end
$$;

create trigger audit_entry_append_only
  before update or delete or truncate on audit_entry
  for each statement execute function refuse_change();

-- Who agreed to which version of the terms of use, and when.
create table terms_consent (
  uid text not null references app_user on delete cascade,
  version text not null,
  agreed_at timestamptz not null,
  primary key (uid, version)
);

-- Who asked the owners for a right on which day: once a day each.
create table access_request (
  uid text not null references app_user on delete cascade,
  permission text not null,
  day date not null,
  asked_at timestamptz not null,
  primary key (uid, permission, day)
);

-- Keys by which programs come in (B16). Who holds a key may do less than its maker, never more.

create table api_key (
  id text primary key check (id ~ '^[a-z0-9]{16}$'),
  company_id text not null references company,
  -- Of one person, or of the company: then it has a cart and a name of its own.
  kind text not null check (kind in ('user', 'company')),
  -- Whose rights bound it: when they may not come in any more, nor may it.
  made_by text not null references app_user on delete cascade,
  -- In whose name it acts.
  uid text not null references app_user on delete cascade,
  name text not null check (length(name) between 1 and 60),
  permissions text[] not null check (cardinality(permissions) > 0),
  ship_to_ids text[] not null check (cardinality(ship_to_ids) > 0),
  -- The hash of its secret, sealed with VYCEP_SECRET (OPS-13).
  sealed_hash text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- To some minutes.
  last_used_at timestamptz,
  revoked_at timestamptz,
  -- When its owner was told that it is about to end.
  end_told_at timestamptz
);

create index api_key_company on api_key (company_id, created_at desc);
create index api_key_maker on api_key (made_by, company_id);
create index api_key_end on api_key (expires_at) where revoked_at is null and end_told_at is null;

-- Sessions as people see them, and what they prove themselves with beside a password.

-- A browser that is or was signed in. The name stands in its tokens and lets nobody in; what the browser shows the
-- provider is another secret.
create table user_session (
  id uuid primary key,
  uid text not null references app_user on delete cascade,
  session_name text not null unique,
  user_agent text not null,
  first_address text not null,
  last_address text not null,
  signed_in_at timestamptz not null,
  -- When a password or a second factor was last given in it (D38).
  authenticated_at timestamptz not null,
  last_used_at timestamptz not null,
  ended_at timestamptz
);

create index user_session_uid on user_session (uid, last_used_at);

-- The secret is sealed with VYCEP_SECRET. No code of a step that was used, or of one before it, is taken again.
create table authenticator (
  uid text primary key references app_user on delete cascade,
  sealed_secret text not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  last_step bigint not null
);

-- Only the hashes; 80 random bits each, so no salt is needed.
create table recovery_code (
  uid text not null references app_user on delete cascade,
  code_hash text not null,
  created_at timestamptz not null,
  used_at timestamptz,
  primary key (uid, code_hash)
);

create table passkey (
  id uuid primary key,
  uid text not null references app_user on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  sign_count bigint not null check (sign_count >= 0),
  -- Comma-separated, as the browser told.
  transports text not null,
  name text not null check (char_length(name) between 1 and 60),
  created_at timestamptz not null,
  last_used_at timestamptz
);

create index passkey_uid on passkey (uid, created_at);

-- What a passkey was asked to sign, each good for one answer. The subject says who asked for what.
create table passkey_challenge (
  challenge_hash text primary key,
  subject text not null,
  expires_at timestamptz not null
);

create index passkey_challenge_expiry on passkey_challenge (expires_at);

-- Sign-ins whose password was right and whose second step is still to come.
create table half_sign_in (
  interaction_hash text primary key,
  uid text not null references app_user on delete cascade,
  expires_at timestamptz not null
);

create index half_sign_in_expiry on half_sign_in (expires_at);

-- Thresholds of an order per market, customer type and method (D10). Null means: no limit, or the default.

create table capacity_rule (
  market text not null check (market ~ '^[A-Z]{2}$'),
  customer_type text not null check (customer_type in ('POS', 'WHS')),
  delivery_method text not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
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
  primary key (market, customer_type, delivery_method, valid_from),
  constraint capacity_rule_no_overlap exclude using gist (
    market with =, customer_type with =, delivery_method with =, daterange(valid_from, valid_to, '[]') with &&)
);

-- Deliveries that a holiday moves or cancels (CALENDAR-22, CALENDAR-23).

create table delivery_exception (
  ship_to_id text not null,
  company_id text not null,
  kind text not null check (kind in ('standard', 'truck', 'unfiltered', 'tank')),
  type_of_change text not null check (type_of_change in ('moved', 'cancelled')),
  original_date date not null,
  original_hours text not null,
  scheduled_date date check (scheduled_date <> original_date),
  scheduled_hours text,
  -- The cut-off of the new date, local time in Europe/Prague.
  order_by_date date,
  order_by_time text check (order_by_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  primary key (ship_to_id, kind, original_date),
  foreign key (ship_to_id, company_id) references ship_to (id, company_id),
  -- A moved delivery has all of a new date; a cancelled one has nothing of it.
  constraint delivery_exception_complete check (num_nonnulls(scheduled_date, scheduled_hours, order_by_date, order_by_time) =
    case type_of_change when 'moved' then 4 else 0 end),
  constraint delivery_exception_order_by_in_time check (order_by_date <= scheduled_date)
);

create index delivery_exception_company on delivery_exception (company_id, original_date);

-- Carts: one active per user, one line per product.

create table cart (
  id text primary key check (id ~ '^[0-9A-Za-z]{32}$'),
  uid text not null references app_user,
  company_id text not null,
  ship_to_id text not null,
  delivery_method text,
  delivery_date date,
  note_for_driver text not null default '',
  customer_order_number text not null default '',
  payment_method text,
  is_active boolean not null default true,
  version bigint not null default 0 check (version >= 0),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- What is planned to be returned, [[code, units], …]; null until the customer has said so.
  empties jsonb check (jsonb_typeof(empties) = 'array'),
  -- The type that goes first into the second order, if the customer chose one.
  empties_second text references empties_type,
  -- Which page of the cart its user saw last; null is the first one, and again whenever the goods change.
  checkout_step text check (checkout_step in ('delivery', 'payment', 'empties', 'recap')),
  foreign key (ship_to_id, company_id) references ship_to (id, company_id)
);

-- Somebody of several companies has a live cart in each (D47).
create unique index cart_one_active on cart (uid, company_id) where is_active;
create index cart_company on cart (company_id, id);

create table cart_line (
  uid bigint generated always as identity primary key,
  cart_id text not null references cart on delete cascade,
  company_id text not null,
  sku text not null references product,
  packages integer not null check (packages >= 0),
  layers integer not null check (layers >= 0),
  pallets integer not null check (pallets >= 0),
  position bigint not null,
  version bigint not null default 0 check (version >= 0),
  -- Of a bundle: what one package holds, [[sku, boxes], …]; the line is the whole group.
  parts jsonb check (jsonb_typeof(parts) = 'array'),
  unique (cart_id, sku),
  constraint cart_line_not_empty check (packages::bigint + layers + pallets > 0)
);

-- How the last price update of a cart ended (PRICE-05, PRICE-06). It holds for the cart that was asked about.
create table cart_pricing (
  cart_id text primary key references cart on delete cascade,
  company_id text not null,
  asked_at timestamptz not null,
  -- The words of packages/domain/src/pricing/price-update.ts.
  outcome text not null check (outcome in ('updated', 'failed', 'cannot-proceed', 'delivery-date-expired')),
  status_message text not null default '',
  -- Place, way, day, payment and empties that were asked about, and a digest of the lines.
  basis text not null,
  contents text not null,
  -- Where the ERP's price is not the list's: [[sku, bundle, boxes, list price, price], ...].
  prices jsonb not null check (jsonb_typeof(prices) = 'array')
);

-- What was taken out of a cart a moment ago, so that it can be put back exactly as it was; kept for minutes.
create table cart_removal (
  token text primary key check (token ~ '^[0-9A-Za-z]{32}$'),
  cart_id text not null references cart on delete cascade,
  company_id text not null,
  -- Where the cart went then: the empties lie there.
  ship_to_id text not null,
  removed_at timestamptz not null,
  -- Where the cart ended: what is added meanwhile stands behind it.
  last_position bigint not null,
  -- [[uid, sku, packages, layers, pallets, position, version, parts], …], as they stood in cart_line.
  lines jsonb not null check (jsonb_typeof(lines) = 'array'),
  -- The plan of empties that went with them; null when there was none.
  empties jsonb check (jsonb_typeof(empties) = 'array'),
  empties_second text references empties_type,
  -- What became of the lines that were asked back: [[uid, reason or null], …].
  outcomes jsonb not null default '[]' check (jsonb_typeof(outcomes) = 'array'),
  -- The same of the plan: 'restored', or why it is not; null before anybody asked.
  empties_outcome text
);

create index cart_removal_cart on cart_removal (cart_id, removed_at);

-- Goods of somebody that could not go with a cart that moved: kept until they can go again or are given up, whatever
-- becomes of the cart.
create table cart_aside (
  uid text not null references app_user,
  company_id text not null,
  sku text not null references product,
  packages integer not null check (packages >= 0),
  layers integer not null check (layers >= 0),
  pallets integer not null check (pallets >= 0),
  -- Of a bundle: what one package holds, [[sku, boxes], …].
  parts jsonb check (jsonb_typeof(parts) = 'array'),
  set_aside_at timestamptz not null,
  primary key (uid, company_id, sku),
  constraint cart_aside_not_empty check (packages::bigint + layers + pallets > 0)
);

-- The last move of a cart, so that it can be taken back exactly.
create table cart_move (
  cart_id text primary key references cart on delete cascade,
  company_id text not null,
  token text not null unique check (token ~ '^[0-9A-Za-z]{32}$'),
  moved_at timestamptz not null,
  -- Where the cart went by it, and a digest of what it held then: once that is otherwise, nothing is taken back.
  made jsonb not null,
  ship_to_id text not null,
  delivery_method text,
  delivery_date date,
  note_for_driver text not null,
  empties jsonb check (jsonb_typeof(empties) = 'array'),
  empties_second text references empties_type,
  -- What was set aside by it, [[uid, sku, packages, layers, pallets, position, version, parts], …], as in cart_line.
  lines jsonb not null check (jsonb_typeof(lines) = 'array'),
  -- What was aside of the same products before, [[sku, packages, layers, pallets, parts, set aside at], …].
  aside jsonb not null check (jsonb_typeof(aside) = 'array'),
  -- The row of cart_pricing that the cart had; null without one.
  pricing jsonb
);

-- Saved orders: carts put aside, each once. What they hold is kept as it was then; prices are the reader's hint.

create table saved_order (
  id bigint generated always as identity primary key,
  -- One cart is put aside once, whoever repeats the call.
  cart_id text not null unique references cart,
  uid text not null references app_user,
  company_id text not null,
  ship_to_id text not null,
  title text not null check (length(title) <= 40),
  customer_order_number text not null,
  note_for_driver text not null,
  -- Null where the cart had none yet; a day may have passed since.
  delivery_method text,
  delivery_date date,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  net_minor bigint not null check (net_minor >= 0),
  total_minor bigint not null,
  boxes bigint not null check (boxes >= 0),
  line_count integer not null check (line_count > 0),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Set while it is deleted; taken back by restoreSavedOrder.
  deleted_at timestamptz,
  foreign key (ship_to_id, company_id) references ship_to (id, company_id)
);

create index saved_order_owner on saved_order (uid, created_at desc, id desc) where deleted_at is null;

create table saved_order_line (
  saved_order_id bigint not null references saved_order on delete cascade,
  line_no integer not null check (line_no > 0),
  company_id text not null,
  sku text not null references product,
  packages integer not null check (packages >= 0),
  layers integer not null check (layers >= 0),
  pallets integer not null check (pallets >= 0),
  boxes integer not null check (boxes >= 0),
  -- Null for what had no price.
  unit_price_minor bigint check (unit_price_minor >= 0),
  net_minor bigint not null check (net_minor >= 0),
  -- Of a bundle: what one package held, [[sku, boxes], …].
  parts jsonb check (jsonb_typeof(parts) = 'array'),
  -- As it was called then, by language.
  names jsonb not null check (is_texts(names)),
  primary key (saved_order_id, line_no),
  unique (saved_order_id, sku),
  constraint saved_order_line_not_empty check (packages::bigint + layers + pallets > 0)
);

-- Orders: written once, then only moved along. Snapshots, because prices, names and payers change.

create sequence order_number_seq as bigint start 4700200001 maxvalue 9999999999 no cycle;

create table sales_order (
  order_number text primary key default nextval('order_number_seq')::text check (order_number ~ '^[0-9]{10}$'),
  -- Null for history that was never a cart here; otherwise one cart gives one order, whoever repeats the call.
  cart_id text unique references cart,
  company_id text not null,
  ship_to_id text not null,
  created_by text references app_user,
  created_at timestamptz not null,
  delivery_date date not null,
  delivery_method text not null,
  document_code text not null,
  customer_order_number text not null,
  note_for_driver text not null,
  payment_method text not null,
  sap_id text unique,
  -- The words of packages/domain/src/orders/order-states.ts, which a test compares.
  state text not null check (state in (
    'received', 'confirmed', 'loaded', 'on-the-way', 'delivered', 'partially-delivered', 'cancelled')),
  processing_status text not null check (processing_status in (
    'Not Yet Processed', 'Partially Processed', 'Completely Processed', 'Fully Rejected', 'Not Relevant')),
  delivery_status text not null check (delivery_status in (
    'CANCELLED', 'ORDER UNDER INVESTIGATION', 'AWAITING SHIPMENT', 'PARTIAL ORDER PREPARATION',
    'AWAITING FULLFILLMENT', 'AWAITING DELIVERY', 'DELIVERED', 'PARTIALLY DELIVERED',
    'DELIVERY NOT AVAILABLE', 'IN STOCK', 'NOT DELIVERED')),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  net_minor bigint not null check (net_minor >= 0),
  vat_minor bigint not null check (vat_minor >= 0),
  gross_minor bigint not null,
  -- Below nought when empties are collected.
  deposit_minor bigint not null,
  total_minor bigint not null,
  grams bigint not null check (grams >= 0),
  pallet_thousandths bigint not null check (pallet_thousandths >= 0),
  millilitres bigint not null check (millilitres >= 0),
  line_count integer not null check (line_count >= 0),
  payer jsonb not null,
  -- Of the second order that collects what was above the limit: the order it was placed with.
  empties_of text unique references sales_order,
  -- Taken while the ERP gave no prices: at the current price list, until the ERP has priced it (PRICE-06).
  is_provisional boolean not null default false,
  -- What it came to until then.
  provisional_total_minor bigint,
  prices_settled_at timestamptz,
  -- What the customer wants it to come to at most, and when and by whom more was taken all the same (B14).
  price_limit_minor bigint,
  price_kept_at timestamptz,
  price_kept_by text,
  -- Through which door it came.
  source text not null default 'portal' check (source in ('portal', 'edi')),
  foreign key (ship_to_id, company_id) references ship_to (id, company_id),
  constraint sales_order_gross check (gross_minor = net_minor + vat_minor),
  constraint sales_order_total check (total_minor = gross_minor + deposit_minor),
  constraint sales_order_settled check (
    (provisional_total_minor is null) = (prices_settled_at is null)
    and not (is_provisional and prices_settled_at is not null)),
  constraint sales_order_price_limit check (
    price_limit_minor is null or is_provisional or prices_settled_at is not null),
  constraint sales_order_price_kept check (
    (price_kept_at is null) = (price_kept_by is null)
    and (price_kept_at is null or (price_limit_minor is not null and prices_settled_at is not null)))
);

create index sales_order_company on sales_order (company_id, created_at desc, order_number desc);
create index sales_order_ship_to on sales_order (ship_to_id, created_at desc, order_number desc);
create index sales_order_creator on sales_order (created_by, created_at desc, order_number desc);
-- What the ERP may still move along: a handful beside a history that only grows.
create index sales_order_underway on sales_order (delivery_date, order_number)
  where state in ('received', 'confirmed', 'loaded', 'on-the-way');
-- Of these days the house ERP may still credit something.
create index sales_order_delivered on sales_order (delivery_date, order_number)
  where state in ('delivered', 'partially-delivered');

-- How many orders each place has, kept as they come and go: a page of the history tells it, and counting them takes longer than
-- reading the page.
create table order_count (
  ship_to_id text primary key references ship_to on delete cascade,
  count integer not null,
  -- Another number after each change of what the place bought, and when: what is read of its orders is kept under it.
  version bigint not null default 0
);

create function count_orders() returns trigger
  language plpgsql as $$
begin
  -- In one order, so that two who count never wait for each other.
  if tg_op = 'INSERT' then
    insert into order_count as known (ship_to_id, count)
    select ship_to_id, count(*) from came group by 1 order by 1
    on conflict (ship_to_id) do update set count = known.count + excluded.count, version = known.version + 1;
  else
    update order_count known set count = known.count - gone.count, version = known.version + 1
    from (select ship_to_id, count(*)::integer as count from went group by 1 order by 1) gone
    where known.ship_to_id = gone.ship_to_id;
  end if;
  return null;
end
$$;

create trigger order_came after insert on sales_order
  referencing new table as came for each statement execute function count_orders();
create trigger order_went after delete on sales_order
  referencing old table as went for each statement execute function count_orders();

create function order_changed() returns trigger
  language plpgsql as $$
begin
  update order_count set version = version + 1 where ship_to_id = new.ship_to_id;
  return null;
end
$$;

create trigger order_changed after update of state, delivery_date on sales_order
  for each row when (
    (old.state = 'cancelled') <> (new.state = 'cancelled') or old.delivery_date <> new.delivery_date)
  execute function order_changed();

create function keep_order_place() returns trigger
  language plpgsql as $$
begin
  raise exception 'order % stays at its place', old.order_number using errcode = 'restrict_violation';
end
$$;

create trigger order_stays before update of ship_to_id on sales_order
  for each row when (old.ship_to_id is distinct from new.ship_to_id) execute function keep_order_place();

create table order_line (
  order_number text not null references sales_order on delete cascade,
  line_no integer not null check (line_no > 0),
  company_id text not null,
  sku text not null references product,
  packages integer not null check (packages >= 0),
  layers integer not null check (layers >= 0),
  pallets integer not null check (pallets >= 0),
  boxes_ordered integer not null check (boxes_ordered > 0),
  -- Null until the ERP has said so.
  boxes_confirmed integer check (boxes_confirmed >= 0),
  boxes_delivered integer check (boxes_delivered >= 0),
  boxes_invoiced integer check (boxes_invoiced >= 0),
  base_price_minor bigint not null check (base_price_minor >= 0),
  unit_price_minor bigint not null check (unit_price_minor >= 0),
  net_minor bigint not null,
  vat_percent numeric(5, 2) not null check (vat_percent between 0 and 100),
  unit_deposit_minor bigint not null check (unit_deposit_minor >= 0),
  deposit_minor bigint not null check (deposit_minor >= 0),
  processing_status text not null check (processing_status in (
    'Not Yet Processed', 'Partially Processed', 'Completely Processed', 'Fully Rejected', 'Not Relevant')),
  -- The bundle that the goods came in (db/schema/bundles.sql); null for goods by themselves.
  bundle_sku text references bundle,
  -- The price of one box until the ERP gave its own; null where no provisional price was settled.
  provisional_price_minor bigint check (provisional_price_minor >= 0),
  boxes_credited integer not null default 0 check (boxes_credited >= 0),
  -- Why the ERP's boxes are not those that were ordered, in its own words.
  change_reason text check (length(change_reason) between 1 and 200),
  -- As it was called then, by language.
  names jsonb not null check (is_texts(names)),
  primary key (order_number, line_no),
  constraint order_line_net check (net_minor = unit_price_minor * boxes_ordered),
  constraint order_line_deposit check (deposit_minor = unit_deposit_minor * boxes_ordered)
);

create index order_line_sku on order_line (company_id, sku);
-- What was brought and not invoiced yet: a handful beside a history that only grows.
create index order_line_to_invoice on order_line (order_number)
  where boxes_delivered > coalesce(boxes_invoiced, 0);

create table order_vat (
  order_number text not null references sales_order on delete cascade,
  company_id text not null,
  percent numeric(5, 2) not null check (percent between 0 and 100),
  base_minor bigint not null,
  vat_minor bigint not null,
  primary key (order_number, percent)
);

create table order_empties_line (
  order_number text not null references sales_order on delete cascade,
  line_no integer not null check (line_no > 0),
  company_id text not null,
  empties_code text not null references empties_type,
  -- Planned; nought of a type that was collected without a plan.
  units integer not null check (units >= 0),
  unit_deposit_minor bigint not null check (unit_deposit_minor >= 0),
  -- Of what was planned.
  deposit_minor bigint not null,
  -- What the driver really took over; null until the ERP has said so, and then it counts instead of the plan.
  units_returned integer check (units_returned >= 0),
  primary key (order_number, line_no),
  constraint order_empties_line_deposit check (deposit_minor = unit_deposit_minor * units),
  constraint order_empties_line_something check (units > 0 or coalesce(units_returned, 0) > 0)
);

create table order_event (
  id bigint generated always as identity primary key,
  order_number text not null references sales_order on delete cascade,
  company_id text not null,
  at timestamptz not null,
  state text not null check (state in (
    'received', 'confirmed', 'loaded', 'on-the-way', 'delivered', 'partially-delivered', 'cancelled')),
  detail jsonb not null
);

create index order_event_order on order_event (order_number, at, id);

-- What must leave the house, written in the transaction that caused it (D11).
create table outbox (
  id bigint generated always as identity primary key,
  topic text not null,
  company_id text not null,
  order_number text references sales_order,
  payload jsonb not null,
  created_at timestamptz not null,
  attempts integer not null default 0 check (attempts >= 0),
  next_attempt_at timestamptz not null,
  last_error text,
  delivered_at timestamptz,
  unique (topic, order_number),
  -- Refused for good (D29): it waits for an operator, who sends it again or drops it.
  parked_at timestamptz,
  dropped_at timestamptz,
  constraint outbox_end check (num_nonnulls(delivered_at, parked_at, dropped_at) <= 1)
);

create index outbox_waiting on outbox (next_attempt_at, id)
  where delivered_at is null and parked_at is null and dropped_at is null;
create index outbox_parked on outbox (parked_at) where parked_at is not null;

-- What the ERP has reported, each event once, whatever order it speaks of.
create table erp_report (
  event_id text primary key check (length(event_id) between 8 and 100),
  order_number text not null references sales_order on delete cascade,
  company_id text not null,
  kind text not null check (kind in ('confirmation', 'shipment', 'delivery', 'invoice', 'credit')),
  -- Of an invoice or a credit note.
  document_number text,
  body_hash text not null,
  at timestamptz not null,
  received_at timestamptz not null
);

create index erp_report_order on erp_report (order_number, at);

-- The answer that a repeated call gets again. A row without an answer is a call that is still running.
create table idempotency (
  uid text not null references app_user on delete cascade,
  key text not null check (length(key) between 1 and 255),
  operation text not null,
  body_hash text not null,
  answer jsonb,
  created_at timestamptz not null,
  -- The company that the user acted for; empty where they serve none.
  company_id text not null,
  primary key (uid, company_id, key)
);

create index idempotency_age on idempotency (created_at);

-- What was taken, summed by month: a chain's five years are read in a moment, and every change of a delivery counts at once.

create table consumption_month (
  ship_to_id text not null,
  company_id text not null,
  -- Its first day.
  month date not null check (extract(day from month) = 1),
  sku text not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- As delivered, less what was credited.
  boxes integer not null,
  -- Without VAT and deposits.
  net_minor bigint not null,
  primary key (ship_to_id, month, sku, currency),
  foreign key (ship_to_id, company_id) references ship_to (id, company_id)
);

-- The same by place, whatever the goods.
create table consumption_of_place (
  ship_to_id text not null,
  company_id text not null,
  month date not null check (extract(day from month) = 1),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  boxes integer not null,
  millilitres bigint not null,
  net_minor bigint not null,
  primary key (ship_to_id, month, currency),
  foreign key (ship_to_id, company_id) references ship_to (id, company_id)
);

-- The same by goods, whatever the place: what who sees all places of a company is told from.
create table consumption_of_company (
  company_id text not null references company,
  month date not null check (extract(day from month) = 1),
  sku text not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  boxes integer not null,
  net_minor bigint not null,
  primary key (company_id, month, sku, currency)
);

-- What was delivered in some days: a place's month, or the days of a year before until today's.
create index sales_order_place_delivered on sales_order (ship_to_id, delivery_date)
  where state in ('delivered', 'partially-delivered');

-- Counts a month of a place anew, whatever changed in it, and what its company took with it. One at a time for a company:
-- two deliveries of one moment would each miss the other. Companies share locks, so that a large import holds few.
create function count_consumption(place text, day date) returns void
  language plpgsql as $$
declare
  first_day constant date := date_trunc('month', day)::date;
begin
  perform pg_advisory_xact_lock(7236003, hashtext(s.company_id) & 255) from ship_to s where s.id = place;
  update consumption_of_company t set boxes = t.boxes - c.boxes, net_minor = t.net_minor - c.net_minor
  from consumption_month c
  where c.ship_to_id = place and c.month = first_day
    and t.company_id = c.company_id and t.month = c.month and t.sku = c.sku and t.currency = c.currency;
  delete from consumption_month c where c.ship_to_id = place and c.month = first_day;
  insert into consumption_month (ship_to_id, company_id, month, sku, currency, boxes, net_minor)
  select o.ship_to_id, o.company_id, first_day, l.sku, o.currency, sum(line.boxes), sum(line.boxes * l.unit_price_minor)
  from sales_order o
  join order_line l using (order_number)
  cross join lateral (values (
    coalesce(l.boxes_delivered, l.boxes_confirmed, l.boxes_ordered) - l.boxes_credited)) line (boxes)
  where o.ship_to_id = place and o.state in ('delivered', 'partially-delivered')
    and o.delivery_date >= first_day and o.delivery_date < first_day + interval '1 month'
  group by o.ship_to_id, o.company_id, l.sku, o.currency;
  delete from consumption_of_place c where c.ship_to_id = place and c.month = first_day;
  insert into consumption_of_place (ship_to_id, company_id, month, currency, boxes, millilitres, net_minor)
  select c.ship_to_id, c.company_id, c.month, c.currency, sum(c.boxes), sum(c.boxes * p.box_millilitres::bigint),
    sum(c.net_minor)
  from consumption_month c join product p using (sku)
  where c.ship_to_id = place and c.month = first_day
  group by c.ship_to_id, c.company_id, c.month, c.currency;
  insert into consumption_of_company as t (company_id, month, sku, currency, boxes, net_minor)
  select c.company_id, c.month, c.sku, c.currency, c.boxes, c.net_minor
  from consumption_month c where c.ship_to_id = place and c.month = first_day
  on conflict (company_id, month, sku, currency) do update
    set boxes = t.boxes + excluded.boxes, net_minor = t.net_minor + excluded.net_minor;
end
$$;

-- Once a statement, however many orders or lines it changes; months in one order, so that two never wait for each other.
create function count_moved_orders() returns trigger
  language plpgsql as $$
begin
  perform count_consumption(moved.place, moved.month) from (
    select distinct o.ship_to_id as place, date_trunc('month', o.delivery_date)::date as month
    from went join came using (order_number)
    cross join lateral (values
      (went.ship_to_id, went.delivery_date, went.state), (came.ship_to_id, came.delivery_date, came.state)
    ) o (ship_to_id, delivery_date, state)
    where (went.state, went.delivery_date, went.ship_to_id)
        is distinct from (came.state, came.delivery_date, came.ship_to_id)
      and (went.state in ('delivered', 'partially-delivered') or came.state in ('delivered', 'partially-delivered'))
    order by 1, 2) moved;
  return null;
end
$$;

create trigger order_consumed after update on sales_order
  referencing old table as went new table as came for each statement execute function count_moved_orders();

create function count_removed_orders() returns trigger
  language plpgsql as $$
begin
  perform count_consumption(removed.place, removed.month) from (
    select distinct ship_to_id as place, date_trunc('month', delivery_date)::date as month
    from went where state in ('delivered', 'partially-delivered') order by 1, 2) removed;
  return null;
end
$$;

create trigger order_removed after delete on sales_order
  referencing old table as went for each statement execute function count_removed_orders();

create function count_changed_lines() returns trigger
  language plpgsql as $$
begin
  perform count_consumption(changed.place, changed.month) from (
    select distinct o.ship_to_id as place, date_trunc('month', o.delivery_date)::date as month
    from went join came using (order_number, line_no) join sales_order o using (order_number)
    where (went.sku, went.boxes_ordered, went.boxes_confirmed, went.boxes_delivered, went.boxes_credited,
        went.unit_price_minor)
      is distinct from (came.sku, came.boxes_ordered, came.boxes_confirmed, came.boxes_delivered, came.boxes_credited,
        came.unit_price_minor)
      and o.state in ('delivered', 'partially-delivered')
    order by 1, 2) changed;
  return null;
end
$$;

create trigger line_consumed after update on order_line
  referencing old table as went new table as came for each statement execute function count_changed_lines();

-- How many boxes of a product a place may order for deliveries of these days (CART-18). No row means no limit.

create table product_limit (
  ship_to_id text not null,
  company_id text not null,
  sku text not null references product,
  max_boxes integer not null check (max_boxes >= 0),
  valid_from date not null,
  valid_to date check (valid_to >= valid_from),
  primary key (ship_to_id, sku, valid_from),
  foreign key (ship_to_id, company_id) references ship_to (id, company_id),
  constraint product_limit_no_overlap exclude using gist (
    sku with =, ship_to_id with =, daterange(valid_from, valid_to, '[]') with &&)
);

-- Each limit with what was ordered of it: counted from the lines of orders themselves, for deliveries on the days of the
-- limit; goods inside a bundle count for the bundle's own limit.
create view product_limit_use as
select allowed.ship_to_id, allowed.company_id, allowed.sku, allowed.max_boxes, allowed.valid_from, allowed.valid_to, (
  select coalesce(sum(ordered.boxes_ordered), 0)::int
  from order_line ordered join sales_order o on o.order_number = ordered.order_number
  where ordered.company_id = allowed.company_id and ordered.sku = allowed.sku and ordered.bundle_sku is null
    and o.ship_to_id = allowed.ship_to_id and o.state <> 'cancelled' and o.delivery_date >= allowed.valid_from
    and (allowed.valid_to is null or o.delivery_date <= allowed.valid_to)) as boxes_ordered
from product_limit allowed;

-- What customers count in their cellars (B12). It belongs to the place and is shared by all who order for it.

-- One count of one product. A key is made where it was counted, so that a count that is sent twice counts once.
create table cellar_count (
  uid text not null references app_user on delete cascade,
  key text not null check (key ~ '^[0-9a-f-]{36}$'),
  company_id text not null,
  ship_to_id text not null,
  sku text not null,
  -- Whole packages: what was there, what shall be there after the delivery, what is ordered.
  in_cellar integer not null check (in_cellar between 0 and 9999),
  usual integer not null check (usual between 0 and 9999),
  ordered integer not null check (ordered between 0 and 9999),
  counted_at timestamptz not null,
  -- The first name of who counted, as others are told it.
  counted_by text not null,
  received_at timestamptz not null,
  -- Packages of it in the cart before the count was put there.
  in_cart_before integer not null check (in_cart_before >= 0),
  -- Why the cart did not take it, in the words that the customer was told; null where it did.
  refused text,
  primary key (uid, key),
  foreign key (ship_to_id, company_id) references ship_to (id, company_id)
);

create index cellar_count_place on cellar_count (ship_to_id, sku, counted_at desc);

-- On which shelf a product stands, where somebody of the place said so.
create table cellar_shelf (
  ship_to_id text not null,
  company_id text not null,
  sku text not null,
  shelf text not null check (char_length(shelf) between 1 and 40),
  named_at timestamptz not null,
  primary key (ship_to_id, sku),
  foreign key (ship_to_id, company_id) references ship_to (id, company_id)
);

-- Bundles as they were ordered: the groups of an order, and the count behind the limit per customer.

create table order_bundle (
  order_number text not null references sales_order on delete cascade,
  bundle_sku text not null references bundle,
  company_id text not null,
  packages integer not null check (packages > 0),
  -- Packages count against the limit of the bundle that was valid on this day.
  delivery_date date not null,
  -- A cancelled order gives its packages back.
  is_cancelled boolean not null,
  -- As it was called then, by language.
  names jsonb not null check (is_texts(names)),
  primary key (order_number, bundle_sku)
);

create index order_bundle_company on order_bundle (company_id, bundle_sku);

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

-- What the brewery tells its customers: help, pages, articles, questions, knowledge.

create table content (
  kind text not null check (
    kind in ('help', 'page', 'article', 'faq', 'kb', 'banner', 'terms')),
  key text not null,
  sort integer not null,
  markets text[] not null check (cardinality(markets) > 0),
  is_new_capability boolean not null,
  titles jsonb not null check (is_texts(titles) and titles ? 'en'),
  bodies jsonb not null check (is_texts(bodies)),
  -- The heading above several pages; empty is none.
  sections jsonb not null check (is_texts(sections)),
  -- A picture or film of our own origin.
  file_link text check (file_link ~ '^/[a-z0-9/._-]+$'),
  -- Empty is never, since it is there.
  modified_at timestamptz,
  -- Banners and terms stand from one day to another, both included; of terms the key is the version.
  valid_from date,
  valid_to date,
  tone text check (tone in ('info', 'warning', 'critical')),
  link text check (link ~ '^(/|https://)'),
  -- Articles that visitors may read as well.
  is_public boolean not null default false,
  search_text text not null generated always as (fold_text(all_texts(titles) || ' ' || all_texts(bodies))) stored,
  primary key (kind, key),
  constraint content_validity check (valid_to >= valid_from),
  constraint content_terms_begin check (kind <> 'terms' or valid_from is not null)
);

-- What a person has seen in a list or read, and whether it was of help; null is not said.
create table content_reader (
  uid text not null references app_user on delete cascade,
  kind text not null,
  key text not null,
  seen_at timestamptz not null,
  is_helpful boolean,
  primary key (uid, kind, key),
  constraint content_reader_content foreign key (kind, key) references content on delete cascade
);

-- Tax documents: made by the house ERP of what was delivered, told by the brewery's, or imported as history. Written once.

-- Who sells in a market, as it stands on papers.
create table seller (
  market text not null check (market ~ '^[A-Z]{2}$'),
  name text not null,
  street text not null,
  city text not null,
  zip text not null,
  country text not null check (country ~ '^[A-Z]{2}$'),
  ico text not null,
  dic text not null,
  ic_dph text not null,
  -- The entry in the register of companies, as the law wants it on papers.
  register text not null,
  iban text not null,
  email text not null,
  phone text not null,
  valid_from date not null,
  valid_to date check (valid_to >= valid_from),
  primary key (market, valid_from),
  constraint seller_no_overlap exclude using gist (
    market with =, daterange(valid_from, valid_to, '[]') with &&)
);

-- Whose deliveries share an invoice; who has no row gets one for each.
create table billing_period (
  company_id text not null references company,
  period text not null check (period in ('delivery', 'week', 'month')),
  valid_from date not null,
  valid_to date check (valid_to >= valid_from),
  primary key (company_id, valid_from),
  constraint billing_period_no_overlap exclude using gist (
    company_id with =, daterange(valid_from, valid_to, '[]') with &&)
);

create table invoice (
  number text primary key check (number ~ '^[!-~]{1,40}$'),
  type text not null check (type in ('Invoice', 'Credit note')),
  company_id text not null,
  ship_to_id text not null,
  issued date not null,
  tax_point date not null,
  due date not null check (due >= issued),
  variable_symbol text not null check (variable_symbol ~ '^[0-9]{1,10}$'),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  net_minor bigint not null,
  vat_minor bigint not null,
  deposits_out_minor bigint not null check (deposits_out_minor >= 0),
  deposits_back_minor bigint not null check (deposits_back_minor <= 0),
  total_minor bigint not null,
  order_count integer not null check (order_count >= 0),
  payment text not null default 'transfer' check (payment in ('transfer', 'direct debit', 'cash')),
  -- What paying in cash adds or takes.
  rounding_minor bigint not null default 0,
  -- Of a credit note: the tax document that it corrects, and why.
  corrects text,
  reason text,
  -- Seller and buyer as they were then; null of history, which is drawn with today's.
  parties jsonb,
  foreign key (ship_to_id, company_id) references ship_to (id, company_id),
  constraint invoice_total check (
    total_minor = net_minor + vat_minor + deposits_out_minor + deposits_back_minor + rounding_minor)
);

create index invoice_company on invoice (company_id, issued desc, number desc);
create index invoice_ship_to on invoice (ship_to_id, issued desc);

create table invoice_vat (
  number text not null references invoice on delete cascade,
  company_id text not null,
  rate_percent numeric(5, 2) not null check (rate_percent between 0 and 100),
  base_minor bigint not null,
  vat_minor bigint not null,
  primary key (number, rate_percent)
);

-- History that does not fit the deliveries it names has none.
create table invoice_line (
  number text not null references invoice on delete cascade,
  line_no integer not null check (line_no > 0),
  company_id text not null,
  kind text not null check (kind in ('goods', 'deposit-out', 'deposit-back')),
  order_number text references sales_order,
  sku text references product,
  empties_code text references empties_type,
  -- As it was called then, by language; null of packaging in general.
  names jsonb check (is_texts(names)),
  quantity integer not null check (quantity > 0),
  unit_minor bigint not null check (unit_minor >= 0),
  amount_minor bigint not null,
  vat_percent numeric(5, 2) check (vat_percent between 0 and 100),
  primary key (number, line_no),
  constraint invoice_line_amount check (abs(amount_minor) = unit_minor * quantity),
  -- Deposits carry no VAT.
  constraint invoice_line_vat check ((kind = 'goods') = (vat_percent is not null))
);

create index invoice_line_order on invoice_line (order_number) where order_number is not null;
create table invoice_order (
  number text not null references invoice on delete cascade,
  order_number text not null references sales_order,
  company_id text not null,
  primary key (order_number, number)
);

create index invoice_order_number on invoice_order (number);

-- What was paid, as the brewery's ERP tells it; each event once. Of a credit note it is below nought.
create table payment (
  event_id text primary key check (length(event_id) between 8 and 100),
  number text not null references invoice on delete cascade,
  company_id text not null,
  amount_minor bigint not null check (amount_minor <> 0),
  paid_on date not null,
  body_hash text not null,
  received_at timestamptz not null
);

create index payment_number on payment (number);

-- What a connected ERP told of papers, each event once.

create table paper_told (
  event_id text primary key check (length(event_id) between 8 and 100),
  kind text not null,
  number text not null,
  company_id text not null,
  body_hash text not null,
  received_at timestamptz not null
);

-- Invoices that must go out structured, through an access point: written with the invoice, sent once.

create table structured_invoice (
  number text primary key references invoice on delete cascade,
  company_id text not null,
  attempts integer not null default 0 check (attempts >= 0),
  next_attempt_at timestamptz not null,
  last_error text,
  sent_at timestamptz
);

create index structured_invoice_waiting on structured_invoice (next_attempt_at, number) where sent_at is null;

-- Files that the house keeps: what they are stands here, their bytes in the store (a folder, or one that speaks S3).

create table stored_file (
  -- Also its name in the store.
  id text primary key check (id ~ '^[0-9a-f]{32}$'),
  -- Whose it is; null of what is the brewery's.
  company_id text,
  name text not null check (length(name) between 1 and 200 and name !~ '[[:cntrl:]/\\]'),
  type text not null check (type ~ '^[a-z]+/[a-z0-9.+-]+$'),
  begun_at timestamptz not null,
  -- Known once all of it is in the store.
  bytes bigint check (bytes >= 0),
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  -- Null while nothing refers to it: what stays so is swept away.
  kept_at timestamptz,
  expires_at timestamptz,
  constraint stored_file_whole check (kept_at is null or (bytes is not null and sha256 is not null))
);

create index stored_file_unkept on stored_file (begun_at) where kept_at is null;
create index stored_file_expiring on stored_file (expires_at) where expires_at is not null;

-- The papers that a customer looks up, whoever made them (D40).

create table document (
  id bigint generated always as identity primary key,
  -- The words of packages/domain/src/documents/document.ts, which a test compares.
  kind text not null check (kind in (
    'invoice', 'credit-note', 'delivery-note', 'order-confirmation', 'price-list', 'statement')),
  number text not null check (number ~ '^[!-~]{1,40}$'),
  company_id text not null references company,
  -- Null of what concerns the whole company.
  ship_to_id text,
  issued date not null,
  due date,
  amount_minor bigint,
  currency text check (currency ~ '^[A-Z]{3}$'),
  -- Null of what nobody pays, and of what nobody tells the payments of.
  state text check (state in ('open', 'paid', 'settled')),
  order_numbers text[] not null default '{}',
  -- What waits for money stands first, the longest due on top; then the newest.
  list_key integer not null generated always as (
    case when state = 'open' and due is not null then due - date '2000-01-01'
      else 1000000 - (issued - date '2000-01-01') end) stored,
  unique (kind, number),
  foreign key (ship_to_id, company_id) references ship_to (id, company_id),
  constraint document_due check (due >= issued),
  constraint document_amount check ((amount_minor is null) = (currency is null)),
  constraint document_payable check (state is null or amount_minor is not null)
);

create index document_list on document (company_id, list_key, id);
create index document_ship_to on document (ship_to_id, list_key, id);
-- What came last is in it at once, and a search reads no list of what waits to be put in.
create index document_orders on document using gin (order_numbers) with (fastupdate = off);
-- What waits for money; a tab by itself; a period; the beginning of a number, and its end.
create index document_open on document (company_id, list_key, id) where state = 'open';
create index document_kind on document (company_id, kind, list_key, id);
create index document_issued on document (company_id, issued, id) include (ship_to_id, kind, state, due);
create index document_number on document (company_id, number text_pattern_ops);
create index document_number_end on document (company_id, reverse(number) text_pattern_ops);

-- How many there are, kept as they come and go: a list with a hundred thousand is not read to be counted.
create table document_count (
  company_id text not null references company,
  -- Empty of what concerns the whole company.
  place text not null,
  kind text not null,
  -- Empty of what nobody pays.
  state text not null,
  count integer not null,
  primary key (company_id, place, kind, state)
);

create function count_document_changes() returns trigger
  language plpgsql as $$
begin
  -- In one order, so that two who count never wait for each other.
  if tg_op = 'INSERT' then
    insert into document_count as known (company_id, place, kind, state, count)
    select company_id, coalesce(ship_to_id, ''), kind, coalesce(state, ''), count(*) from came
    group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (company_id, place, kind, state) do update set count = known.count + excluded.count;
  elsif tg_op = 'DELETE' then
    insert into document_count as known (company_id, place, kind, state, count)
    select company_id, coalesce(ship_to_id, ''), kind, coalesce(state, ''), -count(*) from went
    group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (company_id, place, kind, state) do update set count = known.count + excluded.count;
  else
    insert into document_count as known (company_id, place, kind, state, count)
    select company_id, coalesce(ship_to_id, ''), kind, coalesce(state, ''), sum(by) from (
      select company_id, ship_to_id, kind, state, 1 as by from came
      union all select company_id, ship_to_id, kind, state, -1 from went) moved
    group by 1, 2, 3, 4 having sum(by) <> 0 order by 1, 2, 3, 4
    on conflict (company_id, place, kind, state) do update set count = known.count + excluded.count;
  end if;
  return null;
end
$$;

create trigger document_came after insert on document
  referencing new table as came for each statement execute function count_document_changes();
create trigger document_went after delete on document
  referencing old table as went for each statement execute function count_document_changes();
create trigger document_moved after update on document
  referencing old table as went new table as came for each statement execute function count_document_changes();

-- A document's files that exist; what can be made of it besides is made when somebody asks for it, and kept.
create table document_file (
  document_id bigint not null references document on delete cascade,
  format text not null check (format in ('pdf', 'isdoc', 'xml', 'xlsx')),
  file_id text not null unique references stored_file,
  primary key (document_id, format)
);

-- Many documents as one archive: asked for, packed by a worker, had for a day.

create table document_package (
  id text primary key check (id ~ '^[0-9a-f]{32}$'),
  uid text not null references app_user on delete cascade,
  format text not null check (format in ('pdf', 'isdoc', 'xml', 'xlsx')),
  language text not null check (language ~ '^[a-z]{2}$'),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- Until when a worker has it, by the database's clock; each taking has its number.
  taken_until timestamptz,
  takings integer not null default 0 check (takings >= 0),
  -- Known once it is packed.
  file_id text unique references stored_file,
  is_set_aside boolean not null default false
);

create index document_package_waiting on document_package (created_at) where file_id is null and not is_set_aside;
create index document_package_uid on document_package (uid, created_at);

create table document_package_item (
  package_id text not null references document_package on delete cascade,
  position integer not null check (position > 0),
  kind text not null,
  number text not null,
  -- Null of what there is not, or is somebody else's.
  document_id bigint references document on delete cascade,
  state text not null check (state in ('waiting', 'packed', 'missing')),
  primary key (package_id, position)
);

-- Contracts of a company with the brewery, with the terms that they began with.

create table contract (
  number text primary key,
  company_id text not null references company,
  type text not null check (type in ('supply', 'equipment', 'distribution', 'bonus', 'marketing', 'empties')),
  valid_from date not null,
  valid_to date check (valid_to >= valid_from),
  summary text not null,
  volume_hl integer not null check (volume_hl >= 0),
  names jsonb not null check (is_texts(names) and names ? 'en'),
  -- Whose beer counts towards the volume (D39); empty counts nothing.
  brands text[] not null default '{}',
  -- Above the agreed volume of a year; null is no bonus.
  bonus_percent numeric(5, 2) check (bonus_percent between 0 and 100),
  -- What it says, formatted; empty is none.
  bodies jsonb not null default '{}' check (is_texts(bodies))
);

create index contract_company on contract (company_id, valid_from desc);

-- What was agreed later: holds from its day on instead of what the contract, or the row before, says. The past keeps its own.
create table contract_term (
  contract_number text not null references contract on delete cascade,
  valid_from date not null,
  volume_hl integer not null check (volume_hl >= 0),
  bonus_percent numeric(5, 2) check (bonus_percent between 0 and 100),
  brands text[] not null default '{}',
  primary key (contract_number, valid_from)
);

-- All terms of a contract: those that it began with, and those since.
create view contract_terms as
  select number as contract_number, valid_from, volume_hl, bonus_percent, brands from contract
  union all
  select contract_number, valid_from, volume_hl, bonus_percent, brands from contract_term;

-- The contract as it was signed, its supplements and annexes: PDFs whose bytes lie in the store (files.sql).
create table contract_paper (
  contract_number text not null references contract on delete cascade,
  position integer not null check (position > 0),
  titles jsonb not null check (is_texts(titles) and titles ? 'en'),
  -- Null of what nobody signs.
  signed_on date,
  name text not null,
  bytes bigint not null check (bytes > 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  file_id text not null unique references stored_file,
  primary key (contract_number, position)
);

-- Tickets: what customers asked, what was said to it and how far it is.

-- What a ticket may be about; one with a parent is a subcategory of it.
create table ticket_category (
  id text primary key check (id ~ '^[a-z0-9-]{1,40}$'),
  parent_id text references ticket_category,
  sort integer not null,
  names jsonb not null check (is_texts(names) and names ? 'en')
);

create sequence ticket_number start 100001;

create table ticket (
  case_number text primary key,
  company_id text not null,
  ship_to_id text not null,
  uid text not null references app_user,
  -- Ids of categories; of tickets from elsewhere that fit none, their own words.
  category text not null,
  subcategory text not null,
  title text not null check (length(title) between 1 and 40),
  description text not null,
  status text not null check (status in (
    'New', 'In Progress', 'Waiting for Details', 'Researching', 'Information Provided', 'On Hold',
    'Problem Solved', 'Cancelled', 'Merged')),
  opened date not null,
  closed date check (closed >= opened),
  -- Something new came before the portal knew comments.
  is_unread boolean not null,
  -- Empty of tickets from elsewhere: of them the day is known.
  sent_at timestamptz,
  phone text not null default '' check (phone ~ '^(\+42[01][0-9]{9})?$'),
  -- The market of the call that made it.
  market text not null default 'CZ' check (market in ('CZ', 'IT')),
  -- What it is about, as the customer names it.
  order_number text,
  order_line integer check (order_line > 0),
  invoice_number text,
  delivery_number text,
  material text,
  merged_into text references ticket,
  rating smallint check (rating between 1 and 5),
  rating_note text not null default '',
  rated_by text references app_user,
  rated_at timestamptz,
  foreign key (ship_to_id, company_id) references ship_to (id, company_id),
  constraint ticket_rated check ((rating is null) = (rated_at is null))
);

create index ticket_company on ticket (company_id, opened desc);
create index ticket_place on ticket (ship_to_id, opened desc);
create index ticket_fresh on ticket (case_number) where status = 'New';

create table ticket_comment (
  id bigint generated always as identity primary key,
  case_number text not null references ticket,
  company_id text not null,
  at timestamptz not null,
  -- Who of the customer said it; empty is the brewery.
  uid text references app_user,
  -- Who of the brewery said it.
  author text check (length(author) between 1 and 80),
  -- By itself, not by a person.
  is_automatic boolean not null default false,
  text text not null check (length(text) > 0),
  -- Under which name it was told to us, so that it is told once.
  event_id text unique,
  constraint ticket_comment_speaker check ((uid is null) <> (author is null)),
  constraint ticket_comment_automatic check (not is_automatic or author is not null)
);

create index ticket_comment_case on ticket_comment (case_number, at, id);

create table ticket_change (
  id bigint generated always as identity primary key,
  case_number text not null references ticket,
  company_id text not null,
  at timestamptz not null,
  status text not null,
  -- Who of the customer did it; empty is the brewery.
  uid text references app_user,
  event_id text unique
);

create index ticket_change_case on ticket_change (case_number, at, id);

-- Up to when somebody has read what the brewery said.
create table ticket_read (
  case_number text not null references ticket,
  uid text not null references app_user,
  read_at timestamptz not null,
  primary key (case_number, uid)
);

-- What somebody began to write: a new ticket, or an answer to one.
create table ticket_draft (
  uid text not null references app_user,
  key text not null check (length(key) between 1 and 200),
  body jsonb not null,
  saved_at timestamptz not null,
  primary key (uid, key)
);

-- A file of a ticket, or of one that is not sent yet; it comes in pieces.
create table ticket_attachment (
  -- Named by who sends it, so that what broke off can go on.
  id text primary key check (id ~ '^[0-9a-f]{32}$'),
  uid text not null references app_user,
  -- One of the two: the ticket, or the draft of the one who writes it.
  case_number text references ticket,
  draft_key text check (length(draft_key) between 1 and 200),
  name text not null check (length(name) between 1 and 200),
  bytes integer not null check (bytes between 1 and 20971520),
  created_at timestamptz not null,
  -- Known once all of it is here and was found good.
  media_type text,
  file_id text references stored_file,
  constraint ticket_attachment_of check ((case_number is null) <> (draft_key is null)),
  constraint ticket_attachment_whole check ((file_id is null) = (media_type is null))
);

create index ticket_attachment_case on ticket_attachment (case_number) where case_number is not null;
create index ticket_attachment_draft on ticket_attachment (uid, draft_key) where draft_key is not null;

-- Pieces of a file that is on its way, each with the place where it begins.
create table ticket_upload (
  attachment_id text not null references ticket_attachment on delete cascade,
  at_byte integer not null check (at_byte >= 0),
  content bytea not null,
  primary key (attachment_id, at_byte)
);

-- Signed messages to customers' own systems (B16): where to, what of, and each that was sent or waits.

create table webhook_endpoint (
  id uuid primary key,
  company_id text not null references company,
  -- Whose rights bound it: nothing is sent that they may not see.
  made_by text not null references app_user on delete cascade,
  url text not null check (url ~ '^https?://' and length(url) <= 500),
  topics text[] not null check (cardinality(topics) > 0 and topics <@ array['order', 'delivery', 'document', 'ticket']),
  ship_to_ids text[] not null check (cardinality(ship_to_ids) > 0),
  -- Sealed with VYCEP_SECRET; for a while after it was changed, the one before signs as well.
  sealed_secret text not null,
  sealed_old_secret text,
  old_secret_until timestamptz,
  created_at timestamptz not null,
  -- Since when it has taken nothing, and when it was switched off: by its people, or because it failed for days.
  failing_since timestamptz,
  switched_off_at timestamptz,
  constraint webhook_endpoint_old_secret check ((sealed_old_secret is null) = (old_secret_until is null))
);

create index webhook_endpoint_company on webhook_endpoint (company_id, created_at);

create table webhook_delivery (
  id uuid primary key default gen_random_uuid(),
  endpoint_id uuid not null references webhook_endpoint on delete cascade,
  company_id text not null,
  -- Empty of what concerns the whole company.
  ship_to_id text,
  topic text not null,
  -- What happened, by a name of its own, the same for every repeat.
  event_id text not null,
  type text not null,
  facts jsonb not null,
  happened_at timestamptz not null,
  created_at timestamptz not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  attempted_at timestamptz,
  status_code integer,
  last_error text,
  delivered_at timestamptz,
  given_up_at timestamptz,
  unique (endpoint_id, event_id),
  check (delivered_at is null or given_up_at is null)
);

create index webhook_delivery_due on webhook_delivery (next_attempt_at, id) where delivered_at is null and given_up_at is null;
create index webhook_delivery_newest on webhook_delivery (endpoint_id, created_at desc, id);
create index webhook_delivery_old on webhook_delivery (created_at);

-- Written with its cause, by the database: whatever changes an order, a paper or a ticket tells of it, and pays no statement.
create function webhook_of_order() returns trigger
  language plpgsql as $$
begin
  insert into webhook_delivery (endpoint_id, company_id, ship_to_id, topic, event_id, type, facts, happened_at, created_at, next_attempt_at)
  select w.id, o.company_id, o.ship_to_id, t.topic, 'order-event-' || e.id, t.topic || '.' || e.state,
    json_build_object('order_number', o.order_number, 'state', e.state, 'delivery_date', o.delivery_date), e.at, now(), now()
  from came e join sales_order o on o.order_number = e.order_number
    cross join lateral (select case when e.state in ('received', 'confirmed', 'cancelled') then 'order' else 'delivery' end) t (topic)
    join webhook_endpoint w on w.company_id = o.company_id and w.switched_off_at is null
      and t.topic = any(w.topics) and o.ship_to_id = any(w.ship_to_ids);
  return null;
end
$$;

create trigger webhook_of_order after insert on order_event
  referencing new table as came for each statement execute function webhook_of_order();

-- What concerns the whole company goes to those alone who have all its places.
create function webhook_of_document() returns trigger
  language plpgsql as $$
begin
  insert into webhook_delivery (endpoint_id, company_id, ship_to_id, topic, event_id, type, facts, happened_at, created_at, next_attempt_at)
  select w.id, d.company_id, d.ship_to_id, 'document', 'document-' || d.id, 'document.issued',
    json_build_object('kind', d.kind, 'number', d.number, 'issued', d.issued, 'order_numbers', d.order_numbers), now(), now(), now()
  from came d join webhook_endpoint w on w.company_id = d.company_id and w.switched_off_at is null
    and 'document' = any(w.topics) and (d.ship_to_id = any(w.ship_to_ids) or (d.ship_to_id is null and not exists (
      select from ship_to s where s.company_id = d.company_id and s.id <> all(w.ship_to_ids))));
  return null;
end
$$;

create trigger webhook_of_document after insert on document
  referencing new table as came for each statement execute function webhook_of_document();

create function webhook_of_ticket() returns trigger
  language plpgsql as $$
begin
  insert into webhook_delivery (endpoint_id, company_id, ship_to_id, topic, event_id, type, facts, happened_at, created_at, next_attempt_at)
  select w.id, t.company_id, t.ship_to_id, 'ticket', 'ticket-' || t.case_number, 'ticket.opened',
    json_build_object('case_number', t.case_number, 'status', t.status), coalesce(t.sent_at, now()), now(), now()
  from came t join webhook_endpoint w on w.company_id = t.company_id and w.switched_off_at is null
    and 'ticket' = any(w.topics) and t.ship_to_id = any(w.ship_to_ids);
  return null;
end
$$;

create trigger webhook_of_ticket after insert on ticket
  referencing new table as came for each statement execute function webhook_of_ticket();

create function webhook_of_ticket_comment() returns trigger
  language plpgsql as $$
begin
  insert into webhook_delivery (endpoint_id, company_id, ship_to_id, topic, event_id, type, facts, happened_at, created_at, next_attempt_at)
  select w.id, t.company_id, t.ship_to_id, 'ticket', 'ticket-comment-' || c.id, 'ticket.answered',
    json_build_object('case_number', t.case_number, 'by', case when c.uid is null then 'brewery' else 'customer' end), c.at, now(), now()
  from came c join ticket t on t.case_number = c.case_number
    join webhook_endpoint w on w.company_id = t.company_id and w.switched_off_at is null
      and 'ticket' = any(w.topics) and t.ship_to_id = any(w.ship_to_ids);
  return null;
end
$$;

create trigger webhook_of_ticket_comment after insert on ticket_comment
  referencing new table as came for each statement execute function webhook_of_ticket_comment();

create function webhook_of_ticket_change() returns trigger
  language plpgsql as $$
begin
  insert into webhook_delivery (endpoint_id, company_id, ship_to_id, topic, event_id, type, facts, happened_at, created_at, next_attempt_at)
  select w.id, t.company_id, t.ship_to_id, 'ticket', 'ticket-change-' || c.id, 'ticket.changed',
    json_build_object('case_number', t.case_number, 'status', c.status), c.at, now(), now()
  from came c join ticket t on t.case_number = c.case_number
    join webhook_endpoint w on w.company_id = t.company_id and w.switched_off_at is null
      and 'ticket' = any(w.topics) and t.ship_to_id = any(w.ship_to_ids);
  return null;
end
$$;

create trigger webhook_of_ticket_change after insert on ticket_change
  referencing new table as came for each statement execute function webhook_of_ticket_change();

-- Claims of deliveries: each is a ticket, with lines of its own.

-- Until when a delivery may be claimed. Of a contract, of a company (no contract), or of everybody (neither).
create table claim_term (
  company_id text references company,
  days integer not null check (days between 0 and 365),
  spoiled_days integer not null check (spoiled_days between 0 and 365),
  valid_from date not null,
  valid_to date check (valid_to >= valid_from),
  contract_number text references contract,
  constraint claim_term_of_company check (contract_number is null or company_id is not null),
  constraint claim_term_no_overlap exclude using gist (
    coalesce(contract_number, '') with =, coalesce(company_id, '') with =, daterange(valid_from, valid_to, '[]') with &&)
);

create table claim (
  case_number text primary key references ticket,
  order_number text not null references sales_order,
  company_id text not null,
  ship_to_id text not null,
  uid text not null references app_user,
  at timestamptz not null,
  currency text not null check (currency in ('CZK', 'EUR')),
  -- What the customer was told to expect.
  expected_minor bigint not null check (expected_minor >= 0)
);

create index claim_order on claim (order_number, at, case_number);

create table claim_line (
  case_number text not null references claim,
  line_no integer not null check (line_no > 0),
  company_id text not null,
  reason text not null check (reason in ('short', 'damaged', 'wrong', 'short-dated', 'spoiled')),
  boxes integer not null check (boxes > 0),
  -- By credit notes that answer it.
  credited_boxes integer not null default 0 check (credited_boxes between 0 and boxes),
  -- As it was called then, by language.
  names jsonb not null check (is_texts(names)),
  -- Files of the ticket that show it.
  photos text[] not null,
  primary key (case_number, line_no)
);

-- Of these something is still to come.
create index claim_line_open on claim_line (case_number) where credited_boxes < boxes;

create table claim_credit (
  case_number text not null references claim,
  document_number text not null check (length(document_number) between 1 and 40),
  company_id text not null,
  boxes integer not null check (boxes > 0),
  at timestamptz not null,
  primary key (case_number, document_number)
);

-- What somebody has begun to claim of an order.
create table claim_draft (
  uid text not null references app_user,
  order_number text not null references sales_order,
  company_id text not null,
  ship_to_id text not null,
  body jsonb not null,
  saved_at timestamptz not null,
  -- The first of the days on which something in it can be claimed no more.
  last_day date,
  primary key (uid, order_number)
);

create index claim_draft_due on claim_draft (last_day) where last_day is not null;

-- What somebody is told in the portal, written with its cause; how it reads is nobody's business here.

create table notice (
  id bigint generated always as identity primary key,
  uid text not null references app_user on delete cascade,
  company_id text not null,
  -- Empty where it concerns the company.
  ship_to_id text,
  kind text not null,
  -- The number of the order, paper or ticket it is about.
  subject text not null,
  facts jsonb not null,
  -- What happened, by a name of its own: nobody is told twice.
  cause text not null,
  at timestamptz not null,
  read_at timestamptz,
  -- About what they ordered themselves.
  is_own boolean not null default false,
  -- Not where they turned the bell off, or did it themselves and only wait for the confirmation by mail.
  in_bell boolean not null default true,
  told_at timestamptz not null default now(),
  -- When it was decided which other ways it takes.
  carried_at timestamptz,
  unique (uid, cause)
);

create index notice_newest on notice (uid, company_id, at desc, id desc);
create index notice_unread on notice (uid, company_id) where read_at is null and in_bell;
create index notice_to_carry on notice (told_at) where carried_at is null;
create index notice_old on notice (at);

-- Switches that somebody turned away from their defaults (domain/notices): of a kind of news, a way and a place.
create table notice_setting (
  uid text not null references app_user on delete cascade,
  ship_to_id text not null,
  setting text not null,
  way text not null,
  is_wanted boolean not null,
  primary key (uid, ship_to_id, setting, way)
);

-- Messages of the brewery to all or to a group, each from one moment until another (BELL-04).
create table announcement (
  key text primary key check (key ~ '^[a-z0-9-]{1,60}$'),
  severity text not null check (severity in ('critical', 'warning', 'info')),
  audience text not null check (audience in ('all', 'market', 'company', 'ship-to', 'role')),
  -- Which of them; empty where it is for all.
  audience_ids text[] not null,
  titles jsonb not null check (is_texts(titles) and titles ? 'en'),
  bodies jsonb not null check (is_texts(bodies)),
  link text check (link ~ '^(/|https://)'),
  starts_at timestamptz not null,
  -- No longer from this moment on.
  ends_at timestamptz not null,
  constraint announcement_validity check (ends_at >= starts_at),
  constraint announcement_audience check ((audience = 'all') = (cardinality(audience_ids) = 0))
);

create index announcement_end on announcement (ends_at);

-- Who put a message away, for all their devices.
create table announcement_dismissal (
  uid text not null references app_user on delete cascade,
  key text not null references announcement on delete cascade,
  dismissed_at timestamptz not null,
  primary key (uid, key)
);

-- Materials that customers download, or order as prints. Their files lie in the store (files.sql).

create table marketing_material (
  key text primary key check (key ~ '^[A-Za-z0-9_-]{1,40}$'),
  brand text not null check (brand <> ''),
  -- Folders are browsed in the order of their first material.
  folder text not null check (folder ~ '^[A-Za-z0-9_-]{1,40}$'),
  folder_names jsonb not null check (is_texts(folder_names) and folder_names ? 'en'),
  position integer not null check (position > 0),
  format text not null check (format in ('image', 'video', 'pdf', 'folder')),
  markets text[] not null check (cardinality(markets) > 0),
  titles jsonb not null check (is_texts(titles) and titles ? 'en'),
  descriptions jsonb not null check (is_texts(descriptions)),
  added_on date not null,
  film_seconds integer check (film_seconds > 0),
  -- What its print is; empty of what is not printed.
  prints jsonb not null check (is_texts(prints)),
  most_prints integer check (most_prints > 0),
  -- A small WebP picture of it.
  cover bytea,
  cover_hash text check (cover_hash ~ '^[0-9a-f]{32}$'),
  search_text text not null generated always as (
    fold_text(brand || ' ' || all_texts(titles) || ' ' || all_texts(descriptions))) stored,
  constraint marketing_material_cover check ((cover is null) = (cover_hash is null))
);

create index marketing_material_cover_hash on marketing_material (cover_hash);

create table marketing_material_file (
  material_key text not null references marketing_material on delete cascade,
  position integer not null check (position > 0),
  name text not null,
  type text not null,
  bytes bigint not null check (bytes > 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  file_id text not null unique references stored_file,
  primary key (material_key, position)
);

-- Web push: who asked for it on which device, and what is to be sent there (PUSH-01).

-- By which push services know us; made once. The private half is sealed with VYCEP_SECRET.
create table push_key (
  id text primary key default 'vapid' check (id = 'vapid'),
  public_key text not null,
  sealed_private_key text not null,
  created_at timestamptz not null default now()
);

-- A browser that shows messages. Its address at the push service lets whoever has it send, so it is nobody else's to know.
create table push_device (
  id uuid primary key,
  uid text not null references app_user on delete cascade,
  -- Names of the session's tokens: who signs out on purpose ends the device with it.
  session_names text[] not null,
  endpoint text not null unique check (length(endpoint) <= 1000),
  p256dh text not null,
  auth text not null,
  language text not null check (language ~ '^[a-z]{2}$'),
  created_at timestamptz not null default now()
);

create index push_device_uid on push_device (uid);

-- Written in the transaction that decides it; sent by the worker, each cause once to a device.
create table push_message (
  id bigint generated always as identity primary key,
  device_id uuid not null references push_device on delete cascade,
  kind text not null,
  subject text not null,
  cause text not null,
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  -- Sent, or given up with its reason.
  done_at timestamptz,
  last_error text,
  unique (device_id, cause)
);

create index push_message_due on push_message (next_attempt_at) where done_at is null;
create index push_message_done on push_message (done_at) where done_at is not null;

-- A user's favourite products, apart for each of their companies (D47). What vanished from the range stays, so an item keeps its name (D13).

create table wishlist (
  id bigint generated always as identity primary key,
  uid text not null references app_user on delete cascade,
  company_id text,
  created_at timestamptz not null,
  unique nulls not distinct (uid, company_id)
);

create table wishlist_item (
  id bigint generated always as identity primary key,
  wishlist_id bigint not null references wishlist on delete cascade,
  company_id text,
  sku text not null,
  name text not null,
  added_at timestamptz not null,
  unique (wishlist_id, sku)
);

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

-- What happens is told to every server that listens on `vycep`, in the moment it is committed and whoever wrote it.
-- Ids only, never contents: who is told asks for them, with rights of their own.

create function tell_cart_changed() returns trigger
  language plpgsql as $$
begin
  perform pg_notify('vycep', json_build_object(
    'kind', 'cart', 'uid', new.uid, 'company', new.company_id, 'id', new.id, 'version', new.version)::text);
  return null;
end
$$;

create trigger cart_changed
  after update of version on cart
  for each row when (old.version is distinct from new.version) execute function tell_cart_changed();

create function tell_order_moved() returns trigger
  language plpgsql as $$
begin
  perform pg_notify('vycep', json_build_object(
    'kind', 'order', 'news', 'moved', 'place', new.ship_to_id, 'number', new.order_number, 'state', new.state)::text);
  return null;
end
$$;

create trigger order_moved
  after update of state on sales_order
  for each row when (old.state is distinct from new.state) execute function tell_order_moved();

create function tell_order_priced() returns trigger
  language plpgsql as $$
begin
  perform pg_notify('vycep', json_build_object(
    'kind', 'order', 'news', case when new.price_kept_at is null then 'priced' else 'kept' end,
    'place', new.ship_to_id, 'number', new.order_number, 'state', new.state)::text);
  return null;
end
$$;

create trigger order_priced
  after update of prices_settled_at, price_kept_at on sales_order
  for each row when ((old.prices_settled_at, old.price_kept_at)
    is distinct from (new.prices_settled_at, new.price_kept_at))
  execute function tell_order_priced();

create function tell_order_billed() returns trigger
  language plpgsql as $$
begin
  perform pg_notify('vycep', json_build_object(
    'kind', 'order', 'news', 'billed', 'place', o.ship_to_id, 'number', o.order_number, 'state', o.state)::text)
  from sales_order o where o.order_number = new.order_number;
  return null;
end
$$;

create trigger order_billed
  after insert on erp_report
  for each row when (new.kind in ('invoice', 'credit')) execute function tell_order_billed();

create function tell_rights_changed() returns trigger
  language plpgsql as $$
begin
  perform pg_notify('vycep', json_build_object(
    'kind', 'rights', 'uid', case when tg_op = 'DELETE' then old.uid else new.uid end)::text);
  return null;
end
$$;

create trigger user_changed
  after update of status on app_user
  for each row when (old.status is distinct from new.status) execute function tell_rights_changed();

create trigger place_of_user_changed
  after insert or update or delete on ship_to_role
  for each row execute function tell_rights_changed();

create trigger standing_changed
  after insert or update or delete on company_standing
  for each row execute function tell_rights_changed();

create trigger session_ended
  after insert or update on session_end
  for each row execute function tell_rights_changed();

create function tell_token_revoked() returns trigger
  language plpgsql as $$
begin
  perform pg_notify('vycep', json_build_object('kind', 'token', 'id', new.jti)::text);
  return null;
end
$$;

create trigger token_revoked
  after insert on revoked_token
  for each row execute function tell_token_revoked();

create function tell_notice() returns trigger
  language plpgsql as $$
begin
  perform pg_notify('vycep', json_build_object(
    'kind', 'notice', 'uid', new.uid, 'company', new.company_id)::text);
  return null;
end
$$;

create trigger notice_written
  after insert or update of read_at on notice
  for each row when (new.in_bell) execute function tell_notice();

create function tell_announcement() returns trigger
  language plpgsql as $$
begin
  perform pg_notify('vycep', json_build_object('kind', 'announcement')::text);
  return null;
end
$$;

create trigger announcement_changed
  after insert or update or delete on announcement
  for each statement execute function tell_announcement();

create function tell_maintenance() returns trigger
  language plpgsql as $$
begin
  perform pg_notify('vycep', json_build_object(
    'kind', 'maintenance', 'market', coalesce(new.market, old.market))::text);
  return null;
end
$$;

create trigger maintenance_set
  after insert on portal_config
  for each row when (new.key = 'maintenance') execute function tell_maintenance();

create trigger maintenance_changed
  after update on portal_config
  for each row when (new.key = 'maintenance' and new.* is distinct from old.*)
  execute function tell_maintenance();

create trigger maintenance_ended
  after delete on portal_config
  for each row when (old.key = 'maintenance') execute function tell_maintenance();

-- Mails: written with their cause, sent by the worker.

create table mail (
  message_id text primary key,
  kind text not null,
  recipient text not null,
  language text not null check (language ~ '^[a-z]{2}$'),
  -- Sealed with VYCEP_SECRET, for it may hold the secret of a link; forgotten once the mail is sent or set aside.
  sealed_facts text,
  created_at timestamptz not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  sent_at timestamptz,
  set_aside_at timestamptz,
  last_error text,
  check (sent_at is null or set_aside_at is null),
  check (sealed_facts is not null or sent_at is not null or set_aside_at is not null)
);

create index mail_due on mail (next_attempt_at) where sent_at is null and set_aside_at is null;
create index mail_set_aside on mail (set_aside_at) where set_aside_at is not null;

-- Addresses, folded, that a mail server refused for good.
create table mail_bounce (
  address text primary key,
  reason text not null,
  bounced_at timestamptz not null
);

-- The demo's mailbox: what would have been sent.
create table mailbox (
  message_id text primary key references mail on delete cascade,
  recipient text not null,
  subject text not null,
  html text not null,
  plain_text text not null,
  received_at timestamptz not null
);

create index mailbox_received on mailbox (received_at desc, message_id);

-- What went with it.
create table mailbox_file (
  message_id text not null references mailbox on delete cascade,
  position integer not null,
  name text not null,
  type text not null,
  content bytea not null,
  primary key (message_id, position)
);

-- What somebody changes of themselves and is not done at once.

-- Another e-mail, waiting for both mailboxes; of the links only the hashes of their secrets are kept. A new wish takes the
-- place of the one before it.
create table email_change (
  uid text primary key references app_user on delete cascade,
  old_email text not null,
  new_email text not null check (new_email ~ '^[^@\s]+@[^@\s]+$'),
  old_secret_hash text not null unique,
  new_secret_hash text not null unique,
  expires_at timestamptz not null,
  old_confirmed_at timestamptz,
  new_confirmed_at timestamptz,
  done_at timestamptz
);

-- How far people have come in the courses of e-learning, as it reports them.

create table course_progress (
  uid text not null references app_user on delete cascade,
  course_id text not null,
  -- Its place in the report.
  position smallint not null,
  -- By language.
  names jsonb not null,
  lessons integer not null check (lessons > 0),
  lessons_done integer not null check (lessons_done between 0 and lessons),
  minutes integer check (minutes > 0),
  completed_on date,
  primary key (uid, course_id)
);

-- When e-learning last said how somebody stands; what is older changes nothing.
create table course_report (
  uid text primary key references app_user on delete cascade,
  reported_at timestamptz not null
);

-- Trading partners whose systems order by EDI, what came from them, and what goes to them.

create table edi_partner (
  -- The global location number under which it sends.
  gln text primary key check (gln ~ '^[0-9]{13}$'),
  company_id text not null references company,
  -- In whose name it orders: that person's rights hold, at the places where they hold.
  uid text not null references app_user,
  -- Under which it knows the brewery.
  our_gln text not null check (our_gln ~ '^[0-9]{13}$'),
  syntax text not null check (syntax in ('edifact', 'ubl')),
  -- Its orders are judged and answered, and nothing is ordered.
  is_test boolean not null,
  -- What amounts in pieces count, and what becomes of one that is no whole box.
  pieces text not null check (pieces in ('named', 'bottles')),
  part_boxes text not null check (part_boxes in ('up', 'down', 'refuse')),
  -- By which code our messages name goods.
  product_code text not null check (product_code in ('box', 'piece', 'ours')),
  -- The partner's codes for our reasons.
  reason_codes jsonb not null check (jsonb_typeof(reason_codes) = 'object')
);

-- What came: each message once, by its partner and its reference, with the answer to each of its lines.
create table edi_message (
  id bigint generated always as identity primary key,
  partner_gln text not null references edi_partner,
  company_id text not null,
  reference text not null check (length(reference) between 1 and 100),
  body_hash text not null,
  order_reference text not null,
  place_gln text,
  received_at timestamptz not null,
  -- Null where nothing was ordered.
  order_number text unique references sales_order,
  lines jsonb not null check (jsonb_typeof(lines) = 'array'),
  -- How far its order was when it was last looked at.
  seen text not null default '',
  unique (partner_gln, reference)
);

-- A partner's order number orders once.
create unique index edi_message_ordered on edi_message (partner_gln, order_reference) where order_number is not null;

create sequence edi_reference_seq as bigint start 1 maxvalue 99999999999999 no cycle;

-- What goes to partners, whole as it goes: each subject once, sent until it is taken.
create table edi_outgoing (
  reference bigint primary key,
  partner_gln text not null references edi_partner,
  company_id text not null,
  message_id bigint not null references edi_message,
  kind text not null check (kind in ('order-response', 'despatch-advice', 'invoice')),
  subject text not null,
  file_name text not null,
  body text not null,
  created_at timestamptz not null,
  attempts integer not null default 0 check (attempts >= 0),
  next_attempt_at timestamptz not null,
  last_error text,
  sent_at timestamptz,
  unique (partner_gln, subject)
);

create index edi_outgoing_waiting on edi_outgoing (next_attempt_at, reference) where sent_at is null;

-- The brewery's own systems: the keys that they come with, and what they are told of goods, prices, customers and content.

-- A program of the brewery's. Its secret is shown once; here is its hash, sealed (OPS-13).
create table service_key (
  id text primary key check (id ~ '^[0-9a-f]{16}$'),
  name text not null check (name ~ '^[A-Za-z0-9][A-Za-z0-9 ._-]{0,39}$'),
  sealed_hash text not null,
  -- Nouns that it may change and read: `products`, or only read: `products:read`.
  rights text[] not null check (cardinality(rights) > 0),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- To the minute.
  last_used_at timestamptz,
  revoked_at timestamptz
);

create unique index service_key_name on service_key (name) where revoked_at is null;

-- Nouns whose changes somebody asks for, and the last number of each. Nothing is written down for others.
create table change_feed (
  noun text primary key,
  position bigint not null default 0 check (position >= 0)
);

-- Keys of rows that changed, written with the change itself and numbered once that is committed: whoever numbers holds the
-- feed, so numbers never come out of order, however long a change took to commit.
create table change_waiting (
  noun text not null,
  key text not null
);

create index change_waiting_noun on change_waiting (noun);

-- The last change of each row: its key as JSON, the row itself is read where it stands.
create table change_told (
  noun text not null references change_feed on delete cascade,
  key text not null,
  position bigint not null check (position > 0),
  primary key (noun, key)
);

create unique index change_told_position on change_told (noun, position);

-- Of the noun `tg_argv[0]`, whose rows are known by the columns `tg_argv[1]`.
create function change_seen() returns trigger
  language plpgsql as $$
begin
  if not exists (select from change_feed where noun = tg_argv[0]) then
    return null;
  end if;
  if tg_op = 'TRUNCATE' then
    insert into change_waiting select noun, key from change_told where noun = tg_argv[0];
  else
    execute format(
      'insert into change_waiting select distinct %L, jsonb_build_array(%s)::text from %s changed',
      tg_argv[0], tg_argv[1],
      case tg_op
        when 'INSERT' then 'fresh'
        when 'DELETE' then 'old_ones'
        else '(select * from old_ones union all select * from fresh)'
      end);
  end if;
  return null;
end $$;

do $$
declare
  seen record;
  trigger_name text;
begin
  for seen in
    select * from (values
      ('products', 'product', 'sku'),
      ('products', 'product_vat', 'sku'),
      ('products', 'product_tax', 'sku'),
      ('products', 'product_deposit', 'sku'),
      ('availability', 'product', 'sku'),
      ('categories', 'category', 'code'),
      ('empties', 'empties_type', 'code'),
      ('empties', 'empties_deposit', 'empties_code'),
      ('price-lists', 'price', 'price_list, sku, valid_from'),
      ('promo-leaflets', 'promo_leaflet', 'price_list, sku, valid_from'),
      ('product-limits', 'product_limit', 'ship_to_id, sku, valid_from'),
      ('companies', 'company', 'id'),
      ('ship-tos', 'ship_to', 'id'),
      ('users', 'app_user', 'uid'),
      ('users', 'default_ship_to', 'uid'),
      ('content', 'content', 'kind, key')
    ) as told (noun, place, columns)
  loop
    trigger_name := 'change_of_' || replace(seen.noun, '-', '_');
    execute format('create trigger %I after insert on %I referencing new table as fresh
      for each statement execute function change_seen(%L, %L)', trigger_name || '_in', seen.place, seen.noun, seen.columns);
    execute format('create trigger %I after update on %I referencing old table as old_ones new table as fresh
      for each statement execute function change_seen(%L, %L)', trigger_name || '_on', seen.place, seen.noun, seen.columns);
    execute format('create trigger %I after delete on %I referencing old table as old_ones
      for each statement execute function change_seen(%L, %L)', trigger_name || '_out', seen.place, seen.noun, seen.columns);
    execute format('create trigger %I after truncate on %I
      for each statement execute function change_seen(%L, %L)', trigger_name || '_off', seen.place, seen.noun, seen.columns);
  end loop;
end $$;

create table schema_migration (name text primary key, checksum text not null, applied_at timestamptz not null default now());
insert into schema_migration (name, checksum) values ('0001_initial.sql', 'e477eafcd762e71594e4130460d932a62168f45617a445c3c241facd0852471a');
insert into schema_migration (name, checksum) values ('0002_saved_orders.sql', '2dcef91bf32a0edb2f02a81dca520658f08517ee595f749b89ff8a070ea2bcde');
insert into schema_migration (name, checksum) values ('0003_suggestions.sql', '71fc04d204b7643265171368985dade20ff8415b77921ee95bef342795da90df');
insert into schema_migration (name, checksum) values ('0004_bundles.sql', 'd6789841284e970ff868fc552d1e0d3dd866a1dd3b8e779d30710ba9d78b92f8');
insert into schema_migration (name, checksum) values ('0005_price_overlaps.sql', 'ea17318b0a9bfd48495023651864df68bdcce4b8fc7cdfe9700a186c9f74075d');
insert into schema_migration (name, checksum) values ('0006_product_photos.sql', '78855dc1d24e2b9f3d167f1b6b721d62354a2b6a227d55d438966f980e38597e');
insert into schema_migration (name, checksum) values ('0007_empties.sql', '4ad2fd0576c499696fe7ba29b33d1e2f4bbd591211822d7dde3a46c435876c96');
insert into schema_migration (name, checksum) values ('0008_price_updates.sql', '0648e910031539a9505ba5a532a713f551b4da68e57530709529e566e155e4bb');
insert into schema_migration (name, checksum) values ('0009_events_and_limits.sql', '7879f3d98ca8a724ab4b33c2bbabca84d778431659597b01044e0071226bf69d');
insert into schema_migration (name, checksum) values ('0010_erp_reports.sql', 'aeda1e5b33336b24a8e5b47ed2ddc6ec6041cc2a464038ad229317fa289a9674');
insert into schema_migration (name, checksum) values ('0011_house_shortages.sql', 'd6424dffd21b7d189c7e4b61b623f585d433d9233325a494cbd7aef34a3d4125');
insert into schema_migration (name, checksum) values ('0012_price_limits.sql', 'ce1c17a156fc527575d122276f821d03c167c3ccaf33d1108d71d2fed9a51708');
insert into schema_migration (name, checksum) values ('0013_returned_empties.sql', '6a92fc6f37d90c15733916c430ef2f2f8a57336af77cf46e897ae659a5ff6a67');
insert into schema_migration (name, checksum) values ('0014_cart_removals.sql', 'a094ffbe268ca9f1927baef03b8b1a8de03f737f22d5f7f7bddba6baccfa9cdf');
insert into schema_migration (name, checksum) values ('0015_checkout_step.sql', '9b885a9f0cd14181c3379bc9f413a32925851c725396dd7b3b4af9e287da6a27');
insert into schema_migration (name, checksum) values ('0018_order_by_in_time.sql', 'b9d650019941d108a01b830330156bc412e56639959f3811761c001820c8d2dc');
insert into schema_migration (name, checksum) values ('0019_known_holiday_years.sql', 'fb268fbe78dd8df5fb4548bf899243d0f73f69ffa1f05a7e057158355c021a94');
insert into schema_migration (name, checksum) values ('0020_product_limit_use.sql', '8cd7177ad786343e8ffd0c9cc6bd0f853c0dfb075cbf6b6ce4aaa2cab541a6c0');
insert into schema_migration (name, checksum) values ('0025_texts_by_language.sql', 'ff6b13bcd3e1471c7d71567c41c5923dd33d15d64e567edba37991f1a50326d9');
insert into schema_migration (name, checksum) values ('0027_devices_and_emails.sql', '5e451861f4471bc4914a64a960da0eac9a246dfc8371ceeafc7925ede11ee935');
insert into schema_migration (name, checksum) values ('0028_sealed_keys.sql', 'df8b6933cc3e147e64d617b571fbfda303fecb7e3e7feeb4787d1f9bbdb3cd80');
insert into schema_migration (name, checksum) values ('0029_mail.sql', '62d633e0475674efe013eef4932ec608b28e79cfdc32de74272c56a5b31eed4a');
insert into schema_migration (name, checksum) values ('0037_sessions_and_factors.sql', '5090dc102a936f131612fbfacb8657926ee20a9376362caa97734d712935df81');
insert into schema_migration (name, checksum) values ('0039_help_pages.sql', 'b47c6458d2a8da2a12706ef606ec3489d08587e3aa7853e0f4770a65361061bb');
insert into schema_migration (name, checksum) values ('0041_users_of_several_companies.sql', '6aadb2c2c498612ff284a506961cda534ee1562e5001267e4a05398977c06539');
insert into schema_migration (name, checksum) values ('0042_passwords.sql', '2df1356529c8c1fc6a52b82728c492c12a5d4c6e978e42a1463d7eb85c855ea6');
insert into schema_migration (name, checksum) values ('0043_email_change.sql', '56bd759a30f1b9f651e1a2672e4000ab4d19a38fc1a5c8d62f44df5f2ca152c9');
insert into schema_migration (name, checksum) values ('0044_sealed_sessions.sql', '614446d485ae1a1b03b1b454c6dec95305c25c7c979adb7304bc5678c0a26b4f');
insert into schema_migration (name, checksum) values ('0045_terms_banners_and_requests.sql', '93bc008dfba8324451a5d999835fcc34e0a95933413a1263cfecd3befcc745b3');
insert into schema_migration (name, checksum) values ('0046_calls_counted.sql', '8d383bc78bb590ad6d0ee0cfcb59acc0a6125b17ae925488c60db83cb6065526');
insert into schema_migration (name, checksum) values ('0047_staff_accounts.sql', '2cd197af4899209a0873cc99f02883f0183a68225a0b3f1af4836905c61abc50');
insert into schema_migration (name, checksum) values ('0048_prices_by_key.sql', 'ded25eb46857b075da69750c98cfa6be2b0b41a4e53ce6f4a804b4a21aa18194');
insert into schema_migration (name, checksum) values ('0049_invoices.sql', '4bf538e8bde2aa3d22b5fb6aa3e385f94162c863f609d4cdd4ab11328146cec0');
insert into schema_migration (name, checksum) values ('0050_articles_and_readers.sql', '1b4a5c4153e0c16909c34ffc7119d72edc7f901fd38f188155af2cd438dd26bf');
insert into schema_migration (name, checksum) values ('0051_carts_and_favourites_by_company.sql', '4da635432869d75f9b55c90db8819896885b3d868516a38fdba602abd4df3072');
insert into schema_migration (name, checksum) values ('0052_files_and_documents.sql', 'b577e834de6bd7f2f8a709de1f7f7c6511fb37772079538f1d31a20a133187d4');
insert into schema_migration (name, checksum) values ('0053_tickets.sql', '70b409e18c7786147ef8b89e345d2e76da15cb46df761ba6425c072e70a852bf');
insert into schema_migration (name, checksum) values ('0054_document_packages.sql', 'd4c21cd625944063ffacc23dae73be55f91a3aa45fcb584d7ccf0762363b80ad');
insert into schema_migration (name, checksum) values ('0055_papers_told.sql', 'e93f8f8606c81b153b3fcdf9b06f4a5647421ba43dcff09f74bd03c6a006691e');
insert into schema_migration (name, checksum) values ('0056_contracts_in_words.sql', '10d701c3e492f634b9add7b14a615bf45849c4486b3cf44203c0be39a16de739');
insert into schema_migration (name, checksum) values ('0057_structured_invoices.sql', '83bb94ec293877f69e41e0d91211081c8287ba3203b9b55aed72149b0f1e03ad');
insert into schema_migration (name, checksum) values ('0058_notices.sql', '043421c0a4d6028d6473748543af14aa487f558ca5aee3d098e7e277d2f31478');
insert into schema_migration (name, checksum) values ('0059_ticket_files.sql', '0f985f658955327fb56a75cb2d45de3288f8c75a9b0e61127bb6eff0478a9bbd');
insert into schema_migration (name, checksum) values ('0060_lines_of_orders.sql', 'd1aa7596bd81bc08430cbcceef308468bbab7678649f0d72223108119417307c');
insert into schema_migration (name, checksum) values ('0061_consumption_by_month.sql', '4a2b2649a7609bdbd629bce07b742d8f1da0e8ec6fc316cf9f0f4db1efbf9e14');
insert into schema_migration (name, checksum) values ('0062_marketing_materials.sql', '2ea93dda567a5af1a13060f208f93a445a8f8729a98572aea836571fa4d77a17');
insert into schema_migration (name, checksum) values ('0063_notice_settings.sql', '919338098e02c8ed17809ba52621126d089bde3448c1663096cef162c0a20916');
insert into schema_migration (name, checksum) values ('0064_academy.sql', '1bdd74c28ed4fb7e8bfed9f554aa9a6cf6c046bb90bcf4b25fb7b6072c587c9a');
insert into schema_migration (name, checksum) values ('0065_claims.sql', '4a73f9ec5b832ec73cbbc280b89d954d5b0efcdef3b881a9d5553b803bc72f6d');
insert into schema_migration (name, checksum) values ('0066_search_of_content.sql', '0ac205935da9e985c98162f6bf34e5ea35f3852c98eab61665ecb230628ee603');
insert into schema_migration (name, checksum) values ('0067_range_version.sql', '9942d658f6b27105a7e53ad920ce4c78b34919db4e0936049cd181d42a6bb53d');
insert into schema_migration (name, checksum) values ('0068_web_push.sql', 'e0d3acf9d7e76e73bcb4ba8f0317c368248652a04e24a4b7d4570560c8ef8b31');
insert into schema_migration (name, checksum) values ('0069_keys_of_companies.sql', 'c50e68fbaea40f34fe5b01c0fe58b529f5503fde1671e15e54315ccae6281d53');
insert into schema_migration (name, checksum) values ('0070_default_place_of_company.sql', '6340fe4a94ad11d37bedacecdbfc4273e2c5828a4ecbf79733aca4d76320d718');
insert into schema_migration (name, checksum) values ('0071_consumption_of_companies.sql', '1f1a96c156f649a0c10a5ea7fcc6a998d2bbe0d181088e88f5a049878927063d');
insert into schema_migration (name, checksum) values ('0072_documents_counted.sql', 'd6390a2846761107fdf836423ceb4a7577e1d6ca4b6951a96fe1b828eb5df795');
insert into schema_migration (name, checksum) values ('0073_consumption_by_statement.sql', 'd7a00d013b2c26c53d6d99bf5cd60729e9bceb3b68cb9fbb2dc1270c7c82e000');
insert into schema_migration (name, checksum) values ('0074_orders_counted.sql', 'b9965fc4a257ca3be3cac8c77be8273996fd6a8b215ba5ebc40d53f2535fa44f');
insert into schema_migration (name, checksum) values ('0075_claim_terms_of_contracts.sql', 'eaedbffe9c00e23e909b73e77fc7b1c27889afbf88508aad743d2618ee202471');
insert into schema_migration (name, checksum) values ('0076_terms_and_papers_of_contracts.sql', '444663e5476ba030089ccc88f68b5eb3330fa0d2d2ed89cf04220072d5de1b44');
insert into schema_migration (name, checksum) values ('0077_announcements.sql', '11d28fffe818d970c006e13debca33d6c4f17b670fafcdf4d819ce0374170063');
insert into schema_migration (name, checksum) values ('0078_states_of_facts.sql', '365033344e3e543953e4008b6149babc81a4e3e507c2804735f4f72758fa2c1b');
insert into schema_migration (name, checksum) values ('0079_files_of_the_mailbox.sql', '04f1e0bccca3c4e9d73c75782219849237b969da4b32d3f98c7ce6b680132934');
insert into schema_migration (name, checksum) values ('0080_maintenance_is_told.sql', '0b1979d6c3b11d72da47e58dd3fab1fc710d3d58ddfcef1fdc635c12abf3af6e');
insert into schema_migration (name, checksum) values ('0081_states_of_orders.sql', '6a561e9830e628359c9e0f134af16d2bc47f848f025ee86299c1a9b9e3fb4702');
insert into schema_migration (name, checksum) values ('0082_moves_of_carts.sql', '3c5d7d666626ee2acb0a54af67b9587c8d738b800b103675b124ee6ae5dad330');
insert into schema_migration (name, checksum) values ('0083_documents_found_at_once.sql', 'ffe1cd2b3642674c2c3d9498f8780946a61e3f4a545e1d07334bb425d14a0222');
insert into schema_migration (name, checksum) values ('0084_search_synonyms.sql', 'a1a88e1e2bb48bfff6ba5a050537f134321a1030ab8e8a0ac722cd4ebebf9b24');
insert into schema_migration (name, checksum) values ('0085_cellars.sql', 'd30e5b4a1f37cca122875a9b7c454d04e07f69bdf890965b82f45dbd8affa949');
insert into schema_migration (name, checksum) values ('0086_keys_and_parked_messages.sql', 'd2b55a5fcc4ec77feaa20c5d38dc9b0309b8c474dfb2e3ef9c89a337e7257f1c');
insert into schema_migration (name, checksum) values ('0087_webhooks.sql', 'f39988efe81f9b6aa22399c366b7384eeb7362d36e0ed645b2acc4ccf1542ccf');
insert into schema_migration (name, checksum) values ('0088_master_data.sql', 'ef132c8bb1a90af370bd0b81fec9e3010740dd837b9f9b8330b03bd4a38a6abd');
insert into schema_migration (name, checksum) values ('0090_edi.sql', '37a5eef9f2413ce76e2b0b778dc39817f280dbf3c8ef22dd13e26f783094dc27');
insert into schema_migration (name, checksum) values ('0094_words_of_the_trade.sql', '9e36b90eb680681c69aed8d32918918c553d73c54e96a7209348c3a26ec00d5b');
insert into "announcement" ("key", "severity", "audience", "audience_ids", "titles", "bodies", "link", "starts_at", "ends_at") overriding system value
select "key", "severity", "audience", "audience_ids", "titles", "bodies", "link", "starts_at", "ends_at" from jsonb_populate_recordset(null::"announcement", '[{"key":"road-closure","link":"/contact","bodies":{"cs":"vozy jezdí objížďkou a mohou přijet až o hodinu později.","en":"trucks take a detour and may arrive up to an hour later.","sk":"vozidlá jazdia obchádzkou a môžu prísť až o hodinu neskôr."},"titles":{"cs":"Uzavírka silnice u Lipovrchu:","en":"Road closure near Lipovrch:","sk":"Uzávierka cesty pri Lipovrchu:"},"ends_at":"2026-12-06T17:00:00+00:00","audience":"all","severity":"warning","starts_at":"2026-11-22T23:00:00+00:00","audience_ids":[]}]');
insert into "app_user" ("uid", "company_id", "first_name", "last_name", "email", "phone", "country", "language", "status", "is_first_login", "show_tutorial", "is_validated", "is_key_account", "terms_agreed", "created_at") overriding system value
select "uid", "company_id", "first_name", "last_name", "email", "phone", "country", "language", "status", "is_first_login", "show_tutorial", "is_validated", "is_key_account", "terms_agreed", "created_at" from jsonb_populate_recordset(null::"app_user", '[{"uid":"U001","email":"jana.novotna@modrahvezda.example","phone":"+420799999001","status":"Active","country":"CZE","language":"cs","last_name":"Novotná","company_id":"C1","created_at":"2026-01-08T07:00:00+00:00","first_name":"Jana","is_validated":true,"terms_agreed":true,"show_tutorial":2,"is_first_login":false,"is_key_account":true},{"uid":"U002","email":"petr.dvorak@modrahvezda.example","phone":"+420799999002","status":"Active","country":"CZE","language":"cs","last_name":"Dvořák","company_id":"C1","created_at":"2026-02-09T07:00:00+00:00","first_name":"Petr","is_validated":true,"terms_agreed":true,"show_tutorial":3,"is_first_login":false,"is_key_account":false},{"uid":"U003","email":"tomas.cech@modrahvezda.example","phone":"+420799999003","status":"Active","country":"CZE","language":"cs","last_name":"Čech","company_id":"C1","created_at":"2026-03-10T07:00:00+00:00","first_name":"Tomáš","is_validated":true,"terms_agreed":true,"show_tutorial":1,"is_first_login":false,"is_key_account":false},{"uid":"U004","email":"eliska.rezacova@modrahvezda.example","phone":"+420799999004","status":"Active","country":"CZE","language":"cs","last_name":"Řezáčová","company_id":"C1","created_at":"2026-04-11T06:00:00+00:00","first_name":"Eliška","is_validated":true,"terms_agreed":true,"show_tutorial":1,"is_first_login":false,"is_key_account":false},{"uid":"U013","email":"ivana.pokorna@brazda.example","phone":"+420799999013","status":"Active","country":"CZE","language":"cs","last_name":"Pokorná","company_id":"C2","created_at":"2026-03-20T07:00:00+00:00","first_name":"Ivana","is_validated":true,"terms_agreed":true,"show_tutorial":2,"is_first_login":false,"is_key_account":false},{"uid":"U012","email":"radek.brazda@brazda.example","phone":"+420799999012","status":"Active","country":"CZE","language":"cs","last_name":"Brázda","company_id":"C2","created_at":"2026-02-19T07:00:00+00:00","first_name":"Radek","is_validated":true,"terms_agreed":true,"show_tutorial":5,"is_first_login":false,"is_key_account":true},{"uid":"U029","email":"katarina.nuchova@dunajka.example","phone":"+421959999029","status":"Active","country":"SVK","language":"sk","last_name":"Ňuchová","company_id":"C5","created_at":"2026-09-09T06:00:00+00:00","first_name":"Katarína","is_validated":true,"terms_agreed":true,"show_tutorial":2,"is_first_login":false,"is_key_account":true},{"uid":"U019","email":"alena.klaskova@klasek.example","phone":"+420799999019","status":"Active","country":"CZE","language":"cs","last_name":"Klásková","company_id":"C3","created_at":"2026-09-26T06:00:00+00:00","first_name":"Alena","is_validated":true,"terms_agreed":true,"show_tutorial":2,"is_first_login":false,"is_key_account":true}]');
insert into "billing_period" ("company_id", "period", "valid_from", "valid_to") overriding system value
select "company_id", "period", "valid_from", "valid_to" from jsonb_populate_recordset(null::"billing_period", '[{"period":"week","valid_to":null,"company_id":"C3","valid_from":"2024-01-01"},{"period":"month","valid_to":null,"company_id":"C5","valid_from":"2024-01-01"}]');
insert into "bundle" ("sku", "rule", "discount_percent", "max_packages", "valid_from", "valid_to", "min_boxes", "max_boxes") overriding system value
select "sku", "rule", "discount_percent", "max_packages", "valid_from", "valid_to", "min_boxes", "max_boxes" from jsonb_populate_recordset(null::"bundle", '[{"sku":"950160","rule":"fixed","valid_to":"2026-09-22","max_boxes":7,"min_boxes":7,"valid_from":"2026-05-08","max_packages":3,"discount_percent":8},{"sku":"950260","rule":"fixed","valid_to":"2027-01-07","max_boxes":17,"min_boxes":17,"valid_from":"2026-06-08","max_packages":5,"discount_percent":6},{"sku":"950360","rule":"fixed","valid_to":"2026-12-30","max_boxes":7,"min_boxes":7,"valid_from":"2026-11-08","max_packages":2,"discount_percent":10}]');
insert into "bundle_item" ("bundle_sku", "item_sku", "position", "default_quantity", "is_mandatory", "min_quantity", "max_quantity") overriding system value
select "bundle_sku", "item_sku", "position", "default_quantity", "is_mandatory", "min_quantity", "max_quantity" from jsonb_populate_recordset(null::"bundle_item", '[{"item_sku":"100212","position":1,"bundle_sku":"950160","is_mandatory":true,"max_quantity":4,"min_quantity":4,"default_quantity":4},{"item_sku":"140113","position":2,"bundle_sku":"950160","is_mandatory":true,"max_quantity":2,"min_quantity":2,"default_quantity":2},{"item_sku":"150213","position":3,"bundle_sku":"950160","is_mandatory":true,"max_quantity":1,"min_quantity":1,"default_quantity":1}]');
insert into "capacity_rule" ("market", "customer_type", "delivery_method", "currency", "min_pallets", "max_pallets", "min_grams", "max_grams", "min_order_value_minor", "min_litres", "max_litres", "note", "valid_from", "valid_to") overriding system value
select "market", "customer_type", "delivery_method", "currency", "min_pallets", "max_pallets", "min_grams", "max_grams", "min_order_value_minor", "min_litres", "max_litres", "note", "valid_from", "valid_to" from jsonb_populate_recordset(null::"capacity_rule", '[{"note":"","market":"CZ","currency":"CZK","valid_to":null,"max_grams":24000000,"min_grams":null,"max_litres":null,"min_litres":null,"valid_from":"2000-01-01","max_pallets":33,"min_pallets":20,"customer_type":"POS","delivery_method":"emptiesfulltruck_emptiesfulltruck","min_order_value_minor":null},{"note":"progress bar hidden","market":"CZ","currency":"CZK","valid_to":null,"max_grams":null,"min_grams":null,"max_litres":null,"min_litres":null,"valid_from":"2000-01-01","max_pallets":6,"min_pallets":null,"customer_type":"POS","delivery_method":"emptiespickup_emptiespickup","min_order_value_minor":null},{"note":"","market":"CZ","currency":"CZK","valid_to":null,"max_grams":24000000,"min_grams":16000000,"max_litres":null,"min_litres":null,"valid_from":"2000-01-01","max_pallets":33,"min_pallets":20,"customer_type":"POS","delivery_method":"flatrate_flatrate","min_order_value_minor":null}]');
insert into "category" ("code", "parent_code", "position", "names") overriding system value
select "code", "parent_code", "position", "names" from jsonb_populate_recordset(null::"category", '[{"code":"beer","names":{"cs":"Pivo","en":"Beer","sk":"Pivo"},"position":10,"parent_code":null},{"code":"beer/ale","names":{"cs":"Svrchně kvašené","en":"Ale","sk":"Vrchne kvasené"},"position":18,"parent_code":"beer"},{"code":"beer/amber","names":{"cs":"Polotmavé","en":"Amber beer","sk":"Polotmavé"},"position":16,"parent_code":"beer"},{"code":"non-alcoholic beer","names":{"cs":"Nealkoholické pivo","en":"Non-alcoholic beer","sk":"Nealkoholické pivo"},"position":30,"parent_code":null},{"code":"beer/seasonal","names":{"cs":"Sezónní","en":"Seasonal beer","sk":"Sezónne"},"position":20,"parent_code":"beer"},{"code":"beer/lager","names":{"cs":"Ležák","en":"Lager","sk":"Ležiak"},"position":12,"parent_code":"beer"},{"code":"beer/draught","names":{"cs":"Výčepní","en":"Draught beer","sk":"Výčapné"},"position":11,"parent_code":"beer"},{"code":"soft drinks","names":{"cs":"Limonády","en":"Soft drinks","sk":"Limonády"},"position":60,"parent_code":null},{"code":"radler","names":{"cs":"Radler","en":"Radler","sk":"Radler"},"position":40,"parent_code":null},{"code":"bundles/fixed","names":{"cs":"Pevné balíčky","en":"Fixed packages","sk":"Pevné balíčky"},"position":101,"parent_code":"bundles"},{"code":"bundles","names":{"cs":"Zvýhodněné balíčky","en":"Package deals","sk":"Zvýhodnené balíčky"},"position":100,"parent_code":null}]');
insert into "claim_term" ("company_id", "days", "spoiled_days", "valid_from", "valid_to", "contract_number") overriding system value
select "company_id", "days", "spoiled_days", "valid_from", "valid_to", "contract_number" from jsonb_populate_recordset(null::"claim_term", '[{"days":3,"valid_to":null,"company_id":null,"valid_from":"2000-01-01","spoiled_days":1,"contract_number":null},{"days":5,"valid_to":null,"company_id":"C2","valid_from":"2023-01-01","spoiled_days":2,"contract_number":"K2023-0008"}]');
insert into "company" ("id", "sap_id", "name", "country", "market", "customer_type", "ico", "dic", "ic_dph", "street", "city", "zip", "currency", "price_list", "due_days", "payment_method", "iban", "gln", "store", "invoice_email") overriding system value
select "id", "sap_id", "name", "country", "market", "customer_type", "ico", "dic", "ic_dph", "street", "city", "zip", "currency", "price_list", "due_days", "payment_method", "iban", "gln", "store", "invoice_email" from jsonb_populate_recordset(null::"company", '[{"id":"C1","dic":"CZ80000011","gln":"2909900000012","ico":"80000011","zip":"549 01","city":"Lipovrch","iban":"CZ3700000000002000000106","name":"Hostince Modrá hvězda s.r.o.","store":"LivePortal_CZ_cs","ic_dph":"","market":"CZ","sap_id":"7000001","street":"Sladovnická 12","country":"CZE","currency":"CZK","due_days":14,"price_list":"CZ-HORECA","customer_type":"POS","invoice_email":"fakturace@modrahvezda.example","payment_method":"transfer"},{"id":"C2","dic":"CZ80000126","gln":"2909900000029","ico":"80000126","zip":"686 02","city":"Dolní Brázda","iban":"CZ1500000000002000000114","name":"Nápoje Brázda, a.s.","store":"LivePortal_CZ_cs","ic_dph":"","market":"CZ","sap_id":"7000002","street":"Skladová 4","country":"CZE","currency":"CZK","due_days":30,"price_list":"CZ-WHS","customer_type":"WHS","invoice_email":"fakturace@brazda.example","payment_method":"transfer"},{"id":"C3","dic":"CZ80000231","gln":"2909900000036","ico":"80000231","zip":"517 03","city":"Stará Pila","iban":"CZ9000000000002000000122","name":"Potraviny Klásek, družstvo","store":"LivePortal_CZ_cs","ic_dph":"","market":"CZ","sap_id":"7000003","street":"Náměstí 1","country":"CZE","currency":"CZK","due_days":21,"price_list":"CZ-RETAIL","customer_type":"POS","invoice_email":"fakturace@klasek.example","payment_method":"transfer"},{"id":"C5","dic":"9922014454","gln":"2909900000050","ico":"80000452","zip":"929 05","city":"Nová Dunajka","iban":"SK3800000000002000000149","name":"Veľkoobchod Dunajka, s.r.o.","store":"LivePortal_SK_sk","ic_dph":"SK9922014454","market":"SK","sap_id":"7000005","street":"Prístavná 21","country":"SVK","currency":"EUR","due_days":30,"price_list":"SK-WHS","customer_type":"WHS","invoice_email":"fakturacia@dunajka.example","payment_method":"transfer"}]');
insert into "consumption_month" ("ship_to_id", "company_id", "month", "sku", "currency", "boxes", "net_minor") overriding system value
select "ship_to_id", "company_id", "month", "sku", "currency", "boxes", "net_minor" from jsonb_populate_recordset(null::"consumption_month", '[{"sku":"100101","boxes":19,"month":"2024-12-01","currency":"CZK","net_minor":419900,"company_id":"C1","ship_to_id":"500101"},{"sku":"100112","boxes":27,"month":"2024-12-01","currency":"CZK","net_minor":4452300,"company_id":"C1","ship_to_id":"500101"},{"sku":"100212","boxes":23,"month":"2024-12-01","currency":"CZK","net_minor":4462000,"company_id":"C1","ship_to_id":"500101"}]');
insert into "consumption_of_company" ("company_id", "month", "sku", "currency", "boxes", "net_minor") overriding system value
select "company_id", "month", "sku", "currency", "boxes", "net_minor" from jsonb_populate_recordset(null::"consumption_of_company", '[{"sku":"100101","boxes":40,"month":"2024-12-01","currency":"CZK","net_minor":884000,"company_id":"C1"},{"sku":"100112","boxes":56,"month":"2024-12-01","currency":"CZK","net_minor":9234400,"company_id":"C1"},{"sku":"100212","boxes":43,"month":"2024-12-01","currency":"CZK","net_minor":8342000,"company_id":"C1"}]');
insert into "consumption_of_place" ("ship_to_id", "company_id", "month", "currency", "boxes", "millilitres", "net_minor") overriding system value
select "ship_to_id", "company_id", "month", "currency", "boxes", "millilitres", "net_minor" from jsonb_populate_recordset(null::"consumption_of_place", '[{"boxes":127,"month":"2024-12-01","currency":"CZK","net_minor":31193305,"company_id":"C1","ship_to_id":"500101","millilitres":8204000},{"boxes":179,"month":"2025-01-01","currency":"CZK","net_minor":53329550,"company_id":"C1","ship_to_id":"500101","millilitres":13810000},{"boxes":108,"month":"2025-02-01","currency":"CZK","net_minor":25449395,"company_id":"C1","ship_to_id":"500101","millilitres":6580000}]');
insert into "content" ("kind", "key", "sort", "markets", "is_new_capability", "titles", "bodies", "sections", "file_link", "modified_at", "valid_from", "valid_to", "tone", "link", "is_public") overriding system value
select "kind", "key", "sort", "markets", "is_new_capability", "titles", "bodies", "sections", "file_link", "modified_at", "valid_from", "valid_to", "tone", "link", "is_public" from jsonb_populate_recordset(null::"content", '[{"key":"age-check","kind":"article","link":null,"sort":18,"tone":null,"bodies":{"cs":"<p>Osobě mladší 18 let se alkohol prodat ani podat nesmí. Odpovídá za to ten, kdo prodává.</p><ul><li>Když si věkem nejste jistí, vyžádejte si doklad s fotografií.</li><li>Odmítnout smíte i bez vysvětlení.</li><li>Upozornění musí viset tam, kde je zákazník vidí.</li></ul><p>Samolepku s upozorněním najdete v Marketingových materiálech. Ke kontrole nabídněte pivo bez alkoholu.</p>","en":"<p>Alcohol must be neither sold nor served to anybody under 18. Whoever sells is responsible.</p><ul><li>If you are not sure of the age, ask for a document with a photograph.</li><li>You may refuse without giving a reason.</li><li>The notice has to hang where customers see it.</li></ul><p>Offer alcohol-free beer instead: in the catalogue it goes by the brand Jasno.</p>","sk":"<p>Osobe mladšej ako 18 rokov sa alkohol predať ani podať nesmie. Zodpovedá za to ten, kto predáva.</p><ul><li>Keď si vekom nie ste istí, vyžiadajte si doklad s fotografiou.</li><li>Odmietnuť smiete aj bez vysvetlenia.</li><li>Upozornenie musí visieť tam, kde ho zákazník vidí.</li></ul><p>Ponúknite radšej pivo bez alkoholu: v katalógu ho nájdete pod značkou Jasno.</p>"},"titles":{"cs":"Prodej alkoholu: kdy chtít doklad","en":"Selling alcohol: when to ask for proof of age","sk":"Predaj alkoholu: kedy žiadať doklad"},"markets":["CZ","SK"],"sections":{"cs":"Legislativa","en":"Legislation","sk":"Legislatíva"},"valid_to":null,"file_link":"/news/age.svg","is_public":false,"valid_from":"2026-04-20","modified_at":null,"search_text":"prodej alkoholu: kdy chtit doklad selling alcohol: when to ask for proof of age predaj alkoholu: kedy ziadat doklad <p>osobe mladsi 18 let se alkohol prodat ani podat nesmi. odpovida za to ten, kdo prodava.</p><ul><li>kdyz si vekem nejste jisti, vyzadejte si doklad s fotografii.</li><li>odmitnout smite i bez vysvetleni.</li><li>upozorneni musi viset tam, kde je zakaznik vidi.</li></ul><p>samolepku s upozornenim najdete v marketingovych materialech. ke kontrole nabidnete pivo bez alkoholu.</p> <p>alcohol must be neither sold nor served to anybody under 18. whoever sells is responsible.</p><ul><li>if you are not sure of the age, ask for a document with a photograph.</li><li>you may refuse without giving a reason.</li><li>the notice has to hang where customers see it.</li></ul><p>offer alcohol-free beer instead: in the catalogue it goes by the brand jasno.</p> <p>osobe mladsej ako 18 rokov sa alkohol predat ani podat nesmie. zodpoveda za to ten, kto predava.</p><ul><li>ked si vekom nie ste isti, vyziadajte si doklad s fotografiou.</li><li>odmietnut smiete aj bez vysvetlenia.</li><li>upozornenie musi visiet tam, kde ho zakaznik vidi.</li></ul><p>ponuknite radsej pivo bez alkoholu: v katalogu ho najdete pod znackou jasno.</p>","is_new_capability":false},{"key":"barley-2026","kind":"article","link":null,"sort":16,"tone":null,"bodies":{"cs":"<p>Suché jaro snížilo výnos, zrno je ale vyrovnané a bílkovin má tak akorát. Pro pivo je to dobrá zpráva: slad bude letos světlejší a várky stálejší.</p><p>Na cenách se úroda projeví až v novém ceníku. Termín oznámíme nejméně šest týdnů předem.</p>","en":"<p>A dry spring cost some of the yield, but the grain is even and has just the right protein. That is good news for beer: paler malt and steadier batches.</p><p>Prices follow only with the next price list, which we announce at least six weeks ahead.</p>","sk":"<p>Suchá jar znížila výnos, zrno je však vyrovnané a bielkovín má tak akurát. Pre pivo je to dobrá správa: slad bude tento rok svetlejší a várky stálejšie.</p><p>Na cenách sa úroda prejaví až v novom cenníku. Termín oznámime najmenej šesť týždňov vopred.</p>"},"titles":{"cs":"Ječmen 2026: sladovna hlásí dobrý rok","en":"Barley 2026: a good year for malt","sk":"Jačmeň 2026: sladovňa hlási dobrý rok"},"markets":["CZ","SK"],"sections":{"cs":"Produkty","en":"Products","sk":"Produkty"},"valid_to":null,"file_link":"/news/barley.svg","is_public":false,"valid_from":"2026-08-17","modified_at":null,"search_text":"jecmen 2026: sladovna hlasi dobry rok barley 2026: a good year for malt jacmen 2026: sladovna hlasi dobry rok <p>suche jaro snizilo vynos, zrno je ale vyrovnane a bilkovin ma tak akorat. pro pivo je to dobra zprava: slad bude letos svetlejsi a varky stalejsi.</p><p>na cenach se uroda projevi az v novem ceniku. termin oznamime nejmene sest tydnu predem.</p> <p>a dry spring cost some of the yield, but the grain is even and has just the right protein. that is good news for beer: paler malt and steadier batches.</p><p>prices follow only with the next price list, which we announce at least six weeks ahead.</p> <p>sucha jar znizila vynos, zrno je vsak vyrovnane a bielkovin ma tak akurat. pre pivo je to dobra sprava: slad bude tento rok svetlejsi a varky stalejsie.</p><p>na cenach sa uroda prejavi az v novom cenniku. termin oznamime najmenej sest tyzdnov vopred.</p>","is_new_capability":false},{"key":"deposit-crates","kind":"article","link":null,"sort":11,"tone":null,"bodies":{"cs":"<p>Ptáte se nás, zda se od nového roku změní zálohy na přepravky a lahve. Nezmění.</p><ul><li>Lahev 0,5 l: dál podle nařízení vlády.</li><li>Přepravka a sud: částky najdete u každého produktu.</li></ul><p>Plechovky a PET lahve jsou na Slovensku zálohované zvlášť, v Česku zatím ne.</p>","en":"<p>You ask us whether deposits on crates and bottles change with the new year. They do not.</p><ul><li>0.5 l bottle: still as the regulation says.</li><li>Crate and keg: the amounts stand with each product.</li></ul><p>Cans and PET bottles carry a deposit of their own in Slovakia, in Czechia not yet.</p>","sk":"<p>Pýtate sa nás, či sa od nového roka zmenia zálohy na prepravky a fľaše. Nezmenia.</p><ul><li>Fľaša 0,5 l: naďalej podľa predpisov.</li><li>Prepravka a sud: sumy nájdete pri každom produkte.</li></ul><p>Plechovky a PET fľaše sú na Slovensku zálohované osobitne, v Česku zatiaľ nie.</p>"},"titles":{"cs":"Zálohy na přepravky zůstávají stejné","en":"Deposits on crates stay as they are","sk":"Zálohy na prepravky zostávajú rovnaké"},"markets":["CZ","SK"],"sections":{"cs":"Legislativa","en":"Legislation","sk":"Legislatíva"},"valid_to":null,"file_link":"/news/crate.svg","is_public":false,"valid_from":"2026-08-31","modified_at":null,"search_text":"zalohy na prepravky zustavaji stejne deposits on crates stay as they are zalohy na prepravky zostavaju rovnake <p>ptate se nas, zda se od noveho roku zmeni zalohy na prepravky a lahve. nezmeni.</p><ul><li>lahev 0,5 l: dal podle narizeni vlady.</li><li>prepravka a sud: castky najdete u kazdeho produktu.</li></ul><p>plechovky a pet lahve jsou na slovensku zalohovane zvlast, v cesku zatim ne.</p> <p>you ask us whether deposits on crates and bottles change with the new year. they do not.</p><ul><li>0.5 l bottle: still as the regulation says.</li><li>crate and keg: the amounts stand with each product.</li></ul><p>cans and pet bottles carry a deposit of their own in slovakia, in czechia not yet.</p> <p>pytate sa nas, ci sa od noveho roka zmenia zalohy na prepravky a flase. nezmenia.</p><ul><li>flasa 0,5 l: nadalej podla predpisov.</li><li>prepravka a sud: sumy najdete pri kazdom produkte.</li></ul><p>plechovky a pet flase su na slovensku zalohovane osobitne, v cesku zatial nie.</p>","is_new_capability":false}]');
insert into "contract" ("number", "company_id", "type", "valid_from", "valid_to", "summary", "volume_hl", "names", "brands", "bonus_percent", "bodies") overriding system value
select "number", "company_id", "type", "valid_from", "valid_to", "summary", "volume_hl", "names", "brands", "bonus_percent", "bodies" from jsonb_populate_recordset(null::"contract", '[{"type":"empties","names":{"cs":"Dohoda o evidenci vratných obalů","en":"Agreement on empties accounting","sk":"Dohoda o evidencii vratných obalov"},"bodies":{"cs":"<p>Zálohy za obaly se vedou na účtu do sjednané výše. Stav se odsouhlasuje čtvrtletně.</p>","en":"<p>Deposits on empties are kept on account up to the agreed amount. The balance is agreed every quarter.</p>","sk":"<p>Zálohy za obaly sa vedú na účte do dohodnutej výšky. Stav sa odsúhlasuje štvrťročne.</p>"},"brands":[],"number":"K2022-0300","summary":"Limit záloh 25 000 €","valid_to":null,"volume_hl":0,"company_id":"C5","valid_from":"2022-04-08","bonus_percent":null},{"type":"distribution","names":{"cs":"Distribuční smlouva","en":"Distribution agreement","sk":"Distribučná zmluva"},"bodies":{"cs":"<p>Distribuce celého sortimentu v okrese. Distributor drží skladovou zásobu na pět dní a vrací obaly do třiceti dnů.</p>","en":"<p>Distribution of the whole range in the district. The distributor keeps stock for five days and returns empties within thirty days.</p>","sk":"<p>Distribúcia celého sortimentu v okrese. Distribútor drží skladovú zásobu na päť dní a vracia obaly do tridsiatich dní.</p>"},"brands":["Lipovrch","Kamenář","Starý Mlynář","Sládkův archiv","Luční","Jasno"],"number":"K2023-0008","summary":"Roční odběr 18 000 hl","valid_to":"2027-01-07","volume_hl":18000,"company_id":"C2","valid_from":"2023-01-08","bonus_percent":null},{"type":"supply","names":{"cs":"Rámcová kupní smlouva","en":"Framework purchase contract","sk":"Rámcová kúpna zmluva"},"bodies":{"cs":"<p>Odběratel odebere ročně sjednané množství piva pro všechna svá odběrná místa. Počítá se, co bylo dodáno, po odečtení dobropisů.</p><ul><li>Ceny podle platného ceníku se slevou pro gastronomii.</li><li>Splatnost faktur 14 dní.</li><li>Výpověď tři měsíce, vždy ke konci roku smlouvy.</li></ul>","en":"<p>The customer takes the agreed amount of beer a year for all places. What was delivered counts, less credits.</p><ul><li>Prices by the current price list with the discount for pubs.</li><li>Invoices are due in 14 days.</li><li>Notice of three months, to the end of a contract year.</li></ul>","sk":"<p>Odberateľ odoberie ročne dohodnuté množstvo piva pre všetky svoje miesta dodania. Počíta sa, čo bolo dodané, po odpočítaní dobropisov.</p><ul><li>Ceny podľa platného cenníka so zľavou pre gastronómiu.</li><li>Splatnosť faktúr 14 dní.</li><li>Výpoveď tri mesiace, vždy ku koncu roka zmluvy.</li></ul>"},"brands":["Lipovrch","Kamenář","Starý Mlynář"],"number":"K2024-0117","summary":"Roční odběr 2 400 hl","valid_to":"2027-02-07","volume_hl":2400,"company_id":"C1","valid_from":"2024-02-08","bonus_percent":null},{"type":"bonus","names":{"cs":"Dodatek č. 3 – bonus za objem","en":"Amendment 3, volume bonus","sk":"Dodatok č. 3 – bonus za objem"},"bodies":{"cs":"<p>Za pivo odebrané nad sjednané množství náleží bonus z ceny bez DPH. Vyúčtujeme ho dobropisem do konce ledna.</p>","en":"<p>Beer taken above the agreed amount earns a bonus on the price without VAT. We settle it by a credit note by the end of January.</p>","sk":"<p>Za pivo odobraté nad dohodnuté množstvo patrí bonus z ceny bez DPH. Vyúčtujeme ho dobropisom do konca januára.</p>"},"brands":["Lipovrch","Kamenář","Starý Mlynář","Sládkův archiv","Luční","Jasno"],"number":"K2026-0021","summary":"Bonus 2,5 % nad 18 000 hl","valid_to":"2027-01-07","volume_hl":18000,"company_id":"C2","valid_from":"2026-01-08","bonus_percent":2.5},{"type":"distribution","names":{"cs":"Distribuční smlouva","en":"Distribution agreement","sk":"Distribučná zmluva"},"bodies":{"cs":"<p>Distribuce na západním Slovensku. Distributor drží skladovou zásobu na pět dní.</p>","en":"<p>Distribution in western Slovakia. The distributor keeps stock for five days.</p>","sk":"<p>Distribúcia na západnom Slovensku. Distribútor drží skladovú zásobu na päť dní.</p>"},"brands":["Lipovrch","Kamenář","Starý Mlynář","Sládkův archiv","Luční","Jasno"],"number":"K2025-0210","summary":"Ročný odber 11 000 hl","valid_to":"2028-01-07","volume_hl":11000,"company_id":"C5","valid_from":"2025-01-08","bonus_percent":null}]');
insert into "contract_term" ("contract_number", "valid_from", "volume_hl", "bonus_percent", "brands") overriding system value
select "contract_number", "valid_from", "volume_hl", "bonus_percent", "brands" from jsonb_populate_recordset(null::"contract_term", '[{"brands":["Lipovrch","Kamenář","Starý Mlynář","Sládkův archiv","Luční","Jasno","Ponente"],"volume_hl":11000,"valid_from":"2026-07-08","bonus_percent":null,"contract_number":"K2025-0210"},{"brands":["Lipovrch","Kamenář","Starý Mlynář","Sládkův archiv","Luční","Jasno"],"volume_hl":18000,"valid_from":"2026-10-08","bonus_percent":3,"contract_number":"K2026-0021"}]');
insert into "default_ship_to" ("uid", "company_id", "ship_to_id") overriding system value
select "uid", "company_id", "ship_to_id" from jsonb_populate_recordset(null::"default_ship_to", '[{"uid":"U001","company_id":"C1","ship_to_id":"500101"},{"uid":"U002","company_id":"C1","ship_to_id":"500101"},{"uid":"U003","company_id":"C1","ship_to_id":"500101"}]');
insert into "delivery_exception" ("ship_to_id", "company_id", "kind", "type_of_change", "original_date", "original_hours", "scheduled_date", "scheduled_hours", "order_by_date", "order_by_time") overriding system value
select "ship_to_id", "company_id", "kind", "type_of_change", "original_date", "original_hours", "scheduled_date", "scheduled_hours", "order_by_date", "order_by_time" from jsonb_populate_recordset(null::"delivery_exception", '[{"kind":"standard","company_id":"C1","ship_to_id":"500101","order_by_date":"2026-09-25","order_by_time":"16:00","original_date":"2026-09-28","original_hours":"7:00-11:00","scheduled_date":"2026-09-29","type_of_change":"moved","scheduled_hours":"7:00-11:00"},{"kind":"standard","company_id":"C1","ship_to_id":"500101","order_by_date":"2026-12-22","order_by_time":"16:00","original_date":"2026-12-24","original_hours":"7:00-11:00","scheduled_date":"2026-12-23","type_of_change":"moved","scheduled_hours":"7:00-11:00"},{"kind":"standard","company_id":"C1","ship_to_id":"500101","order_by_date":"2027-03-25","order_by_time":"16:00","original_date":"2027-03-29","original_hours":"7:00-11:00","scheduled_date":"2027-03-30","type_of_change":"moved","scheduled_hours":"7:00-11:00"}]');
insert into "document" ("id", "kind", "number", "company_id", "ship_to_id", "issued", "due", "amount_minor", "currency", "state", "order_numbers") overriding system value
select "id", "kind", "number", "company_id", "ship_to_id", "issued", "due", "amount_minor", "currency", "state", "order_numbers" from jsonb_populate_recordset(null::"document", '[{"id":1,"due":"2025-01-20","kind":"invoice","state":"paid","issued":"2025-01-06","number":"2024100001","currency":"CZK","list_key":990863,"company_id":"C1","ship_to_id":"500101","amount_minor":44652625,"order_numbers":[]},{"id":2,"due":"2025-01-21","kind":"invoice","state":"paid","issued":"2025-01-07","number":"2024100002","currency":"CZK","list_key":990862,"company_id":"C1","ship_to_id":"500102","amount_minor":18467147,"order_numbers":[]},{"id":3,"due":"2025-01-08","kind":"invoice","state":"paid","issued":"2024-12-25","number":"2024100003","currency":"CZK","list_key":990875,"company_id":"C1","ship_to_id":"500104","amount_minor":6910299,"order_numbers":["4700100570","4700100571","4700100572"]}]');
insert into "document_count" ("company_id", "place", "kind", "state", "count") overriding system value
select "company_id", "place", "kind", "state", "count" from jsonb_populate_recordset(null::"document_count", '[{"kind":"statement","count":12,"place":"","state":"","company_id":"C1"},{"kind":"credit-note","count":2,"place":"500101","state":"settled","company_id":"C1"},{"kind":"delivery-note","count":296,"place":"500101","state":"","company_id":"C1"}]');
insert into "edi_partner" ("gln", "company_id", "uid", "our_gln", "syntax", "is_test", "pieces", "part_boxes", "product_code", "reason_codes") overriding system value
select "gln", "company_id", "uid", "our_gln", "syntax", "is_test", "pieces", "part_boxes", "product_code", "reason_codes" from jsonb_populate_recordset(null::"edi_partner", '[{"gln":"2909900000036","uid":"U019","pieces":"named","syntax":"edifact","is_test":false,"our_gln":"2909999000009","company_id":"C3","part_boxes":"refuse","product_code":"box","reason_codes":{"not-sold":"AV","day-closed":"AD","limit-reached":"AS","product-unknown":"AB","minimum-not-reached":"AM"}},{"gln":"2909900000050","uid":"U029","pieces":"named","syntax":"ubl","is_test":false,"our_gln":"2909999000016","company_id":"C5","part_boxes":"down","product_code":"box","reason_codes":{}}]');
insert into "empties_count" ("ship_to_id", "company_id", "empties_code", "counted_on", "units") overriding system value
select "ship_to_id", "company_id", "empties_code", "counted_on", "units" from jsonb_populate_recordset(null::"empties_count", '[{"units":620,"company_id":"C1","counted_on":"2026-11-14","ship_to_id":"500101","empties_code":"BTL05"},{"units":2,"company_id":"C1","counted_on":"2026-11-14","ship_to_id":"500101","empties_code":"CO2-10"},{"units":30,"company_id":"C1","counted_on":"2026-11-14","ship_to_id":"500101","empties_code":"CR20"}]');
insert into "empties_deposit" ("empties_code", "market", "currency", "deposit_minor", "valid_from", "valid_to") overriding system value
select "empties_code", "market", "currency", "deposit_minor", "valid_from", "valid_to" from jsonb_populate_recordset(null::"empties_deposit", '[{"market":"CZ","currency":"CZK","valid_to":null,"valid_from":"2000-01-01","empties_code":"BTL025","deposit_minor":300},{"market":"SK","currency":"EUR","valid_to":null,"valid_from":"2000-01-01","empties_code":"BTL025","deposit_minor":15},{"market":"CZ","currency":"CZK","valid_to":null,"valid_from":"2000-01-01","empties_code":"BTL033","deposit_minor":300}]');
insert into "empties_type" ("code", "empty_grams", "units_per_pallet", "taken_back_by", "is_in_balance", "position", "millilitres", "carries_code", "carries_units", "names") overriding system value
select "code", "empty_grams", "units_per_pallet", "taken_back_by", "is_in_balance", "position", "millilitres", "carries_code", "carries_units", "names" from jsonb_populate_recordset(null::"empties_type", '[{"code":"BTL025","names":{"cs":"Lahev 0,25 l vratná","en":"Bottle 0.25 l returnable","sk":"Fľaša 0,25 l vratná"},"position":10,"empty_grams":240,"millilitres":250,"carries_code":null,"carries_units":null,"is_in_balance":true,"taken_back_by":"brewery","units_per_pallet":1344},{"code":"BTL033","names":{"cs":"Lahev 0,33 l vratná","en":"Bottle 0.33 l returnable","sk":"Fľaša 0,33 l vratná"},"position":8,"empty_grams":270,"millilitres":330,"carries_code":null,"carries_units":null,"is_in_balance":true,"taken_back_by":"brewery","units_per_pallet":1152},{"code":"BTL05","names":{"cs":"Lahev 0,5 l NRW hnědá","en":"Bottle 0.5 l NRW brown","sk":"Fľaša 0,5 l NRW hnedá"},"position":6,"empty_grams":370,"millilitres":500,"carries_code":null,"carries_units":null,"is_in_balance":true,"taken_back_by":"brewery","units_per_pallet":800},{"code":"CR20","names":{"cs":"Přepravka 20 × 0,5 l","en":"Crate 20 × 0.5 l","sk":"Prepravka 20 × 0,5 l"},"position":5,"empty_grams":1900,"millilitres":10000,"carries_code":"BTL05","carries_units":20,"is_in_balance":true,"taken_back_by":"brewery","units_per_pallet":40},{"code":"KEG50","names":{"cs":"Sud KEG 50 l","en":"Keg 50 l","sk":"Sud KEG 50 l"},"position":1,"empty_grams":12300,"millilitres":50000,"carries_code":null,"carries_units":null,"is_in_balance":true,"taken_back_by":"brewery","units_per_pallet":12},{"code":"KEG20","names":{"cs":"Sud KEG 20 l slim","en":"Keg 20 l slim","sk":"Sud KEG 20 l slim"},"position":3,"empty_grams":6600,"millilitres":20000,"carries_code":null,"carries_units":null,"is_in_balance":true,"taken_back_by":"brewery","units_per_pallet":30},{"code":"KEG30","names":{"cs":"Sud KEG 30 l","en":"Keg 30 l","sk":"Sud KEG 30 l"},"position":2,"empty_grams":9000,"millilitres":30000,"carries_code":null,"carries_units":null,"is_in_balance":true,"taken_back_by":"brewery","units_per_pallet":18},{"code":"CO2-10","names":{"cs":"Tlaková lahev CO2 10 kg","en":"CO2 cylinder 10 kg","sk":"Tlaková fľaša CO2 10 kg"},"position":12,"empty_grams":15000,"millilitres":null,"carries_code":null,"carries_units":null,"is_in_balance":true,"taken_back_by":"brewery","units_per_pallet":24}]');
insert into "holiday" ("country", "day", "name", "type", "day_off", "shops", "names") overriding system value
select "country", "day", "name", "type", "day_off", "shops", "names" from jsonb_populate_recordset(null::"holiday", '[{"day":"2026-01-01","name":"Den obnovy samostatného českého státu; Nový rok","type":"public","names":{"en":"New Year''s Day"},"shops":"closed >200 m2","country":"CZ","day_off":true},{"day":"2026-04-03","name":"Velký pátek","type":"public","names":{"en":"Good Friday"},"shops":"open","country":"CZ","day_off":true},{"day":"2026-04-06","name":"Velikonoční pondělí","type":"public","names":{"en":"Easter Monday"},"shops":"closed >200 m2","country":"CZ","day_off":true}]');
insert into "holiday_year" ("country", "year") overriding system value
select "country", "year" from jsonb_populate_recordset(null::"holiday_year", '[{"year":2026,"country":"CZ"},{"year":2027,"country":"CZ"},{"year":2026,"country":"SK"}]');
insert into "house_shortage" ("sku", "kind", "most_boxes", "reason", "valid_from", "valid_to") overriding system value
select "sku", "kind", "most_boxes", "reason", "valid_from", "valid_to" from jsonb_populate_recordset(null::"house_shortage", '[{"sku":"130501","kind":"confirmation","reason":"Vánočního speciálu je letos málo, na objednávku dáváme nejvýše 20 přepravek","valid_to":"2027-01-07","most_boxes":20,"valid_from":"2026-11-08"},{"sku":"140101","kind":"credit","reason":"Reklamace: přepravka s poškozenými etiketami","valid_to":"2027-01-07","most_boxes":1,"valid_from":"2026-11-08"},{"sku":"180205","kind":"delivery","reason":"Část zboží se poškodila při nakládce","valid_to":"2027-01-07","most_boxes":10,"valid_from":"2026-11-08"}]');
insert into "invoice" ("number", "type", "company_id", "ship_to_id", "issued", "tax_point", "due", "variable_symbol", "currency", "net_minor", "vat_minor", "deposits_out_minor", "deposits_back_minor", "total_minor", "order_count", "payment", "rounding_minor", "corrects", "reason", "parties") overriding system value
select "number", "type", "company_id", "ship_to_id", "issued", "tax_point", "due", "variable_symbol", "currency", "net_minor", "vat_minor", "deposits_out_minor", "deposits_back_minor", "total_minor", "order_count", "payment", "rounding_minor", "corrects", "reason", "parties" from jsonb_populate_recordset(null::"invoice", '[{"due":"2025-01-20","type":"Invoice","issued":"2025-01-06","number":"2024100001","reason":null,"parties":null,"payment":"transfer","corrects":null,"currency":"CZK","net_minor":35614625,"tax_point":"2025-01-06","vat_minor":7479071,"company_id":"C1","ship_to_id":"500101","order_count":7,"total_minor":44652625,"rounding_minor":0,"variable_symbol":"2024100001","deposits_out_minor":18306400,"deposits_back_minor":-16747471},{"due":"2025-01-21","type":"Invoice","issued":"2025-01-07","number":"2024100002","reason":null,"parties":null,"payment":"transfer","corrects":null,"currency":"CZK","net_minor":14318275,"tax_point":"2025-01-07","vat_minor":3006838,"company_id":"C1","ship_to_id":"500102","order_count":8,"total_minor":18467147,"rounding_minor":0,"variable_symbol":"2024100002","deposits_out_minor":13307200,"deposits_back_minor":-12165166},{"due":"2025-01-08","type":"Invoice","issued":"2024-12-25","number":"2024100003","reason":null,"parties":null,"payment":"transfer","corrects":null,"currency":"CZK","net_minor":5326330,"tax_point":"2024-12-25","vat_minor":1118529,"company_id":"C1","ship_to_id":"500104","order_count":3,"total_minor":6910299,"rounding_minor":0,"variable_symbol":"2024100003","deposits_out_minor":4797600,"deposits_back_minor":-4332160}]');
insert into "invoice_line" ("number", "line_no", "company_id", "kind", "order_number", "sku", "empties_code", "names", "quantity", "unit_minor", "amount_minor", "vat_percent") overriding system value
select "number", "line_no", "company_id", "kind", "order_number", "sku", "empties_code", "names", "quantity", "unit_minor", "amount_minor", "vat_percent" from jsonb_populate_recordset(null::"invoice_line", '[{"sku":"100112","kind":"goods","names":{"cs":"Lipovrch 10 světlé výčepní, sud KEG 50 l","en":"Lipovrch 10 pale draught beer, keg 50 l","sk":"Lipovrch 10 svetlé výčapné, sud KEG 50 l"},"number":"2024100003","line_no":1,"quantity":3,"company_id":"C1","unit_minor":164900,"vat_percent":21,"amount_minor":494700,"empties_code":null,"order_number":"4700100570"},{"sku":"100312","kind":"goods","names":{"cs":"Lipovrch 12 světlý ležák, sud KEG 50 l","en":"Lipovrch 12 pale lager, keg 50 l","sk":"Lipovrch 12 svetlý ležiak, sud KEG 50 l"},"number":"2024100003","line_no":2,"quantity":1,"company_id":"C1","unit_minor":223100,"vat_percent":21,"amount_minor":223100,"empties_code":null,"order_number":"4700100570"},{"sku":"120113","kind":"goods","names":{"cs":"Kamenář 11 hořká jedenáctka, sud KEG 30 l","en":"Kamenář 11 bitter lager, keg 30 l","sk":"Kamenář 11 horká jedenástka, sud KEG 30 l"},"number":"2024100003","line_no":3,"quantity":1,"company_id":"C1","unit_minor":118340,"vat_percent":21,"amount_minor":118340,"empties_code":null,"order_number":"4700100570"}]');
insert into "invoice_order" ("number", "order_number", "company_id") overriding system value
select "number", "order_number", "company_id" from jsonb_populate_recordset(null::"invoice_order", '[{"number":"2024100003","company_id":"C1","order_number":"4700100570"},{"number":"2024100003","company_id":"C1","order_number":"4700100571"},{"number":"2024100003","company_id":"C1","order_number":"4700100572"}]');
insert into "invoice_vat" ("number", "company_id", "rate_percent", "base_minor", "vat_minor") overriding system value
select "number", "company_id", "rate_percent", "base_minor", "vat_minor" from jsonb_populate_recordset(null::"invoice_vat", '[{"number":"2024100001","vat_minor":7479071,"base_minor":35614625,"company_id":"C1","rate_percent":21},{"number":"2024100002","vat_minor":3006838,"base_minor":14318275,"company_id":"C1","rate_percent":21},{"number":"2024100003","vat_minor":1118529,"base_minor":5326330,"company_id":"C1","rate_percent":21}]');
insert into "notice" ("id", "uid", "company_id", "ship_to_id", "kind", "subject", "facts", "cause", "at", "read_at", "is_own", "in_bell", "told_at", "carried_at") overriding system value
select "id", "uid", "company_id", "ship_to_id", "kind", "subject", "facts", "cause", "at", "read_at", "is_own", "in_bell", "told_at", "carried_at" from jsonb_populate_recordset(null::"notice", '[{"at":"2026-11-02T14:20:00+00:00","id":10,"uid":"U001","kind":"new-document","cause":"new-document 2026100136","facts":{"due":"2026-11-16","kind":"new-document","documentKind":"invoice"},"is_own":false,"in_bell":true,"read_at":"2026-11-02T16:20:00+00:00","subject":"2026100136","told_at":"2026-11-02T14:20:00+00:00","carried_at":"2026-11-02T14:20:00+00:00","company_id":"C1","ship_to_id":"500102"},{"at":"2026-11-05T14:20:00+00:00","id":28,"uid":"U001","kind":"new-document","cause":"new-document 2026100135","facts":{"due":"2026-11-19","kind":"new-document","documentKind":"invoice"},"is_own":false,"in_bell":true,"read_at":"2026-11-05T16:20:00+00:00","subject":"2026100135","told_at":"2026-11-05T14:20:00+00:00","carried_at":"2026-11-05T14:20:00+00:00","company_id":"C1","ship_to_id":"500101"},{"at":"2026-11-06T14:20:00+00:00","id":46,"uid":"U001","kind":"new-document","cause":"new-document 2026100137","facts":{"due":"2026-11-20","kind":"new-document","documentKind":"invoice"},"is_own":false,"in_bell":true,"read_at":"2026-11-06T16:20:00+00:00","subject":"2026100137","told_at":"2026-11-06T14:20:00+00:00","carried_at":"2026-11-06T14:20:00+00:00","company_id":"C1","ship_to_id":"500103"}]');
insert into "order_count" ("ship_to_id", "count", "version") overriding system value
select "ship_to_id", "count", "version" from jsonb_populate_recordset(null::"order_count", '[{"count":308,"version":0,"ship_to_id":"500101"},{"count":191,"version":0,"ship_to_id":"500102"},{"count":70,"version":0,"ship_to_id":"500103"}]');
insert into "order_empties_line" ("order_number", "line_no", "company_id", "empties_code", "units", "unit_deposit_minor", "deposit_minor", "units_returned") overriding system value
select "order_number", "line_no", "company_id", "empties_code", "units", "unit_deposit_minor", "deposit_minor", "units_returned" from jsonb_populate_recordset(null::"order_empties_line", '[{"units":0,"line_no":1,"company_id":"C1","empties_code":"KEG30","order_number":"4700100003","deposit_minor":0,"units_returned":4,"unit_deposit_minor":150000},{"units":0,"line_no":2,"company_id":"C1","empties_code":"KEG20","order_number":"4700100003","deposit_minor":0,"units_returned":2,"unit_deposit_minor":150000},{"units":12,"line_no":1,"company_id":"C1","empties_code":"KEG50","order_number":"4700100004","deposit_minor":1800000,"units_returned":null,"unit_deposit_minor":150000}]');
insert into "order_event" ("id", "order_number", "company_id", "at", "state", "detail") overriding system value
select "id", "order_number", "company_id", "at", "state", "detail" from jsonb_populate_recordset(null::"order_event", '[{"at":"2024-12-05T08:53:00+00:00","id":1,"state":"received","detail":{},"company_id":"C2","order_number":"4700100653"},{"at":"2024-12-09T10:00:00+00:00","id":2,"state":"delivered","detail":{},"company_id":"C2","order_number":"4700100653"},{"at":"2024-12-05T08:54:00+00:00","id":3,"state":"received","detail":{},"company_id":"C2","order_number":"4700100654"}]');
insert into "order_line" ("order_number", "line_no", "company_id", "sku", "packages", "layers", "pallets", "boxes_ordered", "boxes_confirmed", "boxes_delivered", "boxes_invoiced", "base_price_minor", "unit_price_minor", "net_minor", "vat_percent", "unit_deposit_minor", "deposit_minor", "processing_status", "bundle_sku", "provisional_price_minor", "boxes_credited", "change_reason", "names") overriding system value
select "order_number", "line_no", "company_id", "sku", "packages", "layers", "pallets", "boxes_ordered", "boxes_confirmed", "boxes_delivered", "boxes_invoiced", "base_price_minor", "unit_price_minor", "net_minor", "vat_percent", "unit_deposit_minor", "deposit_minor", "processing_status", "bundle_sku", "provisional_price_minor", "boxes_credited", "change_reason", "names" from jsonb_populate_recordset(null::"order_line", '[{"sku":"100112","names":{"cs":"Lipovrch 10 světlé výčepní, sud KEG 50 l","en":"Lipovrch 10 pale draught beer, keg 50 l","sk":"Lipovrch 10 svetlé výčapné, sud KEG 50 l"},"layers":1,"line_no":1,"pallets":0,"packages":4,"net_minor":1649000,"bundle_sku":null,"company_id":"C1","vat_percent":21,"order_number":"4700100001","boxes_ordered":10,"change_reason":null,"deposit_minor":1500000,"boxes_credited":0,"boxes_invoiced":10,"boxes_confirmed":10,"boxes_delivered":10,"base_price_minor":170000,"unit_price_minor":164900,"processing_status":"Completely Processed","unit_deposit_minor":150000,"provisional_price_minor":null},{"sku":"100212","names":{"cs":"Lipovrch 11 světlý ležák, sud KEG 50 l","en":"Lipovrch 11 pale lager, keg 50 l","sk":"Lipovrch 11 svetlý ležiak, sud KEG 50 l"},"layers":1,"line_no":2,"pallets":0,"packages":2,"net_minor":1552000,"bundle_sku":null,"company_id":"C1","vat_percent":21,"order_number":"4700100001","boxes_ordered":8,"change_reason":null,"deposit_minor":1200000,"boxes_credited":0,"boxes_invoiced":8,"boxes_confirmed":8,"boxes_delivered":8,"base_price_minor":200000,"unit_price_minor":194000,"processing_status":"Completely Processed","unit_deposit_minor":150000,"provisional_price_minor":null},{"sku":"100312","names":{"cs":"Lipovrch 12 světlý ležák, sud KEG 50 l","en":"Lipovrch 12 pale lager, keg 50 l","sk":"Lipovrch 12 svetlý ležiak, sud KEG 50 l"},"layers":0,"line_no":3,"pallets":0,"packages":5,"net_minor":1115500,"bundle_sku":null,"company_id":"C1","vat_percent":21,"order_number":"4700100001","boxes_ordered":5,"change_reason":null,"deposit_minor":750000,"boxes_credited":0,"boxes_invoiced":5,"boxes_confirmed":5,"boxes_delivered":5,"base_price_minor":230000,"unit_price_minor":223100,"processing_status":"Completely Processed","unit_deposit_minor":150000,"provisional_price_minor":null}]');
insert into "order_vat" ("order_number", "company_id", "percent", "base_minor", "vat_minor") overriding system value
select "order_number", "company_id", "percent", "base_minor", "vat_minor" from jsonb_populate_recordset(null::"order_vat", '[{"percent":21,"vat_minor":1224409,"base_minor":5830520,"company_id":"C1","order_number":"4700100001"},{"percent":21,"vat_minor":1656547,"base_minor":7888320,"company_id":"C1","order_number":"4700100002"},{"percent":21,"vat_minor":135562,"base_minor":645535,"company_id":"C1","order_number":"4700100003"}]');
insert into "payment" ("event_id", "number", "company_id", "amount_minor", "paid_on", "body_hash", "received_at") overriding system value
select "event_id", "number", "company_id", "amount_minor", "paid_on", "body_hash", "received_at" from jsonb_populate_recordset(null::"payment", '[{"number":"2024100001","paid_on":"2025-01-20","event_id":"import-2024100001","body_hash":"","company_id":"C1","received_at":"2025-01-20T00:00:00+00:00","amount_minor":44652625},{"number":"2024100002","paid_on":"2025-01-21","event_id":"import-2024100002","body_hash":"","company_id":"C1","received_at":"2025-01-21T00:00:00+00:00","amount_minor":18467147},{"number":"2024100003","paid_on":"2025-01-08","event_id":"import-2024100003","body_hash":"","company_id":"C1","received_at":"2025-01-08T00:00:00+00:00","amount_minor":6910299}]');
insert into "portal_config" ("market", "key", "value", "valid_from", "valid_to") overriding system value
select "market", "key", "value", "valid_from", "valid_to" from jsonb_populate_recordset(null::"portal_config", '[{"key":"added_weekdays","value":[1,2,3,4,5],"market":"CZ","valid_to":null,"valid_from":"2024-01-01"},{"key":"banner_rotation","value":8,"market":"CZ","valid_to":null,"valid_from":"2024-01-01"},{"key":"links","value":[{"url":"/legal/terms","name":"termsOfUse","type":"legal","label":{"cs":"Podmínky použití","en":"Terms of use","it":"Condizioni d’uso","sk":"Podmienky používania"},"order":1},{"url":"https://www.lipovrch.example/osobni-udaje","name":"privacyPolicy","type":"legal","label":{"cs":"Zásady ochrany osobních údajů","en":"Privacy policy","it":"Informativa sulla privacy","sk":"Zásady ochrany osobných údajov"},"order":2},{"url":"/legal/cookies","name":"cookies","type":"legal","label":{"cs":"Přehled cookies","en":"Cookie list","it":"Elenco dei cookie","sk":"Prehľad cookies"},"order":3},{"url":"/demo/menu","name":"menuCreator","type":"menu","label":{"cs":"Tvorba nápojových lístků","en":"Menu creator","it":"Creazione menu","sk":"Tvorba nápojových lístkov"},"order":5},{"url":"/demo/academy/cz","name":"eLearning","type":"elearning","label":{"cs":"Akademie","en":"Academy","it":"Academy","sk":"Akadémia"},"order":4},{"url":"https://www.lipovrch.example/","name":"brand-lipovrch","type":"mobile brands cz","label":{"cs":"Lipovrch","en":"Lipovrch","sk":"Lipovrch"},"order":10},{"url":"https://stary-mlynar.example/","name":"brand-stary-mlynar","type":"mobile brands","label":{"cs":"Starý Mlynář","en":"Starý Mlynář","sk":"Starý Mlynář"},"order":11},{"url":"https://kamenar.example/","name":"brand-kamenar","type":"mobile brands","label":{"cs":"Kamenář","en":"Kamenář","sk":"Kamenář"},"order":12},{"url":"https://sladkuv-archiv.example/","name":"brand-sladkuv-archiv","type":"mobile brands","label":{"cs":"Sládkův archiv","en":"Sládkův archiv","sk":"Sládkův archiv"},"order":13},{"url":"https://lucni.example/","name":"brand-lucni","type":"mobile brands","label":{"cs":"Luční","en":"Luční","sk":"Luční"},"order":14},{"url":"https://jasno.example/","name":"brand-jasno","type":"mobile brands","label":{"cs":"Jasno","en":"Jasno","sk":"Jasno"},"order":15},{"url":"https://ponente.example/","name":"brand-ponente","type":"mobile brands","label":{"cs":"Ponente","en":"Ponente","sk":"Ponente"},"order":16},{"url":"https://sadar.example/","name":"brand-sadar","type":"mobile brands","label":{"cs":"Sadař","en":"Sadař","sk":"Sadař"},"order":17},{"url":"https://praminek.example/","name":"brand-praminek","type":"mobile brands","label":{"cs":"Pramínek","en":"Pramínek","sk":"Pramínek"},"order":18},{"url":"https://tonikum.example/","name":"brand-tonikum","type":"mobile brands","label":{"cs":"Tonikum","en":"Tonikum","sk":"Tonikum"},"order":19}],"market":"CZ","valid_to":null,"valid_from":"2024-01-01"},{"key":"mail_brand","value":{"head":"#12402f","name":"Pivovar Lipovrch","accent":"#f2ae1c","address":"Sladovní 1, 549 01 Lipovrch","replyTo":"podpora@lipovrch.example"},"market":"CZ","valid_to":null,"valid_from":"2024-01-01"},{"key":"maintenance","value":false,"market":"CZ","valid_to":null,"valid_from":"2024-01-01"},{"key":"orderable_units","value":[{"units":["Packaging","Layers","Pallets"],"method":"selfpickup_selfpickup","customerType":"POS"},{"units":["Packaging","Layers","Pallets"],"method":"freeshipping_freeshipping","customerType":"POS"},{"units":["Packaging","Layers","Pallets"],"method":"flatrate_flatrate","customerType":"POS"},{"units":["Packaging","Layers","Pallets"],"method":"unfiltered_unfiltered","customerType":"POS"},{"units":["Packaging"],"method":"tank_tank","customerType":"POS"},{"units":["Packaging","Layers","Pallets"],"method":"selfpickup_selfpickup","customerType":"WHS"},{"units":["Packaging","Layers","Pallets"],"method":"freeshipping_freeshipping","customerType":"WHS"},{"units":["Packaging","Layers","Pallets"],"method":"flatrate_flatrate","customerType":"WHS"},{"units":["Packaging","Layers","Pallets"],"method":"unfiltered_unfiltered","customerType":"WHS"},{"units":["Packaging"],"method":"tank_tank","customerType":"WHS"}],"market":"CZ","valid_to":null,"valid_from":"2024-01-01"},{"key":"sections","value":["Home Page","Catalogue","Product Recommendation","My Orders","My Profile","Contracts","Reporting","My Documents","Marketing Materials","News & Articles","Training & Learning","Support","Access Management","Pub Menu","Returnable materials"],"market":"CZ","valid_to":null,"valid_from":"2024-01-01"},{"key":"support","value":{"email":"podpora@lipovrch.example","hours":[{"to":"16:00","from":"08:00","weekdays":[1,2,3,4,5]}],"phone":"+420800999000"},"market":"CZ","valid_to":null,"valid_from":"2024-01-01"},{"key":"mail_brand","value":{"head":"#0b2545","name":"Ponente","accent":"#b3202c","address":"Sladovní 1, 549 01 Lipovrch","replyTo":"podpora@lipovrch.example"},"market":"IT","valid_to":null,"valid_from":"2024-01-01"},{"key":"added_weekdays","value":[1,2,3,4,5],"market":"SK","valid_to":null,"valid_from":"2024-01-01"},{"key":"banner_rotation","value":8,"market":"SK","valid_to":null,"valid_from":"2024-01-01"},{"key":"links","value":[{"url":"/legal/terms","name":"termsOfUseSK","type":"legal","label":{"cs":"Podmínky použití","en":"Terms of use","it":"Condizioni d’uso","sk":"Podmienky používania"},"order":1},{"url":"https://www.lipovrch-sk.example/osobne-udaje","name":"privacyPolicySK","type":"legal","label":{"cs":"Zásady ochrany osobních údajů","en":"Privacy policy","it":"Informativa sulla privacy","sk":"Zásady ochrany osobných údajov"},"order":2},{"url":"/legal/cookies","name":"cookiesSK","type":"legal","label":{"cs":"Přehled cookies","en":"Cookie list","it":"Elenco dei cookie","sk":"Prehľad cookies"},"order":3},{"url":"/demo/menu","name":"skMenuCreator","type":"menu","label":{"cs":"Tvorba nápojových lístků","en":"Menu creator","it":"Creazione menu","sk":"Tvorba nápojových lístkov"},"order":5},{"url":"/demo/academy/sk","name":"skELearning","type":"elearning","label":{"cs":"Akademie","en":"Academy","it":"Academy","sk":"Akadémia"},"order":4},{"url":"https://www.lipovrch-sk.example/","name":"brand-lipovrch-sk","type":"mobile brands sk","label":{"cs":"Lipovrch","en":"Lipovrch","sk":"Lipovrch"},"order":10}],"market":"SK","valid_to":null,"valid_from":"2024-01-01"},{"key":"mail_brand","value":{"head":"#12402f","name":"Lipovrch Slovensko","accent":"#f2ae1c","address":"Pivovarská 8, 811 05 Bratislava","replyTo":"podpora@lipovrch-sk.example"},"market":"SK","valid_to":null,"valid_from":"2024-01-01"},{"key":"maintenance","value":false,"market":"SK","valid_to":null,"valid_from":"2024-01-01"},{"key":"orderable_units","value":[{"units":["Packaging","Layers","Pallets"],"method":"selfpickup_selfpickup","customerType":"POS"},{"units":["Packaging","Layers","Pallets"],"method":"freeshipping_freeshipping","customerType":"POS"},{"units":["Packaging","Layers","Pallets"],"method":"flatrate_flatrate","customerType":"POS"},{"units":["Packaging","Layers","Pallets"],"method":"unfiltered_unfiltered","customerType":"POS"},{"units":["Packaging"],"method":"tank_tank","customerType":"POS"},{"units":["Packaging","Layers","Pallets"],"method":"selfpickup_selfpickup","customerType":"WHS"},{"units":["Packaging","Layers","Pallets"],"method":"freeshipping_freeshipping","customerType":"WHS"},{"units":["Packaging","Layers","Pallets"],"method":"flatrate_flatrate","customerType":"WHS"},{"units":["Packaging","Layers","Pallets"],"method":"unfiltered_unfiltered","customerType":"WHS"},{"units":["Packaging"],"method":"tank_tank","customerType":"WHS"}],"market":"SK","valid_to":null,"valid_from":"2024-01-01"},{"key":"sections","value":["Home Page","Catalogue","Product Recommendation","My Orders","My Profile","Contracts","Reporting","My Documents","Marketing Materials","News & Articles","Training & Learning","Support","Access Management","Pub Menu","Returnable materials"],"market":"SK","valid_to":null,"valid_from":"2024-01-01"},{"key":"support","value":{"email":"podpora@lipovrch-sk.example","hours":[{"to":"17:00","from":"08:00","weekdays":[1,2,3,4,5]}],"phone":"+421800999000"},"market":"SK","valid_to":null,"valid_from":"2024-01-01"}]');
insert into "price" ("price_list", "sku", "currency", "base_minor", "your_minor", "valid_from", "valid_to") overriding system value
select "price_list", "sku", "currency", "base_minor", "your_minor", "valid_from", "valid_to" from jsonb_populate_recordset(null::"price", '[{"sku":"100101","currency":"CZK","valid_to":"2027-01-07","base_minor":22100,"price_list":"CZ-HORECA","valid_from":"2026-01-08","your_minor":22100},{"sku":"100101","currency":"CZK","valid_to":"2028-01-07","base_minor":22763,"price_list":"CZ-HORECA","valid_from":"2027-01-08","your_minor":22763},{"sku":"100107","currency":"CZK","valid_to":"2027-01-07","base_minor":30200,"price_list":"CZ-HORECA","valid_from":"2026-01-08","your_minor":30200}]');
insert into "price_list" ("code", "market", "currency", "version") overriding system value
select "code", "market", "currency", "version" from jsonb_populate_recordset(null::"price_list", '[{"code":"CZ-HORECA","market":"CZ","version":"1672a587-a5c2-4307-b209-d96f2b58a348","currency":"CZK"},{"code":"CZ-RETAIL","market":"CZ","version":"d0089e1c-4492-4e42-842c-a78bd651fbca","currency":"CZK"},{"code":"CZ-WHS","market":"CZ","version":"e057cabc-1ce5-43b9-a2ee-605d41efd2b9","currency":"CZK"},{"code":"SK-WHS","market":"SK","version":"8cb8018f-01dc-455b-b59c-61ff24437ac2","currency":"EUR"}]');
insert into "product" ("sku", "ean", "ean_item", "brand", "sub_brand", "category_code", "package_type", "packaging_code", "item_millilitres", "items_per_box", "boxes_per_layer", "layers_per_pallet", "boxes_per_pallet", "box_millilitres", "box_gross_grams", "pallet_gross_grams", "cn_code", "plato", "abv", "origin_country", "shelf_life_days", "is_tank", "is_unfiltered", "is_bundle", "is_age_restricted", "is_truck_package_ordering", "is_new", "is_sale", "is_recommended", "is_special", "is_last", "markets", "sellable_from", "sellable_to", "names", "descriptions") overriding system value
select "sku", "ean", "ean_item", "brand", "sub_brand", "category_code", "package_type", "packaging_code", "item_millilitres", "items_per_box", "boxes_per_layer", "layers_per_pallet", "boxes_per_pallet", "box_millilitres", "box_gross_grams", "pallet_gross_grams", "cn_code", "plato", "abv", "origin_country", "shelf_life_days", "is_tank", "is_unfiltered", "is_bundle", "is_age_restricted", "is_truck_package_ordering", "is_new", "is_sale", "is_recommended", "is_special", "is_last", "markets", "sellable_from", "sellable_to", "names", "descriptions" from jsonb_populate_recordset(null::"product", '[{"abv":4.1,"ean":"2901001011010","sku":"100101","brand":"Lipovrch","names":{"cs":"Lipovrch 10 světlé výčepní, lahev 0,5 l, přepravka 20 ks","en":"Lipovrch 10 pale draught beer, bottle 0.5 l, crate of 20","sk":"Lipovrch 10 svetlé výčapné, fľaša 0,5 l, prepravka 20 ks"},"plato":10,"is_new":false,"cn_code":"2203 00 01","is_last":false,"is_sale":false,"is_tank":false,"markets":["CZ","SK"],"ean_item":"2901001010013","is_bundle":false,"sub_brand":"Lipovrch 10","is_special":false,"search_text":"100101 2901001011010 2901001010013 lipovrch lipovrch 10 lipovrch 10 svetle vycepni, lahev 0,5 l, prepravka 20 ks lipovrch 10 pale draught beer, bottle 0.5 l, crate of 20 lipovrch 10 svetle vycapne, flasa 0,5 l, prepravka 20 ks","sellable_to":null,"descriptions":{"cs":"Lehké pivo na celý večer. Voní po chlebové kůrce a lučních bylinách, hořkost je mírná a rychle mizí. Podávejte při 7 °C.","en":"A light one for the whole evening. It smells of bread crust and meadow herbs; its bitterness is mild and soon gone. Serve at 7 °C.","sk":"Ľahké pivo na celý večer. Vonia po chlebovej kôrke a lúčnych bylinách, horkosť je mierna a rýchlo mizne. Podávajte pri 7 °C."},"package_type":"bottle","category_code":"beer/draught","is_unfiltered":false,"items_per_box":20,"sellable_from":null,"is_recommended":false,"origin_country":"CZ","packaging_code":"B05C20","box_gross_grams":19600,"box_millilitres":10000,"boxes_per_layer":8,"shelf_life_days":180,"boxes_per_pallet":40,"item_millilitres":500,"is_age_restricted":true,"layers_per_pallet":5,"pallet_gross_grams":809000,"is_truck_package_ordering":true},{"abv":4.1,"ean":"2901001071014","sku":"100107","brand":"Lipovrch","names":{"cs":"Lipovrch 10 světlé výčepní, plechovka 0,5 l, tray 24 ks","en":"Lipovrch 10 pale draught beer, can 0.5 l, tray of 24","sk":"Lipovrch 10 svetlé výčapné, plechovka 0,5 l, tray 24 ks"},"plato":10,"is_new":false,"cn_code":"2203 00 09","is_last":false,"is_sale":false,"is_tank":false,"markets":["CZ","SK"],"ean_item":"2901001070017","is_bundle":false,"sub_brand":"Lipovrch 10","is_special":false,"search_text":"100107 2901001071014 2901001070017 lipovrch lipovrch 10 lipovrch 10 svetle vycepni, plechovka 0,5 l, tray 24 ks lipovrch 10 pale draught beer, can 0.5 l, tray of 24 lipovrch 10 svetle vycapne, plechovka 0,5 l, tray 24 ks","sellable_to":null,"descriptions":{"cs":"Lehké pivo na celý večer. Voní po chlebové kůrce a lučních bylinách, hořkost je mírná a rychle mizí. Podávejte při 7 °C.","en":"A light one for the whole evening. It smells of bread crust and meadow herbs; its bitterness is mild and soon gone. Serve at 7 °C.","sk":"Ľahké pivo na celý večer. Vonia po chlebovej kôrke a lúčnych bylinách, horkosť je mierna a rýchlo mizne. Podávajte pri 7 °C."},"package_type":"can","category_code":"beer/draught","is_unfiltered":false,"items_per_box":24,"sellable_from":null,"is_recommended":false,"origin_country":"CZ","packaging_code":"C05T24","box_gross_grams":12900,"box_millilitres":12000,"boxes_per_layer":9,"shelf_life_days":180,"boxes_per_pallet":72,"item_millilitres":500,"is_age_restricted":true,"layers_per_pallet":8,"pallet_gross_grams":953800,"is_truck_package_ordering":true},{"abv":4.1,"ean":"2901001081013","sku":"100108","brand":"Lipovrch","names":{"cs":"Lipovrch 10 světlé výčepní, plechovka 0,5 l, 4 × multipack 6 ks","en":"Lipovrch 10 pale draught beer, can 0.5 l, 4 × 6-pack","sk":"Lipovrch 10 svetlé výčapné, plechovka 0,5 l, 4 × multipack 6 ks"},"plato":10,"is_new":false,"cn_code":"2203 00 09","is_last":false,"is_sale":false,"is_tank":false,"markets":["CZ","SK"],"ean_item":"2901001080016","is_bundle":false,"sub_brand":"Lipovrch 10","is_special":false,"search_text":"100108 2901001081013 2901001080016 lipovrch lipovrch 10 lipovrch 10 svetle vycepni, plechovka 0,5 l, 4 * multipack 6 ks lipovrch 10 pale draught beer, can 0.5 l, 4 * 6-pack lipovrch 10 svetle vycapne, plechovka 0,5 l, 4 * multipack 6 ks","sellable_to":null,"descriptions":{"cs":"Lehké pivo na celý večer. Voní po chlebové kůrce a lučních bylinách, hořkost je mírná a rychle mizí. Podávejte při 7 °C.","en":"A light one for the whole evening. It smells of bread crust and meadow herbs; its bitterness is mild and soon gone. Serve at 7 °C.","sk":"Ľahké pivo na celý večer. Vonia po chlebovej kôrke a lúčnych bylinách, horkosť je mierna a rýchlo mizne. Podávajte pri 7 °C."},"package_type":"can","category_code":"beer/draught","is_unfiltered":false,"items_per_box":24,"sellable_from":null,"is_recommended":false,"origin_country":"CZ","packaging_code":"C05M6","box_gross_grams":13000,"box_millilitres":12000,"boxes_per_layer":9,"shelf_life_days":180,"boxes_per_pallet":72,"item_millilitres":500,"is_age_restricted":true,"layers_per_pallet":8,"pallet_gross_grams":961000,"is_truck_package_ordering":true},{"abv":0.5,"ean":"2901501131010","sku":"150113","brand":"Jasno","names":{"cs":"Jasno světlé nealkoholické, sud KEG 30 l","en":"Jasno pale non-alcoholic, keg 30 l","sk":"Jasno svetlé nealkoholické, sud KEG 30 l"},"plato":5,"is_new":false,"cn_code":"2202 91 00","is_last":false,"is_sale":false,"is_tank":false,"markets":["CZ","SK"],"ean_item":"2901501131010","is_bundle":false,"sub_brand":"Jasno světlé","is_special":false,"search_text":"150113 2901501131010 2901501131010 jasno jasno svetle jasno svetle nealkoholicke, sud keg 30 l jasno pale non-alcoholic, keg 30 l jasno svetle nealkoholicke, sud keg 30 l","sellable_to":null,"descriptions":{},"package_type":"keg","category_code":"non-alcoholic beer","is_unfiltered":false,"items_per_box":1,"sellable_from":null,"is_recommended":true,"origin_country":"CZ","packaging_code":"K30","box_gross_grams":39500,"box_millilitres":30000,"boxes_per_layer":6,"shelf_life_days":270,"boxes_per_pallet":18,"item_millilitres":30000,"is_age_restricted":false,"layers_per_pallet":3,"pallet_gross_grams":736000,"is_truck_package_ordering":true},{"abv":7,"ean":"2901305141017","sku":"130514","brand":"Sládkův archiv","names":{"cs":"Sládkův archiv Vánoční speciál 16, sud KEG 20 l slim","en":"Brewmaster''s Archive Christmas Special 16, slim keg 20 l","sk":"Sládkov archív Vianočný špeciál 16, sud KEG 20 l slim"},"plato":16,"is_new":true,"cn_code":"2203 00 10","is_last":false,"is_sale":false,"is_tank":false,"markets":["CZ","SK"],"ean_item":"2901305141017","is_bundle":false,"sub_brand":"Vánoční speciál","is_special":true,"search_text":"130514 2901305141017 2901305141017 sladkuv archiv vanocni special sladkuv archiv vanocni special 16, sud keg 20 l slim brewmaster''s archive christmas special 16, slim keg 20 l sladkov archiv vianocny special 16, sud keg 20 l slim","sellable_to":"2027-01-07","descriptions":{},"package_type":"keg","category_code":"beer/seasonal","is_unfiltered":false,"items_per_box":1,"sellable_from":"2026-11-08","is_recommended":false,"origin_country":"CZ","packaging_code":"K20","box_gross_grams":26900,"box_millilitres":20000,"boxes_per_layer":15,"shelf_life_days":180,"boxes_per_pallet":30,"item_millilitres":20000,"is_age_restricted":true,"layers_per_pallet":2,"pallet_gross_grams":832000,"is_truck_package_ordering":true},{"abv":5.2,"ean":"2901202121013","sku":"120212","brand":"Kamenář","names":{"cs":"Kamenář 12 extra hořký ležák, sud KEG 50 l","en":"Kamenář 12 extra bitter lager, keg 50 l","sk":"Kamenář 12 extra horký ležiak, sud KEG 50 l"},"plato":12,"is_new":false,"cn_code":"2203 00 10","is_last":false,"is_sale":false,"is_tank":false,"markets":["CZ","SK"],"ean_item":"2901202121013","is_bundle":false,"sub_brand":"Kamenář 12","is_special":false,"search_text":"120212 2901202121013 2901202121013 kamenar kamenar 12 kamenar 12 extra horky lezak, sud keg 50 l kamenar 12 extra bitter lager, keg 50 l kamenar 12 extra horky leziak, sud keg 50 l","sellable_to":null,"descriptions":{"cs":"Chmeleno čtyřikrát, hořkost 45 IBU, pevné tělo. Pivo, které se nebojí grilovaného masa.","en":"Hopped four times, 45 IBU, a firm body. A beer that is not afraid of grilled meat.","sk":"Chmelené štyrikrát, horkosť 45 IBU, pevné telo. Pivo, ktoré sa nebojí grilovaného mäsa."},"package_type":"keg","category_code":"beer/lager","is_unfiltered":false,"items_per_box":1,"sellable_from":null,"is_recommended":false,"origin_country":"CZ","packaging_code":"K50","box_gross_grams":62800,"box_millilitres":50000,"boxes_per_layer":6,"shelf_life_days":180,"boxes_per_pallet":12,"item_millilitres":50000,"is_age_restricted":true,"layers_per_pallet":2,"pallet_gross_grams":778600,"is_truck_package_ordering":true},{"abv":7,"ean":"2901305061018","sku":"130506","brand":"Sládkův archiv","names":{"cs":"Sládkův archiv Vánoční speciál 16, nevratná lahev 0,75 l, karton 6 ks","en":"Brewmaster''s Archive Christmas Special 16, one-way bottle 0.75 l, carton of 6","sk":"Sládkov archív Vianočný špeciál 16, nevratná fľaša 0,75 l, kartón 6 ks"},"plato":16,"is_new":true,"cn_code":"2203 00 01","is_last":false,"is_sale":false,"is_tank":false,"markets":["CZ","SK"],"ean_item":"2901305060011","is_bundle":false,"sub_brand":"Vánoční speciál","is_special":true,"search_text":"130506 2901305061018 2901305060011 sladkuv archiv vanocni special sladkuv archiv vanocni special 16, nevratna lahev 0,75 l, karton 6 ks brewmaster''s archive christmas special 16, one-way bottle 0.75 l, carton of 6 sladkov archiv vianocny special 16, nevratna flasa 0,75 l, karton 6 ks","sellable_to":"2027-01-07","descriptions":{},"package_type":"bottle","category_code":"beer/seasonal","is_unfiltered":false,"items_per_box":6,"sellable_from":"2026-11-08","is_recommended":false,"origin_country":"CZ","packaging_code":"G075K6","box_gross_grams":7900,"box_millilitres":4500,"boxes_per_layer":15,"shelf_life_days":180,"boxes_per_pallet":75,"item_millilitres":750,"is_age_restricted":true,"layers_per_pallet":5,"pallet_gross_grams":617500,"is_truck_package_ordering":true},{"abv":5.1,"ean":"2901003121014","sku":"100312","brand":"Lipovrch","names":{"cs":"Lipovrch 12 světlý ležák, sud KEG 50 l","en":"Lipovrch 12 pale lager, keg 50 l","sk":"Lipovrch 12 svetlý ležiak, sud KEG 50 l"},"plato":12,"is_new":false,"cn_code":"2203 00 10","is_last":false,"is_sale":false,"is_tank":false,"markets":["CZ","SK"],"ean_item":"2901003121014","is_bundle":false,"sub_brand":"Lipovrch 12","is_special":false,"search_text":"100312 2901003121014 2901003121014 lipovrch lipovrch 12 lipovrch 12 svetly lezak, sud keg 50 l lipovrch 12 pale lager, keg 50 l lipovrch 12 svetly leziak, sud keg 50 l","sellable_to":null,"descriptions":{"cs":"<p>Naše nejprodávanější dvanáctka: třikrát rmutovaná, ve sklepě zraje 45 dnů.</p><p>Zlatá barva, hustá pěna, <strong>výrazná hořkost</strong> a dlouhý dozvuk. Ke svíčkové, guláši i zralým sýrům.</p>","en":"<p>The twelve that sells best: mashed three times, matured in the cellar for 45 days.</p><p>Golden, with a dense head, <strong>a pronounced bitterness</strong> and a long finish. For sirloin in cream, goulash and mature cheese.</p>","sk":"<p>Naša najpredávanejšia dvanástka: trikrát rmutovaná, v pivnici zreje 45 dní.</p><p>Zlatá farba, hustá pena, <strong>výrazná horkosť</strong> a dlhý dozvuk. K sviečkovej, gulášu aj zrelým syrom.</p>"},"package_type":"keg","category_code":"beer/lager","is_unfiltered":false,"items_per_box":1,"sellable_from":null,"is_recommended":true,"origin_country":"CZ","packaging_code":"K50","box_gross_grams":62800,"box_millilitres":50000,"boxes_per_layer":6,"shelf_life_days":180,"boxes_per_pallet":12,"item_millilitres":50000,"is_age_restricted":true,"layers_per_pallet":2,"pallet_gross_grams":778600,"is_truck_package_ordering":true},{"abv":4.7,"ean":"2901002121015","sku":"100212","brand":"Lipovrch","names":{"cs":"Lipovrch 11 světlý ležák, sud KEG 50 l","en":"Lipovrch 11 pale lager, keg 50 l","sk":"Lipovrch 11 svetlý ležiak, sud KEG 50 l"},"plato":11,"is_new":false,"cn_code":"2203 00 10","is_last":false,"is_sale":false,"is_tank":false,"markets":["CZ","SK"],"ean_item":"2901002121015","is_bundle":false,"sub_brand":"Lipovrch 11","is_special":false,"search_text":"100212 2901002121015 2901002121015 lipovrch lipovrch 11 lipovrch 11 svetly lezak, sud keg 50 l lipovrch 11 pale lager, keg 50 l lipovrch 11 svetly leziak, sud keg 50 l","sellable_to":null,"descriptions":{"cs":"Plnější tělo a žatecký chmel. Sladová chuť s dotekem medu, na konci suchá. Hodí se k řízku i k pečenému kuřeti.","en":"A fuller body and hops from Žatec. It tastes of malt with a touch of honey and ends dry. Goes with schnitzel and with roast chicken.","sk":"Plnšie telo a žatecký chmeľ. Sladová chuť s dotykom medu, na konci suchá. Hodí sa k rezňu aj k pečenému kuraťu."},"package_type":"keg","category_code":"beer/lager","is_unfiltered":false,"items_per_box":1,"sellable_from":null,"is_recommended":true,"origin_country":"CZ","packaging_code":"K50","box_gross_grams":62800,"box_millilitres":50000,"boxes_per_layer":6,"shelf_life_days":180,"boxes_per_pallet":12,"item_millilitres":50000,"is_age_restricted":true,"layers_per_pallet":2,"pallet_gross_grams":778600,"is_truck_package_ordering":true},{"abv":4.1,"ean":"2901001121016","sku":"100112","brand":"Lipovrch","names":{"cs":"Lipovrch 10 světlé výčepní, sud KEG 50 l","en":"Lipovrch 10 pale draught beer, keg 50 l","sk":"Lipovrch 10 svetlé výčapné, sud KEG 50 l"},"plato":10,"is_new":false,"cn_code":"2203 00 10","is_last":false,"is_sale":false,"is_tank":false,"markets":["CZ","SK"],"ean_item":"2901001121016","is_bundle":false,"sub_brand":"Lipovrch 10","is_special":false,"search_text":"100112 2901001121016 2901001121016 lipovrch lipovrch 10 lipovrch 10 svetle vycepni, sud keg 50 l lipovrch 10 pale draught beer, keg 50 l lipovrch 10 svetle vycapne, sud keg 50 l","sellable_to":null,"descriptions":{"cs":"Lehké pivo na celý večer. Voní po chlebové kůrce a lučních bylinách, hořkost je mírná a rychle mizí. Podávejte při 7 °C.","en":"A light one for the whole evening. It smells of bread crust and meadow herbs; its bitterness is mild and soon gone. Serve at 7 °C.","sk":"Ľahké pivo na celý večer. Vonia po chlebovej kôrke a lúčnych bylinách, horkosť je mierna a rýchlo mizne. Podávajte pri 7 °C."},"package_type":"keg","category_code":"beer/draught","is_unfiltered":false,"items_per_box":1,"sellable_from":null,"is_recommended":false,"origin_country":"CZ","packaging_code":"K50","box_gross_grams":62800,"box_millilitres":50000,"boxes_per_layer":6,"shelf_life_days":180,"boxes_per_pallet":12,"item_millilitres":50000,"is_age_restricted":true,"layers_per_pallet":2,"pallet_gross_grams":778600,"is_truck_package_ordering":true},{"abv":4.7,"ean":"2901201131013","sku":"120113","brand":"Kamenář","names":{"cs":"Kamenář 11 hořká jedenáctka, sud KEG 30 l","en":"Kamenář 11 bitter lager, keg 30 l","sk":"Kamenář 11 horká jedenástka, sud KEG 30 l"},"plato":11,"is_new":false,"cn_code":"2203 00 10","is_last":false,"is_sale":false,"is_tank":false,"markets":["CZ","SK"],"ean_item":"2901201131013","is_bundle":false,"sub_brand":"Kamenář 11","is_special":false,"search_text":"120113 2901201131013 2901201131013 kamenar kamenar 11 kamenar 11 horka jedenactka, sud keg 30 l kamenar 11 bitter lager, keg 30 l kamenar 11 horka jedenastka, sud keg 30 l","sellable_to":null,"descriptions":{"cs":"Pro milovníky chmele: hořkost 38 IBU a bylinná vůně, přesto lehce pitelné.","en":"For lovers of hops: 38 IBU of bitterness and the scent of herbs, and still easy to drink.","sk":"Pre milovníkov chmeľu: horkosť 38 IBU a bylinná vôňa, a predsa ľahko piteľné."},"package_type":"keg","category_code":"beer/lager","is_unfiltered":false,"items_per_box":1,"sellable_from":null,"is_recommended":false,"origin_country":"CZ","packaging_code":"K30","box_gross_grams":39500,"box_millilitres":30000,"boxes_per_layer":6,"shelf_life_days":180,"boxes_per_pallet":18,"item_millilitres":30000,"is_age_restricted":true,"layers_per_pallet":3,"pallet_gross_grams":736000,"is_truck_package_ordering":true},{"abv":0,"ean":"2901802051017","sku":"180205","brand":"Pramínek","names":{"cs":"Pramínek Pomeranč, lahev 0,25 l, přepravka 24 ks","en":"Pramínek Orange, bottle 0.25 l, crate of 24","sk":"Pramínek Pomaranč, fľaša 0,25 l, prepravka 24 ks"},"plato":null,"is_new":false,"cn_code":"2202 10 00","is_last":false,"is_sale":false,"is_tank":false,"markets":["CZ","SK"],"ean_item":"2901802050010","is_bundle":false,"sub_brand":"Pomeranč","is_special":false,"search_text":"180205 2901802051017 2901802050010 praminek pomeranc praminek pomeranc, lahev 0,25 l, prepravka 24 ks praminek orange, bottle 0.25 l, crate of 24 praminek pomaranc, flasa 0,25 l, prepravka 24 ks","sellable_to":null,"descriptions":{},"package_type":"bottle","category_code":"soft drinks","is_unfiltered":false,"items_per_box":24,"sellable_from":null,"is_recommended":false,"origin_country":"CZ","packaging_code":"B025C24","box_gross_grams":13200,"box_millilitres":6000,"boxes_per_layer":8,"shelf_life_days":180,"boxes_per_pallet":56,"item_millilitres":250,"is_age_restricted":false,"layers_per_pallet":7,"pallet_gross_grams":764200,"is_truck_package_ordering":true},{"abv":2,"ean":"2901401011016","sku":"140101","brand":"Luční","names":{"cs":"Luční radler citron, lahev 0,5 l, přepravka 20 ks","en":"Luční Radler lemon, bottle 0.5 l, crate of 20","sk":"Luční radler citrón, fľaša 0,5 l, prepravka 20 ks"},"plato":8,"is_new":false,"cn_code":"2206 00","is_last":false,"is_sale":false,"is_tank":false,"markets":["CZ","SK"],"ean_item":"2901401010019","is_bundle":false,"sub_brand":"Luční citron","is_special":false,"search_text":"140101 2901401011016 2901401010019 lucni lucni citron lucni radler citron, lahev 0,5 l, prepravka 20 ks lucni radler lemon, bottle 0.5 l, crate of 20 lucni radler citron, flasa 0,5 l, prepravka 20 ks","sellable_to":null,"descriptions":{},"package_type":"bottle","category_code":"radler","is_unfiltered":false,"items_per_box":20,"sellable_from":null,"is_recommended":false,"origin_country":"CZ","packaging_code":"B05C20","box_gross_grams":19600,"box_millilitres":10000,"boxes_per_layer":8,"shelf_life_days":180,"boxes_per_pallet":40,"item_millilitres":500,"is_age_restricted":true,"layers_per_pallet":5,"pallet_gross_grams":809000,"is_truck_package_ordering":true},{"abv":7,"ean":"2901305011013","sku":"130501","brand":"Sládkův archiv","names":{"cs":"Sládkův archiv Vánoční speciál 16, lahev 0,5 l, přepravka 20 ks","en":"Brewmaster''s Archive Christmas Special 16, bottle 0.5 l, crate of 20","sk":"Sládkov archív Vianočný špeciál 16, fľaša 0,5 l, prepravka 20 ks"},"plato":16,"is_new":true,"cn_code":"2203 00 01","is_last":false,"is_sale":false,"is_tank":false,"markets":["CZ","SK"],"ean_item":"2901305010016","is_bundle":false,"sub_brand":"Vánoční speciál","is_special":true,"search_text":"130501 2901305011013 2901305010016 sladkuv archiv vanocni special sladkuv archiv vanocni special 16, lahev 0,5 l, prepravka 20 ks brewmaster''s archive christmas special 16, bottle 0.5 l, crate of 20 sladkov archiv vianocny special 16, flasa 0,5 l, prepravka 20 ks","sellable_to":"2027-01-07","descriptions":{},"package_type":"bottle","category_code":"beer/seasonal","is_unfiltered":false,"items_per_box":20,"sellable_from":"2026-11-08","is_recommended":false,"origin_country":"CZ","packaging_code":"B05C20","box_gross_grams":19600,"box_millilitres":10000,"boxes_per_layer":8,"shelf_life_days":180,"boxes_per_pallet":40,"item_millilitres":500,"is_age_restricted":true,"layers_per_pallet":5,"pallet_gross_grams":809000,"is_truck_package_ordering":true},{"abv":0.4,"ean":"2901502131019","sku":"150213","brand":"Jasno","names":{"cs":"Jasno pomelo a grep nealkoholické, sud KEG 30 l","en":"Jasno pomelo and grapefruit non-alcoholic, keg 30 l","sk":"Jasno pomelo a grep nealkoholické, sud KEG 30 l"},"plato":6,"is_new":false,"cn_code":"2202 91 00","is_last":false,"is_sale":false,"is_tank":false,"markets":["CZ","SK"],"ean_item":"2901502131019","is_bundle":false,"sub_brand":"Jasno pomelo","is_special":false,"search_text":"150213 2901502131019 2901502131019 jasno jasno pomelo jasno pomelo a grep nealkoholicke, sud keg 30 l jasno pomelo and grapefruit non-alcoholic, keg 30 l jasno pomelo a grep nealkoholicke, sud keg 30 l","sellable_to":null,"descriptions":{},"package_type":"keg","category_code":"non-alcoholic beer","is_unfiltered":false,"items_per_box":1,"sellable_from":null,"is_recommended":true,"origin_country":"CZ","packaging_code":"K30","box_gross_grams":39500,"box_millilitres":30000,"boxes_per_layer":6,"shelf_life_days":270,"boxes_per_pallet":18,"item_millilitres":30000,"is_age_restricted":false,"layers_per_pallet":3,"pallet_gross_grams":736000,"is_truck_package_ordering":true},{"abv":2,"ean":"2901401131011","sku":"140113","brand":"Luční","names":{"cs":"Luční radler citron, sud KEG 30 l","en":"Luční Radler lemon, keg 30 l","sk":"Luční radler citrón, sud KEG 30 l"},"plato":8,"is_new":false,"cn_code":"2206 00","is_last":false,"is_sale":false,"is_tank":false,"markets":["CZ","SK"],"ean_item":"2901401131011","is_bundle":false,"sub_brand":"Luční citron","is_special":false,"search_text":"140113 2901401131011 2901401131011 lucni lucni citron lucni radler citron, sud keg 30 l lucni radler lemon, keg 30 l lucni radler citron, sud keg 30 l","sellable_to":null,"descriptions":{},"package_type":"keg","category_code":"radler","is_unfiltered":false,"items_per_box":1,"sellable_from":null,"is_recommended":false,"origin_country":"CZ","packaging_code":"K30","box_gross_grams":39500,"box_millilitres":30000,"boxes_per_layer":6,"shelf_life_days":180,"boxes_per_pallet":18,"item_millilitres":30000,"is_age_restricted":true,"layers_per_pallet":3,"pallet_gross_grams":736000,"is_truck_package_ordering":true},{"abv":null,"ean":"2909503601012","sku":"950360","brand":"Lipovrch","names":{"cs":"Adventní balíček","en":"Advent package","sk":"Adventný balíček"},"plato":null,"is_new":false,"cn_code":"","is_last":false,"is_sale":false,"is_tank":false,"markets":["CZ","SK"],"ean_item":"2909503601012","is_bundle":true,"sub_brand":"","is_special":true,"search_text":"950360 2909503601012 2909503601012 lipovrch  adventni balicek advent package adventny balicek","sellable_to":"2026-12-30","descriptions":{},"package_type":"other","category_code":"bundles/fixed","is_unfiltered":false,"items_per_box":1,"sellable_from":"2026-11-08","is_recommended":false,"origin_country":"CZ","packaging_code":"BUNDLE","box_gross_grams":124900,"box_millilitres":88000,"boxes_per_layer":0,"shelf_life_days":null,"boxes_per_pallet":0,"item_millilitres":null,"is_age_restricted":true,"layers_per_pallet":0,"pallet_gross_grams":null,"is_truck_package_ordering":false},{"abv":null,"ean":"2909502601013","sku":"950260","brand":"Lipovrch","names":{"cs":"Balíček Fotbalový večer","en":"Football night package","sk":"Balíček Futbalový večer"},"plato":null,"is_new":false,"cn_code":"","is_last":false,"is_sale":false,"is_tank":false,"markets":["CZ","SK"],"ean_item":"2909502601013","is_bundle":true,"sub_brand":"","is_special":true,"search_text":"950260 2909502601013 2909502601013 lipovrch  balicek fotbalovy vecer football night package balicek futbalovy vecer","sellable_to":"2027-01-07","descriptions":{},"package_type":"other","category_code":"bundles/fixed","is_unfiltered":false,"items_per_box":1,"sellable_from":"2026-06-08","is_recommended":false,"origin_country":"CZ","packaging_code":"BUNDLE","box_gross_grams":219300,"box_millilitres":204000,"boxes_per_layer":0,"shelf_life_days":null,"boxes_per_pallet":0,"item_millilitres":null,"is_age_restricted":true,"layers_per_pallet":0,"pallet_gross_grams":null,"is_truck_package_ordering":false},{"abv":null,"ean":"2909501601014","sku":"950160","brand":"Lipovrch","names":{"cs":"Balíček Letní zahrádka","en":"Summer garden package","sk":"Balíček Letná záhradka"},"plato":null,"is_new":false,"cn_code":"","is_last":false,"is_sale":false,"is_tank":false,"markets":["CZ","SK"],"ean_item":"2909501601014","is_bundle":true,"sub_brand":"","is_special":true,"search_text":"950160 2909501601014 2909501601014 lipovrch  balicek letni zahradka summer garden package balicek letna zahradka","sellable_to":"2026-09-22","descriptions":{},"package_type":"other","category_code":"bundles/fixed","is_unfiltered":false,"items_per_box":1,"sellable_from":"2026-05-08","is_recommended":false,"origin_country":"CZ","packaging_code":"BUNDLE","box_gross_grams":369700,"box_millilitres":290000,"boxes_per_layer":0,"shelf_life_days":null,"boxes_per_pallet":0,"item_millilitres":null,"is_age_restricted":true,"layers_per_pallet":0,"pallet_gross_grams":null,"is_truck_package_ordering":false}]');
insert into "product_deposit" ("sku", "market", "empties_code", "units") overriding system value
select "sku", "market", "empties_code", "units" from jsonb_populate_recordset(null::"product_deposit", '[{"sku":"100101","units":20,"market":"CZ","empties_code":"BTL05"},{"sku":"100101","units":1,"market":"CZ","empties_code":"CR20"},{"sku":"100101","units":20,"market":"SK","empties_code":"BTL05"}]');
insert into "product_limit" ("ship_to_id", "company_id", "sku", "max_boxes", "valid_from", "valid_to") overriding system value
select "ship_to_id", "company_id", "sku", "max_boxes", "valid_from", "valid_to" from jsonb_populate_recordset(null::"product_limit", '[{"sku":"130506","valid_to":"2027-01-07","max_boxes":12,"company_id":"C1","ship_to_id":"500101","valid_from":"2026-11-08"},{"sku":"130506","valid_to":"2027-01-07","max_boxes":6,"company_id":"C1","ship_to_id":"500102","valid_from":"2026-11-08"},{"sku":"130506","valid_to":"2027-01-07","max_boxes":0,"company_id":"C1","ship_to_id":"500103","valid_from":"2026-11-08"}]');
insert into "product_tax" ("sku", "market", "kind", "currency", "amount_minor", "valid_from", "valid_to") overriding system value
select "sku", "market", "kind", "currency", "amount_minor", "valid_from", "valid_to" from jsonb_populate_recordset(null::"product_tax", '[{"sku":"100101","kind":"excise","market":"CZ","currency":"CZK","valid_to":null,"valid_from":"2000-01-01","amount_minor":3200},{"sku":"100101","kind":"excise","market":"SK","currency":"EUR","valid_to":null,"valid_from":"2000-01-01","amount_minor":147},{"sku":"100101","kind":"sugar","market":"SK","currency":"EUR","valid_to":null,"valid_from":"2000-01-01","amount_minor":0}]');
insert into "product_vat" ("sku", "market", "vat_class") overriding system value
select "sku", "market", "vat_class" from jsonb_populate_recordset(null::"product_vat", '[{"sku":"100101","market":"CZ","vat_class":"standard"},{"sku":"100101","market":"SK","vat_class":"standard"},{"sku":"100107","market":"CZ","vat_class":"standard"}]');
insert into "promo_leaflet" ("price_list", "sku", "name", "base_minor", "your_minor", "promo_minor", "percentage", "long_term_discount_percent", "is_inside_delivery", "valid_from", "valid_to") overriding system value
select "price_list", "sku", "name", "base_minor", "your_minor", "promo_minor", "percentage", "long_term_discount_percent", "is_inside_delivery", "valid_from", "valid_to" from jsonb_populate_recordset(null::"promo_leaflet", '[{"sku":"120212","name":"Hořké úterky","valid_to":"2027-04-07","base_minor":225000,"percentage":5,"price_list":"CZ-HORECA","valid_from":"2026-10-08","your_minor":218250,"promo_minor":207338,"is_inside_delivery":true,"long_term_discount_percent":3},{"sku":"130514","name":"Vánoční speciál na čep","valid_to":"2026-12-27","base_minor":158500,"percentage":8,"price_list":"CZ-HORECA","valid_from":"2026-11-30","your_minor":153745,"promo_minor":141445,"is_inside_delivery":true,"long_term_discount_percent":0},{"sku":"150113","name":"Suchej únor","valid_to":"2027-03-07","base_minor":136000,"percentage":15,"price_list":"CZ-HORECA","valid_from":"2027-02-08","your_minor":131920,"promo_minor":112132,"is_inside_delivery":false,"long_term_discount_percent":0}]');
insert into "range_version" ("is_only", "version") overriding system value
select "is_only", "version" from jsonb_populate_recordset(null::"range_version", '[{"is_only":true,"version":"61044e1a-dcb5-42cb-9db9-0fe2f0c69c66"}]');
insert into "role" ("id", "name") overriding system value
select "id", "name" from jsonb_populate_recordset(null::"role", '[{"id":"R01","name":"Key user"},{"id":"R02","name":"Delegated owner"},{"id":"R03","name":"Sub-account"}]');
insert into "role_permission" ("role_id", "permission", "mark") overriding system value
select "role_id", "permission", "mark" from jsonb_populate_recordset(null::"role_permission", '[{"mark":"allowed","role_id":"R01","permission":"Access Management"},{"mark":"allowed","role_id":"R01","permission":"Catalogue"},{"mark":"allowed","role_id":"R01","permission":"Contracts"}]');
insert into "rules_version" ("is_only", "version") overriding system value
select "is_only", "version" from jsonb_populate_recordset(null::"rules_version", '[{"is_only":true,"version":"a437cc9d-817a-4bdf-8239-9cff895b9dab"}]');
insert into "sales_order" ("order_number", "cart_id", "company_id", "ship_to_id", "created_by", "created_at", "delivery_date", "delivery_method", "document_code", "customer_order_number", "note_for_driver", "payment_method", "sap_id", "state", "processing_status", "delivery_status", "currency", "net_minor", "vat_minor", "gross_minor", "deposit_minor", "total_minor", "grams", "pallet_thousandths", "millilitres", "line_count", "payer", "empties_of", "is_provisional", "provisional_total_minor", "prices_settled_at", "price_limit_minor", "price_kept_at", "price_kept_by", "source") overriding system value
select "order_number", "cart_id", "company_id", "ship_to_id", "created_by", "created_at", "delivery_date", "delivery_method", "document_code", "customer_order_number", "note_for_driver", "payment_method", "sap_id", "state", "processing_status", "delivery_status", "currency", "net_minor", "vat_minor", "gross_minor", "deposit_minor", "total_minor", "grams", "pallet_thousandths", "millilitres", "line_count", "payer", "empties_of", "is_provisional", "provisional_total_minor", "prices_settled_at", "price_limit_minor", "price_kept_at", "price_kept_by", "source" from jsonb_populate_recordset(null::"sales_order", '[{"grams":2077100,"payer":{"dic":"CZ80000011","ico":"80000011","zip":"549 01","city":"Lipovrch","name":"Hostince Modrá hvězda s.r.o.","icDph":"","street":"Sladovnická 12","country":"CZE","companyId":"C1"},"state":"delivered","sap_id":"4700100001","source":"portal","cart_id":null,"currency":"CZK","net_minor":5830520,"vat_minor":1224409,"company_id":"C1","created_at":"2024-12-11T06:01:00+00:00","created_by":"U001","empties_of":null,"line_count":10,"ship_to_id":"500101","gross_minor":7054929,"millilitres":1588000,"total_minor":12318529,"order_number":"4700100001","delivery_date":"2024-12-12","deposit_minor":5263600,"document_code":"YDOR","price_kept_at":null,"price_kept_by":null,"is_provisional":false,"payment_method":"transfer","delivery_method":"selfpickup_selfpickup","delivery_status":"DELIVERED","note_for_driver":"","price_limit_minor":null,"prices_settled_at":null,"processing_status":"Completely Processed","pallet_thousandths":2770,"customer_order_number":"PO-101-00001","provisional_total_minor":null},{"grams":2020000,"payer":{"dic":"CZ80000011","ico":"80000011","zip":"549 01","city":"Lipovrch","name":"Hostince Modrá hvězda s.r.o.","icDph":"","street":"Sladovnická 12","country":"CZE","companyId":"C1"},"state":"delivered","sap_id":"4700100002","source":"portal","cart_id":null,"currency":"CZK","net_minor":7888320,"vat_minor":1656547,"company_id":"C1","created_at":"2024-12-16T06:02:00+00:00","created_by":"U001","empties_of":null,"line_count":2,"ship_to_id":"500101","gross_minor":9544867,"millilitres":2000000,"total_minor":9544867,"order_number":"4700100002","delivery_date":"2024-12-18","deposit_minor":0,"document_code":"YDOR","price_kept_at":null,"price_kept_by":null,"is_provisional":false,"payment_method":"transfer","delivery_method":"tank_tank","delivery_status":"DELIVERED","note_for_driver":"","price_limit_minor":null,"prices_settled_at":null,"processing_status":"Completely Processed","pallet_thousandths":0,"customer_order_number":"PO-101-00002","provisional_total_minor":null},{"grams":172300,"payer":{"dic":"CZ80000011","ico":"80000011","zip":"549 01","city":"Lipovrch","name":"Hostince Modrá hvězda s.r.o.","icDph":"","street":"Sladovnická 12","country":"CZE","companyId":"C1"},"state":"delivered","sap_id":"4700100003","source":"portal","cart_id":null,"currency":"CZK","net_minor":645535,"vat_minor":135562,"company_id":"C1","created_at":"2024-12-11T06:03:00+00:00","created_by":"U001","empties_of":null,"line_count":2,"ship_to_id":"500101","gross_minor":781097,"millilitres":130000,"total_minor":1531097,"order_number":"4700100003","delivery_date":"2024-12-13","deposit_minor":750000,"document_code":"YDOR","price_kept_at":null,"price_kept_by":null,"is_provisional":false,"payment_method":"transfer","delivery_method":"unfiltered_unfiltered","delivery_status":"DELIVERED","note_for_driver":"","price_limit_minor":null,"prices_settled_at":null,"processing_status":"Completely Processed","pallet_thousandths":230,"customer_order_number":"PO-101-00003","provisional_total_minor":null},{"grams":10930400,"payer":{"dic":"CZ80000126","ico":"80000126","zip":"686 02","city":"Dolní Brázda","name":"Nápoje Brázda, a.s.","icDph":"","street":"Skladová 4","country":"CZE","companyId":"C2"},"state":"delivered","sap_id":"4700100654","source":"portal","cart_id":null,"currency":"CZK","net_minor":0,"vat_minor":0,"company_id":"C2","created_at":"2024-12-05T08:54:00+00:00","created_by":"U012","empties_of":null,"line_count":3,"ship_to_id":"500201","gross_minor":0,"millilitres":0,"total_minor":-30886000,"order_number":"4700100654","delivery_date":"2024-12-09","deposit_minor":-30886000,"document_code":"YSER","price_kept_at":null,"price_kept_by":null,"is_provisional":false,"payment_method":"transfer","delivery_method":"emptiesfulltruck_emptiesfulltruck","delivery_status":"DELIVERED","note_for_driver":"","price_limit_minor":null,"prices_settled_at":null,"processing_status":"Completely Processed","pallet_thousandths":34240,"customer_order_number":"","provisional_total_minor":null},{"grams":20483200,"payer":{"dic":"CZ80000126","ico":"80000126","zip":"686 02","city":"Dolní Brázda","name":"Nápoje Brázda, a.s.","icDph":"","street":"Skladová 4","country":"CZE","companyId":"C2"},"state":"delivered","sap_id":"4700100653","source":"portal","cart_id":null,"currency":"CZK","net_minor":38866240,"vat_minor":8161910,"company_id":"C2","created_at":"2024-12-05T08:53:00+00:00","created_by":"U012","empties_of":null,"line_count":9,"ship_to_id":"500201","gross_minor":47028150,"millilitres":13780000,"total_minor":76564150,"order_number":"4700100653","delivery_date":"2024-12-09","deposit_minor":29536000,"document_code":"YSOR","price_kept_at":null,"price_kept_by":null,"is_provisional":false,"payment_method":"transfer","delivery_method":"flatrate_flatrate","delivery_status":"DELIVERED","note_for_driver":"","price_limit_minor":null,"prices_settled_at":null,"processing_status":"Completely Processed","pallet_thousandths":26400,"customer_order_number":"PO-201-00653","provisional_total_minor":null},{"grams":220800,"payer":{"dic":"CZ80000011","ico":"80000011","zip":"549 01","city":"Lipovrch","name":"Hostince Modrá hvězda s.r.o.","icDph":"","street":"Sladovnická 12","country":"CZE","companyId":"C1"},"state":"delivered","sap_id":"4700100004","source":"portal","cart_id":null,"currency":"CZK","net_minor":0,"vat_minor":0,"company_id":"C1","created_at":"2024-12-11T06:04:00+00:00","created_by":"U001","empties_of":null,"line_count":3,"ship_to_id":"500101","gross_minor":0,"millilitres":0,"total_minor":-2464000,"order_number":"4700100004","delivery_date":"2024-12-12","deposit_minor":-2464000,"document_code":"YDER","price_kept_at":null,"price_kept_by":null,"is_provisional":false,"payment_method":"transfer","delivery_method":"emptiespickup_emptiespickup","delivery_status":"DELIVERED","note_for_driver":"","price_limit_minor":null,"prices_settled_at":null,"processing_status":"Completely Processed","pallet_thousandths":1320,"customer_order_number":"","provisional_total_minor":null},{"grams":798900,"payer":{"dic":"CZ80000011","ico":"80000011","zip":"549 01","city":"Lipovrch","name":"Hostince Modrá hvězda s.r.o.","icDph":"","street":"Sladovnická 12","country":"CZE","companyId":"C1"},"state":"delivered","sap_id":"4700100572","source":"portal","cart_id":null,"currency":"CZK","net_minor":2244600,"vat_minor":471366,"company_id":"C1","created_at":"2024-12-24T07:32:00+00:00","created_by":"U001","empties_of":null,"line_count":9,"ship_to_id":"500104","gross_minor":2715966,"millilitres":616000,"total_minor":4715166,"order_number":"4700100572","delivery_date":"2024-12-25","deposit_minor":1999200,"document_code":"YDOR","price_kept_at":null,"price_kept_by":null,"is_provisional":false,"payment_method":"transfer","delivery_method":"selfpickup_selfpickup","delivery_status":"DELIVERED","note_for_driver":"","price_limit_minor":null,"prices_settled_at":null,"processing_status":"Completely Processed","pallet_thousandths":1070,"customer_order_number":"PO-104-00572","provisional_total_minor":null},{"grams":763000,"payer":{"dic":"CZ80000011","ico":"80000011","zip":"549 01","city":"Lipovrch","name":"Hostince Modrá hvězda s.r.o.","icDph":"","street":"Sladovnická 12","country":"CZE","companyId":"C1"},"state":"delivered","sap_id":"4700100571","source":"portal","cart_id":null,"currency":"CZK","net_minor":2173790,"vat_minor":456496,"company_id":"C1","created_at":"2024-12-17T07:31:00+00:00","created_by":"U001","empties_of":null,"line_count":10,"ship_to_id":"500104","gross_minor":2630286,"millilitres":586000,"total_minor":4629486,"order_number":"4700100571","delivery_date":"2024-12-18","deposit_minor":1999200,"document_code":"YDOR","price_kept_at":null,"price_kept_by":null,"is_provisional":false,"payment_method":"transfer","delivery_method":"selfpickup_selfpickup","delivery_status":"DELIVERED","note_for_driver":"","price_limit_minor":null,"prices_settled_at":null,"processing_status":"Completely Processed","pallet_thousandths":1020,"customer_order_number":"PO-104-00571","provisional_total_minor":null},{"grams":343100,"payer":{"dic":"CZ80000011","ico":"80000011","zip":"549 01","city":"Lipovrch","name":"Hostince Modrá hvězda s.r.o.","icDph":"","street":"Sladovnická 12","country":"CZE","companyId":"C1"},"state":"delivered","sap_id":"4700100570","source":"portal","cart_id":null,"currency":"CZK","net_minor":907940,"vat_minor":190667,"company_id":"C1","created_at":"2024-12-10T07:30:00+00:00","created_by":"U001","empties_of":null,"line_count":5,"ship_to_id":"500104","gross_minor":1098607,"millilitres":256000,"total_minor":1897807,"order_number":"4700100570","delivery_date":"2024-12-11","deposit_minor":799200,"document_code":"YDOR","price_kept_at":null,"price_kept_by":null,"is_provisional":false,"payment_method":"transfer","delivery_method":"selfpickup_selfpickup","delivery_status":"DELIVERED","note_for_driver":"","price_limit_minor":null,"prices_settled_at":null,"processing_status":"Completely Processed","pallet_thousandths":460,"customer_order_number":"PO-104-00570","provisional_total_minor":null}]');
insert into "search_synonym" ("term", "language", "word") overriding system value
select "term", "language", "word" from jsonb_populate_recordset(null::"search_synonym", '[{"term":"PET bottle","word":"pet","language":"cs"},{"term":"PET bottle","word":"petka","language":"cs"},{"term":"PET bottle","word":"petky","language":"cs"}]');
insert into "seller" ("market", "name", "street", "city", "zip", "country", "ico", "dic", "ic_dph", "register", "iban", "email", "phone", "valid_from", "valid_to") overriding system value
select "market", "name", "street", "city", "zip", "country", "ico", "dic", "ic_dph", "register", "iban", "email", "phone", "valid_from", "valid_to" from jsonb_populate_recordset(null::"seller", '[{"dic":"CZ80000568","ico":"80000568","zip":"549 01","city":"Lipovrch","iban":"CZ6400000000002000000202","name":"Pivovar Lipovrch, a.s.","email":"fakturace@lipovrch.example","phone":"+420 799 999 001","ic_dph":"","market":"CZ","street":"Sladovnická 1","country":"CZ","register":"zapsaná v obchodním rejstříku vedeném Krajským soudem v Hradci Králové, oddíl B, vložka 0000","valid_to":null,"valid_from":"2020-01-01"},{"dic":"9922055561","ico":"80000673","zip":"919 04","city":"Podhradie nad Lužou","iban":"SK4000000000002000000210","name":"Pivovar Lipovrch Slovensko, s.r.o.","email":"fakturacia@lipovrch.example","phone":"+421 959 999 001","ic_dph":"SK9922055561","market":"SK","street":"Pivovarská 2","country":"SK","register":"zapísaná v Obchodnom registri Mestského súdu Bratislava III, oddiel Sro, vložka č. 00000/B","valid_to":null,"valid_from":"2020-01-01"}]');
insert into "ship_to" ("id", "company_id", "name", "street", "city", "zip", "country", "market", "types", "status", "is_unfiltered_enabled", "is_tank_enabled", "is_small_truck_allowed", "weekdays_type1", "weekdays_pd", "weekdays_tank", "weekdays_unfiltered", "delivery_window", "kind", "customer_type", "gln", "tank_litres_installed") overriding system value
select "id", "company_id", "name", "street", "city", "zip", "country", "market", "types", "status", "is_unfiltered_enabled", "is_tank_enabled", "is_small_truck_allowed", "weekdays_type1", "weekdays_pd", "weekdays_tank", "weekdays_unfiltered", "delivery_window", "kind", "customer_type", "gln", "tank_litres_installed" from jsonb_populate_recordset(null::"ship_to", '[{"id":"500101","gln":"2909805001015","zip":"549 01","city":"Lipovrch","kind":"pub","name":"Restaurace U Modré hvězdy","types":["1","PD"],"market":"CZ","status":"APPROVED","street":"Sladovnická 12","country":"CZE","company_id":"C1","weekdays_pd":[2],"customer_type":"POS","weekdays_tank":[3],"weekdays_type1":[1,4],"delivery_window":"7:00-11:00","is_tank_enabled":true,"weekdays_unfiltered":[2,5],"is_unfiltered_enabled":true,"tank_litres_installed":2000,"is_small_truck_allowed":true},{"id":"500102","gln":"2909805001022","zip":"549 01","city":"Lipovrch","kind":"pub","name":"Výčep Na Růžku","types":["1"],"market":"CZ","status":"APPROVED","street":"Kovářská 3","country":"CZE","company_id":"C1","weekdays_pd":[],"customer_type":"POS","weekdays_tank":[],"weekdays_type1":[1,4],"delivery_window":"7:00-11:00","is_tank_enabled":false,"weekdays_unfiltered":[2,5],"is_unfiltered_enabled":true,"tank_litres_installed":0,"is_small_truck_allowed":true},{"id":"500103","gln":"2909805001039","zip":"549 12","city":"Horní Sovín","kind":"garden","name":"Zahrádka Pod Lipami","types":["1"],"market":"CZ","status":"APPROVED","street":"U Řeky 44","country":"CZE","company_id":"C1","weekdays_pd":[],"customer_type":"POS","weekdays_tank":[],"weekdays_type1":[2,5],"delivery_window":"7:00-11:00","is_tank_enabled":false,"weekdays_unfiltered":[],"is_unfiltered_enabled":false,"tank_litres_installed":0,"is_small_truck_allowed":false},{"id":"500201","gln":"2909805002012","zip":"686 02","city":"Dolní Brázda","kind":"wholesale","name":"Sklad Dolní Brázda","types":["PD"],"market":"CZ","status":"APPROVED","street":"Skladová 4","country":"CZE","company_id":"C2","weekdays_pd":[1,2,3,4,5],"customer_type":"WHS","weekdays_tank":[],"weekdays_type1":[],"delivery_window":"6:00-14:00","is_tank_enabled":false,"weekdays_unfiltered":[],"is_unfiltered_enabled":false,"tank_litres_installed":0,"is_small_truck_allowed":false},{"id":"500104","gln":"2909805001046","zip":"517 03","city":"Stará Pila","kind":"pub","name":"Nádražní hospoda Stará Pila","types":["1"],"market":"CZ","status":"SUSPENDED","street":"Nádražní 7","country":"CZE","company_id":"C1","weekdays_pd":[],"customer_type":"POS","weekdays_tank":[],"weekdays_type1":[3],"delivery_window":"7:00-11:00","is_tank_enabled":false,"weekdays_unfiltered":[],"is_unfiltered_enabled":false,"tank_litres_installed":0,"is_small_truck_allowed":false}]');
insert into "ship_to_role" ("uid", "ship_to_id", "company_id", "role_id", "role_name", "permissions", "customer_type") overriding system value
select "uid", "ship_to_id", "company_id", "role_id", "role_name", "permissions", "customer_type" from jsonb_populate_recordset(null::"ship_to_role", '[{"uid":"U001","role_id":"R01","role_name":"Key user","company_id":"C1","ship_to_id":"500101","permissions":"Home Page, Catalogue, Product Recommendation, My Orders, My Profile, Contracts, Reporting, My Documents, Marketing Materials, News & Articles, Training & Learning, Support, Access Management, Pub Menu, Returnable materials","customer_type":"POS"},{"uid":"U001","role_id":"R01","role_name":"Key user","company_id":"C1","ship_to_id":"500102","permissions":"Home Page, Catalogue, Product Recommendation, My Orders, My Profile, Contracts, Reporting, My Documents, Marketing Materials, News & Articles, Training & Learning, Support, Access Management, Pub Menu, Returnable materials","customer_type":"POS"},{"uid":"U001","role_id":"R01","role_name":"Key user","company_id":"C1","ship_to_id":"500103","permissions":"Home Page, Catalogue, Product Recommendation, My Orders, My Profile, Contracts, Reporting, My Documents, Marketing Materials, News & Articles, Training & Learning, Support, Access Management, Pub Menu, Returnable materials","customer_type":"POS"}]');
insert into "ticket" ("case_number", "company_id", "ship_to_id", "uid", "category", "subcategory", "title", "description", "status", "opened", "closed", "is_unread", "sent_at", "phone", "market", "order_number", "order_line", "invoice_number", "delivery_number", "material", "merged_into", "rating", "rating_note", "rated_by", "rated_at") overriding system value
select "case_number", "company_id", "ship_to_id", "uid", "category", "subcategory", "title", "description", "status", "opened", "closed", "is_unread", "sent_at", "phone", "market", "order_number", "order_line", "invoice_number", "delivery_number", "material", "merged_into", "rating", "rating_note", "rated_by", "rated_at" from jsonb_populate_recordset(null::"ticket", '[{"uid":"U003","phone":"","title":"Zpožděná dodávka sudů 12. 11.","closed":null,"market":"CZ","opened":"2026-11-19","rating":null,"status":"In Progress","sent_at":null,"category":"delivery","material":null,"rated_at":null,"rated_by":null,"is_unread":true,"company_id":"C1","order_line":null,"ship_to_id":"500101","case_number":"CS0010021","description":"Závoz měl přijet do 11:00, řidič dorazil ve 14:20. Prosíme o vyjádření.","merged_into":null,"rating_note":"","subcategory":"delivery-late","order_number":null,"invoice_number":null,"delivery_number":null},{"uid":"U004","phone":"","title":"Nesouhlasí počet vrácených přepravek","closed":null,"market":"CZ","opened":"2026-11-17","rating":null,"status":"Waiting for Details","sent_at":null,"category":"empties","material":null,"rated_at":null,"rated_by":null,"is_unread":true,"company_id":"C1","order_line":null,"ship_to_id":"500102","case_number":"CS0010022","description":"Vrátili jsme 18 přepravek, na dodacím listu je 16.","merged_into":null,"rating_note":"","subcategory":"empties-count","order_number":null,"invoice_number":null,"delivery_number":null},{"uid":"U013","phone":"","title":"Faktura neobsahuje akční cenu","closed":null,"market":"CZ","opened":"2026-11-12","rating":null,"status":"Researching","sent_at":null,"category":"invoice","material":null,"rated_at":null,"rated_by":null,"is_unread":false,"company_id":"C2","order_line":null,"ship_to_id":"500201","case_number":"CS0010023","description":"U položky Luční radler grep chybí akční cena 20 %.","merged_into":null,"rating_note":"","subcategory":"invoice-price","order_number":null,"invoice_number":null,"delivery_number":null}]');
insert into "ticket_category" ("id", "parent_id", "sort", "names") overriding system value
select "id", "parent_id", "sort", "names" from jsonb_populate_recordset(null::"ticket_category", '[{"id":"account","sort":8,"names":{"cs":"Změna údajů","en":"Change of details","sk":"Zmena údajov"},"parent_id":null},{"id":"account-details","sort":1,"names":{"cs":"Údaje uživatele nebo firmy","en":"Details of a user or company","sk":"Údaje používateľa alebo firmy"},"parent_id":"account"},{"id":"delivery","sort":1,"names":{"cs":"Doručení","en":"Delivery","sk":"Doručenie"},"parent_id":null}]');
insert into "ticket_comment" ("id", "case_number", "company_id", "at", "uid", "author", "is_automatic", "text", "event_id") overriding system value
select "id", "case_number", "company_id", "at", "uid", "author", "is_automatic", "text", "event_id" from jsonb_populate_recordset(null::"ticket_comment", '[{"at":"2026-11-20T07:40:00+00:00","id":1,"uid":null,"text":"Dobrý den, omlouváme se. Vůz měl poruchu u Horního Sovína, dispečer vám volal v 10:35, ale nikdo to nezvedl. Můžete potvrdit telefon, na který máme volat?","author":"Petra, zákaznický servis","event_id":"file CS0010021 2026-11-20 08:40","company_id":"C1","case_number":"CS0010021","is_automatic":false},{"at":"2026-11-20T08:15:00+00:00","id":2,"uid":"U003","text":"Volejte prosím na +420 799 999 003, to je provozní telefon.","author":null,"event_id":"file CS0010021 2026-11-20 09:15","company_id":"C1","case_number":"CS0010021","is_automatic":false},{"at":"2026-11-20T13:05:00+00:00","id":3,"uid":null,"text":"Telefon jsme změnili. Jako omluvu vám příště pošleme vůz na začátek trasy. Je to tak pro vás v pořádku?","author":"Petra, zákaznický servis","event_id":"file CS0010021 2026-11-20 14:05","company_id":"C1","case_number":"CS0010021","is_automatic":false}]');
insert into "user_password" ("uid", "changed_at", "hash", "is_current") overriding system value
select "uid", "changed_at", "hash", "is_current" from jsonb_populate_recordset(null::"user_password", '[{"uid":"U001","hash":"$argon2id$v=19$m=19456,t=2,p=1$aHVwSAsqhfFt9kqlzGOAcA$zvOGpEq8uwcS2pKy31WIN6KTplyWHrUN5yUdXmAcjt8","changed_at":"2026-11-22T23:00:00+00:00","is_current":true},{"uid":"U002","hash":"$argon2id$v=19$m=19456,t=2,p=1$1IutuobvKxZqYUNDky1ZYg$NMZOZBU3qE4GMRTiGvpVxhorWLgk0tQsGBMnehkViRE","changed_at":"2026-11-22T23:00:00+00:00","is_current":true},{"uid":"U003","hash":"$argon2id$v=19$m=19456,t=2,p=1$G3lee9iwN/0OjB0D4ZTBiQ$WPrGJpAoZ1zPEJIQjl/AtStuSfcip0PpjjtLkvs/vDQ","changed_at":"2026-11-22T23:00:00+00:00","is_current":true}]');
insert into "vat_rate" ("market", "vat_class", "percent", "valid_from", "valid_to") overriding system value
select "market", "vat_class", "percent", "valid_from", "valid_to" from jsonb_populate_recordset(null::"vat_rate", '[{"market":"CZ","percent":12,"valid_to":null,"vat_class":"reduced","valid_from":"2024-01-01"},{"market":"CZ","percent":21,"valid_to":null,"vat_class":"standard","valid_from":"2013-01-01"},{"market":"SK","percent":19,"valid_to":null,"vat_class":"reduced","valid_from":"2025-01-01"}]');
insert into "wishlist" ("id", "uid", "company_id", "created_at") overriding system value
select "id", "uid", "company_id", "created_at" from jsonb_populate_recordset(null::"wishlist", '[{"id":1,"uid":"U001","company_id":"C1","created_at":"2026-02-10T12:00:00+00:00"},{"id":2,"uid":"U003","company_id":"C1","created_at":"2026-02-10T12:00:00+00:00"},{"id":3,"uid":"U004","company_id":"C1","created_at":"2026-02-10T12:00:00+00:00"}]');
insert into "wishlist_item" ("id", "wishlist_id", "company_id", "sku", "name", "added_at") overriding system value
select "id", "wishlist_id", "company_id", "sku", "name", "added_at" from jsonb_populate_recordset(null::"wishlist_item", '[{"id":1,"sku":"100112","name":"Lipovrch 10 světlé výčepní, sud KEG 50 l","added_at":"2026-02-10T12:00:00+00:00","company_id":"C1","wishlist_id":1},{"id":2,"sku":"100212","name":"Lipovrch 11 světlý ležák, sud KEG 50 l","added_at":"2026-02-10T12:00:00+00:00","company_id":"C1","wishlist_id":1},{"id":3,"sku":"100101","name":"Lipovrch 10 světlé výčepní, lahev 0,5 l, přepravka 20 ks","added_at":"2026-03-19T12:00:00+00:00","company_id":"C1","wishlist_id":1}]');
select setval('document_id_seq', 4618);
select setval('notice_id_seq', 160);
select setval('order_event_id_seq', 4198);
select setval('ticket_comment_id_seq', 8);
select setval('wishlist_id_seq', 5);
select setval('wishlist_item_id_seq', 22);
