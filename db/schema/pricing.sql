-- Prices are net, per box, without deposit, in minor units of the list's currency (D08).

create table price_list (
  code text primary key,
  market text not null check (market ~ '^[A-Z]{2}$') references market,
  currency text not null check (currency ~ '^[A-Z]{3}$') references currency,
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

-- What staff write of leaflets before customers see it, and what was withdrawn (DGOOD-03, DPRICE-03).
create table promo_leaflet_draft (
  id bigint generated always as identity primary key,
  price_list text not null references price_list,
  sku text not null references product,
  name text not null check (length(name) between 1 and 200),
  promo_minor bigint not null check (promo_minor >= 0),
  long_term_discount_percent numeric(5, 2) not null check (long_term_discount_percent between 0 and 100),
  is_inside_delivery boolean not null,
  valid_from date not null,
  valid_to date check (valid_to >= valid_from),
  -- The leaflet that it changes, by its first day and as it was seen; null where it is a new one.
  changes_from date,
  changes_version integer,
  -- Being written, waiting for a second person, or offered once and taken back before its first day.
  state text not null check (state in ('open', 'waiting', 'withdrawn')),
  -- Everybody who wrote any of it; none of them approves it.
  authors text[] not null check (cardinality(authors) > 0),
  written_at timestamptz not null,
  constraint promo_leaflet_draft_changes check ((changes_from is null) = (changes_version is null))
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

-- Prices on their way (DPRICE-02): what shall hold from a day on, who wants it, who agreed, and what became of it.
create table price_draft (
  id bigint generated always as identity primary key,
  -- Given by whoever begins it, so that a second click begins no second one.
  key text not null check (length(key) between 1 and 100),
  name text not null check (length(name) between 1 and 100),
  reason text not null check (length(reason) <= 500),
  valid_from date not null,
  state text not null check (state in ('open', 'waiting', 'planned', 'published', 'taken_back', 'dropped')),
  -- When it shall be published; null is as soon as everybody who must has agreed.
  publish_at timestamptz,
  created_by text not null,
  created_at timestamptz not null,
  -- Everybody who proposed any of it; none of them approves it.
  authors text[] not null,
  handed_in_by text,
  handed_in_at timestamptz,
  approved_by text,
  approved_at timestamptz,
  published_at timestamptz,
  taken_back_by text,
  taken_back_at timestamptz,
  -- Why it came back to be made again: in somebody's words, or 'prices-changed' where the job could not publish it.
  returned_reason text not null default '',
  version integer not null default 1 check (version > 0),
  -- Who gave it back, nobody where the job did, and when.
  returned_by text,
  returned_at timestamptz,
  taken_back_reason text not null default '',
  unique (created_by, key),
  constraint price_draft_published check ((published_at is not null) = (state in ('published', 'taken_back')))
);

create index price_draft_due on price_draft (publish_at) where state = 'planned';
create index price_draft_state on price_draft (state, id);

create table price_draft_line (
  draft_id bigint not null references price_draft on delete cascade,
  price_list text not null references price_list,
  sku text not null references product,
  -- What holds on the draft's day, as it was seen; null where there is no price.
  old_base_minor bigint check (old_base_minor >= 0),
  old_your_minor bigint check (old_your_minor >= 0),
  base_minor bigint not null check (base_minor >= 0),
  your_minor bigint not null check (your_minor >= 0),
  -- By how much, as the rule of the house counts it.
  change_percent numeric(8, 2) not null check (change_percent >= 0),
  -- Typed or pasted by somebody; a change in bulk leaves it alone.
  is_typed boolean not null,
  -- Once published: when the price before it had begun, and until when the new one was written.
  old_valid_from date,
  written_to date,
  primary key (draft_id, price_list, sku),
  constraint price_draft_line_old check ((old_base_minor is null) = (old_your_minor is null))
);
