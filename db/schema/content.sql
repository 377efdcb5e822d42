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
