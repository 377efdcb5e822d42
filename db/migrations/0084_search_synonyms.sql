-- What customers call the same thing by: each word of a term, in whatever language it is said, finds what any of them finds.
-- A term that is the code of a package type finds all goods in such packages.
create table search_synonym (
  term text not null check (term ~ '^[A-Za-z0-9][A-Za-z0-9 -]{0,39}$'),
  language text not null check (language ~ '^[a-z]{2}$'),
  word text not null check (word ~ '^[^[:space:]]{1,40}$'),
  primary key (term, language, word)
);

create trigger range_changed after insert or update or delete or truncate on search_synonym
  for each statement execute function range_changed();
