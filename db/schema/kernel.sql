-- What every noun stands on: texts by language, and folding for search.
-- The alphabets are made of the list of languages: `../src/languages.ts`; by the first one customers stand, in indexes.

create extension if not exists unaccent;
create extension if not exists pg_trgm;
create extension if not exists btree_gist;

create collation cs_alphabet (provider = icu, locale = 'cs-u-kn-true');

-- Texts by language: {"cs": "Ležák", "en": "Lager"}. A language that lacks one has no entry, never an empty text.
-- PostgreSQL writes what jsonb holds in one way alone, so one look at that tells all, in a third of the time (decision 0680).
create function is_texts(value jsonb) returns boolean
  language sql immutable parallel safe
  return value::text ~ '^\{(?:"[a-z]{2}": "(?:[^"\\]|\\.)+"(?:, )?)*\}$';

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
