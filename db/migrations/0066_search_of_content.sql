-- Articles and answers are looked for without regard to diacritics; the row keeps what is compared.
alter table content
  add column search_text text not null
    generated always as (fold_text(all_texts(titles) || ' ' || all_texts(bodies))) stored;
