-- What every noun stands on: folding for search, alphabets for sorting.

create extension if not exists unaccent;
create extension if not exists pg_trgm;
create extension if not exists btree_gist;

-- Alphabets: Czech puts ch after h, Slovak knows ä and ô; "Ležák 2" stands before "Ležák 10".
create collation cs_alphabet (provider = icu, locale = 'cs-u-kn-true');
create collation sk_alphabet (provider = icu, locale = 'sk-u-kn-true');
create collation en_alphabet (provider = icu, locale = 'en-u-kn-true');

-- Folds a text for search: no diacritics, lower case. Fold both sides: the column and the question.
-- Declared immutable (unaccent is only stable because its dictionary could be edited), so that it can be indexed.
create function fold_text(value text) returns text
  language sql immutable strict parallel safe
  return lower(public.unaccent('public.unaccent'::regdictionary, value) collate "und-x-icu");

-- What the law or a market may change: rows with validity, never constants (D07, D08).

create table holiday (
  country text not null check (country ~ '^[A-Z]{2}$'),
  day date not null,
  name text not null,
  name_en text not null,
  type text not null,
  -- Working days, delivery days and open shops are three separate facts (D07).
  day_off boolean not null,
  shops text not null,
  primary key (country, day)
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

-- Keys: maintenance, banner_rotation, sections, orderable_units, added_weekdays, support, links.
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
  name_cs text collate cs_alphabet not null,
  name_sk text collate sk_alphabet not null,
  name_en text collate en_alphabet not null
);

-- The base unit is the box: crate, tray, carton, keg, or 500 l of tank beer (D09).
create table product (
  sku text primary key check (sku ~ '^[0-9A-Za-z-]{1,32}$'),
  ean text not null unique check (ean ~ '^[0-9]{13}$'),
  ean_item text not null check (ean_item ~ '^[0-9]{13}$'),
  name_cs text collate cs_alphabet not null check (name_cs <> ''),
  name_sk text collate sk_alphabet not null check (name_sk <> ''),
  name_en text collate en_alphabet not null check (name_en <> ''),
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
  search_text text not null generated always as (fold_text(
    sku || ' ' || ean || ' ' || ean_item || ' ' || brand || ' ' || sub_brand || ' ' ||
    (name_cs collate "C") || ' ' || (name_sk collate "C") || ' ' || (name_en collate "C"))) stored,
  constraint product_pallet check (boxes_per_pallet = boxes_per_layer * layers_per_pallet)
);

create index product_search on product using gin (search_text gin_trgm_ops);
create index product_ean_item on product (ean_item);
create index product_category on product (category_code);
-- The default order of the list is the language's alphabet; the sku makes it total.
create index product_name_cs on product (name_cs, sku);
create index product_name_sk on product (name_sk, sku);
create index product_name_en on product (name_en, sku);

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
  name_cs text collate cs_alphabet not null,
  name_sk text collate sk_alphabet not null,
  name_en text collate en_alphabet not null,
  empty_grams integer not null check (empty_grams >= 0),
  units_per_pallet integer not null check (units_per_pallet >= 0),
  taken_back_by text not null,
  -- False for what a national scheme takes back: never in the brewery's empties balance.
  is_in_balance boolean not null
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

create table bundle (
  sku text primary key references product on delete cascade,
  rule text not null check (rule in ('fixed', 'flex', 'deal')),
  discount_percent numeric(5, 2) not null check (discount_percent between 0 and 100),
  max_packages integer not null check (max_packages > 0),
  valid_from date not null,
  valid_to date check (valid_to >= valid_from)
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

-- Prices are net, per box, without deposit, in minor units of the list's currency (D08).

create table price_list (
  code text primary key,
  market text not null check (market ~ '^[A-Z]{2}$'),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
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
  constraint price_no_overlap exclude using gist (
    price_list with =, sku with =, daterange(valid_from, valid_to, '[]') with &&)
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
    price_list with =, sku with =, daterange(valid_from, valid_to, '[]') with &&)
);

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
  language text not null check (language in ('cs', 'sk', 'en', 'de', 'it')),
  status text not null check (
    status in ('Active', 'Invited', 'Inactive', 'Deactivated', 'Suspended', 'Exited', 'Move Out')),
  is_first_login boolean not null,
  show_tutorial integer check (show_tutorial >= 0),
  is_validated boolean not null,
  is_key_account boolean not null,
  default_ship_to_id text references ship_to,
  terms_agreed boolean not null,
  created_at timestamptz not null
);

