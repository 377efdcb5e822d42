-- What the brewery tells its customers: help, pages, articles, questions, knowledge.

create table content (
  kind text not null check (
    kind in ('help', 'page', 'article', 'faq', 'kb', 'banner', 'terms')),
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
  -- Banners and terms stand from one day to another, both included; of terms the key is the version.
  valid_from date,
  valid_to date,
  tone text check (tone in ('info', 'warning', 'critical')),
  link text check (link ~ '^(/|https://)'),
  -- Articles that visitors may read as well.
  is_public boolean not null default false,
  search_text text not null generated always as (fold_text(all_texts(titles) || ' ' || all_texts(bodies))) stored,
  primary key (kind, key),
  constraint content_validity check (valid_to >= valid_from),
  constraint content_terms_begin check (kind <> 'terms' or valid_from is not null)
);

-- What a person has seen in a list or read, and whether it was of help; null is not said.
create table content_reader (
  uid text not null references app_user on delete cascade,
  kind text not null,
  key text not null,
  seen_at timestamptz not null,
  is_helpful boolean,
  primary key (uid, kind, key),
  constraint content_reader_content foreign key (kind, key) references content on delete cascade
);
