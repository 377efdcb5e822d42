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
