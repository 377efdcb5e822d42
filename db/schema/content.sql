-- What the brewery tells its customers: help, pages, articles, questions, knowledge, materials.

create table content (
  kind text not null check (kind in ('help', 'page', 'article', 'faq', 'kb', 'material')),
  key text not null,
  sort integer not null,
  markets text[] not null check (cardinality(markets) > 0),
  is_new_capability boolean not null,
  titles jsonb not null check (is_texts(titles) and titles ? 'en'),
  bodies jsonb not null check (is_texts(bodies)),
  -- The heading above several pages; empty is none.
  sections jsonb not null check (is_texts(sections)),
  -- A picture or film of our own origin.
  file_link text check (file_link ~ '^/[a-z0-9/._-]+$'),
  -- Empty is never, since it is there.
  modified_at timestamptz,
  primary key (kind, key)
);
