-- Texts in a column per language become one column of texts by language, so that a further language is no change of the
-- tables (decision 0130). Nothing is lost: an empty text was none, and is left out.

create function is_texts(value jsonb) returns boolean
  language sql immutable parallel safe
  return jsonb_typeof(value) = 'object' and not jsonb_path_exists(value,
    '$.keyvalue() ? (@.value.type() != "string" || @.value == "" || !(@.key like_regex "^[a-z]{2}$"))');

create function text_in(texts jsonb, language text) returns text
  language sql immutable parallel safe
  return coalesce(texts ->> language, texts ->> 'en');

create function all_texts(texts jsonb) returns text
  language sql immutable strict parallel safe
  return (select coalesce(string_agg(value, ' ' order by key collate "C"), '') from jsonb_each_text(texts));

create function pg_temp.texts(cs text, sk text, en text) returns jsonb
  language sql immutable
  return jsonb_strip_nulls(jsonb_build_object('cs', nullif(cs, ''), 'sk', nullif(sk, ''), 'en', nullif(en, '')));

-- What is for sale is called something in the fallback's language at least.
create function pg_temp.names(cs text, sk text, en text) returns jsonb
  language sql immutable
  return pg_temp.texts(cs, sk, coalesce(nullif(en, ''), nullif(cs, ''), sk));

alter table category add column names jsonb check (is_texts(names) and names ? 'en');
update category set names = pg_temp.names(name_cs, name_sk, name_en);
alter table category alter column names set not null,
  drop column name_cs,
  drop column name_sk,
  drop column name_en;

-- The search text goes with its languages, and comes back made of whatever languages there are.
alter table product drop column search_text;
alter table product add column names jsonb check (is_texts(names) and names ? 'en');
update product set names = pg_temp.names(name_cs, name_sk, name_en);
alter table product alter column names set not null,
  drop column name_cs,
  drop column name_sk,
  drop column name_en;
alter table product add column descriptions jsonb check (is_texts(descriptions));
alter table product add column search_text text not null generated always as (fold_text(
  sku || ' ' || ean || ' ' || ean_item || ' ' || brand || ' ' || sub_brand || ' ' || all_texts(names))) stored;
create index product_search on product using gin (search_text gin_trgm_ops);

alter table empties_type add column names jsonb check (is_texts(names) and names ? 'en');
update empties_type set names = pg_temp.names(name_cs, name_sk, name_en);
alter table empties_type alter column names set not null,
  drop column name_cs,
  drop column name_sk,
  drop column name_en;

alter table product_photo add column alts jsonb check (is_texts(alts));
update product_photo set alts = pg_temp.texts(alt_cs, alt_sk, alt_en);
alter table product_photo alter column alts set not null,
  drop column alt_cs,
  drop column alt_sk,
  drop column alt_en;

alter table contract add column names jsonb check (is_texts(names) and names ? 'en');
update contract set names = pg_temp.names(name_cs, name_sk, name_en);
alter table contract alter column names set not null,
  drop column name_cs,
  drop column name_sk,
  drop column name_en;

alter table content add column titles jsonb check (is_texts(titles) and titles ? 'en');
update content set titles = pg_temp.names(title_cs, title_sk, title_en);
alter table content alter column titles set not null,
  drop column title_cs,
  drop column title_sk,
  drop column title_en;

alter table content add column bodies jsonb check (is_texts(bodies));
update content set bodies = pg_temp.texts(body_cs, body_sk, body_en);
alter table content alter column bodies set not null,
  drop column body_cs,
  drop column body_sk,
  drop column body_en;

alter table order_line add column names jsonb check (is_texts(names));
update order_line set names = pg_temp.texts(name_cs, name_sk, name_en);
alter table order_line alter column names set not null,
  drop column name_cs,
  drop column name_sk,
  drop column name_en;

alter table order_bundle add column names jsonb check (is_texts(names));
update order_bundle set names = pg_temp.texts(name_cs, name_sk, name_en);
alter table order_bundle alter column names set not null,
  drop column name_cs,
  drop column name_sk,
  drop column name_en;

alter table saved_order_line add column names jsonb check (is_texts(names));
update saved_order_line set names = pg_temp.texts(name_cs, name_sk, name_en);
alter table saved_order_line alter column names set not null,
  drop column name_cs,
  drop column name_sk,
  drop column name_en;

-- A holiday keeps its country's own name; what it is called in other languages stands beside it.
alter table holiday add column names jsonb check (is_texts(names) and names ? 'en');
update holiday set names = jsonb_build_object('en', coalesce(nullif(name_en, ''), name));
alter table holiday alter column names set not null,
  drop column name_en;

alter table app_user drop constraint app_user_language_check,
  add constraint app_user_language_check check (language ~ '^[a-z]{2}$');