create unique index app_user_email on app_user (lower(email));
create index app_user_company on app_user (company_id, uid);

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
  used_at timestamptz
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

-- The OpenID provider's store.
create table oidc_payload (
  kind text not null,
  id text not null,
  payload jsonb not null,
  grant_id text,
  user_code text,
  uid text,
  expires_at timestamptz,
  consumed_at timestamptz,
  primary key (kind, id)
);

create index oidc_payload_grant on oidc_payload (grant_id);
create index oidc_payload_user_code on oidc_payload (user_code);
create index oidc_payload_uid on oidc_payload (kind, uid);
create index oidc_payload_expiry on oidc_payload (expires_at);

create table signing_key (
  kid text primary key,
  jwk jsonb not null,
  created_at timestamptz not null,
  retired_at timestamptz
);

create table revoked_token (
  jti text primary key,
  expires_at timestamptz not null
);

create index revoked_token_expiry on revoked_token (expires_at);

-- Tokens that were issued to the user before this moment are refused.
create table session_end (
  uid text primary key references app_user on delete cascade,
  ended_at timestamptz not null
);

-- Counted for the lock-out; the subject is a hash of an address or of an e-mail.
create table sign_in_attempt (
  id bigint generated always as identity primary key,
  subject text not null,
  attempted_at timestamptz not null,
  succeeded boolean not null
);

create index sign_in_attempt_subject on sign_in_attempt (subject, attempted_at);

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
  order_by_time text check (order_by_time ~ '^[0-2][0-9]:[0-5][0-9]$'),
  primary key (ship_to_id, kind, original_date),
  foreign key (ship_to_id, company_id) references ship_to (id, company_id),
  -- A moved delivery has all of a new date; a cancelled one has nothing of it.
  constraint delivery_exception_complete check (num_nonnulls(scheduled_date, scheduled_hours, order_by_date, order_by_time) =
    case type_of_change when 'moved' then 4 else 0 end)
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
  foreign key (ship_to_id, company_id) references ship_to (id, company_id)
);

create unique index cart_one_active on cart (uid) where is_active;
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
  unique (cart_id, sku),
  constraint cart_line_not_empty check (packages::bigint + layers + pallets > 0)
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
  foreign key (ship_to_id, company_id) references ship_to (id, company_id),
  constraint sales_order_gross check (gross_minor = net_minor + vat_minor),
  constraint sales_order_total check (total_minor = gross_minor + deposit_minor)
);

create index sales_order_company on sales_order (company_id, created_at desc, order_number desc);
create index sales_order_ship_to on sales_order (ship_to_id, created_at desc, order_number desc);
create index sales_order_creator on sales_order (created_by, created_at desc, order_number desc);
-- What the ERP may still move along: a handful beside a history that only grows.
create index sales_order_underway on sales_order (delivery_date, order_number)
  where state in ('received', 'confirmed', 'loaded', 'on-the-way');

create table order_line (
  order_number text not null references sales_order on delete cascade,
  line_no integer not null check (line_no > 0),
  company_id text not null,
  sku text not null references product,
  name_cs text not null,
  name_sk text not null,
  name_en text not null,
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
  primary key (order_number, line_no),
  constraint order_line_net check (net_minor = unit_price_minor * boxes_ordered),
  constraint order_line_deposit check (deposit_minor = unit_deposit_minor * boxes_ordered)
);

