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
  -- Where it lies in the warehouse, A-12; null where it has no place of its own (DORD-07).
  warehouse_place text check (char_length(warehouse_place) between 1 and 20),
  constraint product_pallet check (boxes_per_pallet = boxes_per_layer * layers_per_pallet)
);

create index product_search on product using gin (search_text gin_trgm_ops);
create index product_ean_item on product (ean_item);
create index product_packaging on product (packaging_code, sku);
create index product_is_bundle on product (sku) where is_bundle;
create index product_category on product (category_code);
create index product_brand on product (brand, sub_brand);
-- The default order of the list is the language's alphabet: `../src/languages.ts` makes an index for each language.

create table product_vat (
  sku text not null references product on delete cascade,
  market text not null check (market ~ '^[A-Z]{2}$') references market,
  vat_class text not null,
  primary key (sku, market)
);

-- Excise and sugar tax inside the list price of a box; shown on the product's page only.
create table product_tax (
  sku text not null references product on delete cascade,
  market text not null check (market ~ '^[A-Z]{2}$') references market,
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
  market text not null check (market ~ '^[A-Z]{2}$') references market,
  currency text not null check (currency ~ '^[A-Z]{3}$') references currency,
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
  market text not null check (market ~ '^[A-Z]{2}$') references market,
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

-- What staff write of a package deal before customers see it (DGOOD-03, DPRICE-03).
create table bundle_draft (
  bundle_sku text primary key references product on delete cascade,
  -- The whole deal as it shall be, by the names of the contract.
  offer jsonb not null check (jsonb_typeof(offer) = 'object'),
  -- The deal that it changes, as it was seen; null where there is none yet.
  changes_version integer,
  is_waiting boolean not null,
  authors text[] not null check (cardinality(authors) > 0),
  written_at timestamptz not null
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
