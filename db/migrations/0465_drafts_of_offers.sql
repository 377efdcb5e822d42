-- What staff write of leaflets and package deals before customers see it, and what was withdrawn (DGOOD-03, DPRICE-03).

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