create index order_line_sku on order_line (company_id, sku);

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
  units integer not null check (units > 0),
  unit_deposit_minor bigint not null check (unit_deposit_minor >= 0),
  deposit_minor bigint not null,
  primary key (order_number, line_no),
  constraint order_empties_line_deposit check (deposit_minor = unit_deposit_minor * units)
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
  unique (topic, order_number)
);

create index outbox_waiting on outbox (next_attempt_at, id) where delivered_at is null;

-- The answer that a repeated call gets again. A row without an answer is a call that is still running.
create table idempotency (
  uid text not null references app_user on delete cascade,
  key text not null check (length(key) between 1 and 255),
  operation text not null,
  body_hash text not null,
  answer jsonb,
  created_at timestamptz not null,
  primary key (uid, key)
);

create index idempotency_age on idempotency (created_at);

-- What the brewery tells its customers: help, pages, articles, questions, knowledge, materials.

create table content (
  kind text not null check (kind in ('help', 'page', 'article', 'faq', 'kb', 'material')),
  key text not null,
  sort integer not null,
  markets text[] not null check (cardinality(markets) > 0),
  is_new_capability boolean not null,
  title_cs text collate cs_alphabet not null,
  title_sk text collate sk_alphabet not null,
  title_en text collate en_alphabet not null,
  body_cs text not null,
  body_sk text not null,
  body_en text not null,
  primary key (kind, key)
);

-- Invoices and credit notes as the ERP issued them.

create table invoice (
  number text primary key,
  type text not null check (type in ('Invoice', 'Credit note')),
  company_id text not null,
  ship_to_id text not null,
  issued date not null,
  tax_point date not null,
  due date not null check (due >= issued),
  variable_symbol text not null check (variable_symbol ~ '^[0-9]{1,10}$'),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  net_minor bigint not null,
  vat_percent numeric(5, 2) not null check (vat_percent between 0 and 100),
  vat_minor bigint not null,
  deposits_out_minor bigint not null check (deposits_out_minor >= 0),
  deposits_back_minor bigint not null check (deposits_back_minor <= 0),
  total_minor bigint not null,
  status text not null check (status in ('open', 'paid', 'overdue', 'settled')),
  order_count integer not null check (order_count >= 0),
  file text not null,
  foreign key (ship_to_id, company_id) references ship_to (id, company_id),
  constraint invoice_total check (
    total_minor = net_minor + vat_minor + deposits_out_minor + deposits_back_minor)
);

create index invoice_company on invoice (company_id, issued desc, number desc);
create index invoice_ship_to on invoice (ship_to_id, issued desc);

-- Contracts of a company with the brewery.

create table contract (
  number text primary key,
  company_id text not null references company,
  name_cs text collate cs_alphabet not null,
  name_sk text collate sk_alphabet not null,
  name_en text collate en_alphabet not null,
  type text not null check (type in ('supply', 'equipment', 'distribution', 'bonus', 'marketing', 'empties')),
  valid_from date not null,
  valid_to date check (valid_to >= valid_from),
  summary text not null,
  volume_hl integer not null check (volume_hl >= 0)
);

create index contract_company on contract (company_id, valid_from desc);

-- Tickets: what customers asked and how far it is.

create table ticket (
  case_number text primary key,
  company_id text not null,
  ship_to_id text not null,
  uid text not null references app_user,
  category text not null,
  subcategory text not null,
  title text not null check (length(title) between 1 and 40),
  description text not null,
  status text not null check (status in (
    'New', 'In Progress', 'Waiting for Details', 'Researching', 'Information Provided', 'On Hold',
    'Problem Solved', 'Cancelled', 'Merged')),
  opened date not null,
  closed date check (closed >= opened),
  is_unread boolean not null,
  foreign key (ship_to_id, company_id) references ship_to (id, company_id)
);

create index ticket_company on ticket (company_id, opened desc);

-- A user's favourite products. What vanished from the range stays, so an item keeps its name (D13).

create table wishlist (
  id bigint generated always as identity primary key,
  uid text not null unique references app_user on delete cascade,
  company_id text,
  created_at timestamptz not null
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

