-- What is written at the desk and nobody else sees yet: all that the text shall say once it goes out (DCONT-01).
create table content_draft (
  kind text not null check (kind in ('help', 'page', 'article', 'faq', 'kb', 'banner')),
  key text not null check (key ~ '^[A-Za-z0-9_.-]{1,100}$'),
  sort integer not null,
  markets text[] not null check (cardinality(markets) > 0),
  is_new_capability boolean not null,
  titles jsonb not null check (is_texts(titles) and titles <> '{}'),
  bodies jsonb not null check (is_texts(bodies)),
  sections jsonb not null check (is_texts(sections)),
  file_link text check (file_link ~ '^/[a-z0-9/._-]+$'),
  valid_from date,
  valid_to date,
  tone text check (tone in ('info', 'warning', 'critical')),
  link text check (link ~ '^(/|https://)'),
  is_public boolean not null,
  said_at jsonb not null check (is_texts(said_at)),
  changed_at timestamptz not null,
  -- When it shall go out by itself, and who said so.
  publish_at timestamptz,
  publish_by text,
  primary key (kind, key),
  constraint content_draft_validity check (valid_to >= valid_from),
  constraint content_draft_planned check ((publish_at is null) = (publish_by is null))
);

create index content_draft_due on content_draft (publish_at) where publish_at is not null;

-- When the words of a language were last said at the desk, or said to be right (DCONT-03).
alter table content add column said_at jsonb not null default '{}' check (is_texts(said_at));

-- A text of one market may lack English.
alter table content drop constraint content_titles_check;
alter table content add constraint content_titles_check check (is_texts(titles) and titles <> '{}') not valid;

-- What was read stays read while a text is taken back.
alter table content_reader drop constraint content_reader_content;
