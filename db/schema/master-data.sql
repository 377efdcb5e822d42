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
      ('product-markets', 'product_vat', 'sku, market'),
      ('product-markets', 'product_tax', 'sku, market'),
      ('product-markets', 'product_deposit', 'sku, market'),
      ('availability', 'product', 'sku'),
      ('categories', 'category', 'code'),
      ('empties', 'empties_type', 'code'),
      ('empties', 'empties_deposit', 'empties_code'),
      ('empties-deposits', 'empties_deposit', 'empties_code, market, valid_from'),
      ('price-lists', 'price', 'price_list, sku, valid_from'),
      ('promo-leaflets', 'promo_leaflet', 'price_list, sku, valid_from'),
      ('product-limits', 'product_limit', 'ship_to_id, sku, valid_from'),
      ('companies', 'company', 'id'),
      ('ship-tos', 'ship_to', 'id'),
      ('users', 'app_user', 'uid'),
      ('users', 'default_ship_to', 'uid'),
      ('content', 'content', 'kind, key'),
      ('edi-partners', 'edi_partner', 'gln')
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
