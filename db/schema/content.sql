-- What the brewery tells its customers: help, pages, articles, questions, knowledge.

create table content (
  kind text not null check (
    kind in ('help', 'page', 'article', 'faq', 'kb', 'banner', 'terms')),
  key text not null,
  sort integer not null,
  markets text[] not null check (cardinality(markets) > 0),
  is_new_capability boolean not null,
  titles jsonb not null check (is_texts(titles) and titles <> '{}'),
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
  -- When the words of a language were last said at the desk, or said to be right; what lacks is from the beginning.
  said_at jsonb not null default '{}' check (is_texts(said_at)),
  primary key (kind, key),
  constraint content_validity check (valid_to >= valid_from),
  constraint content_terms_begin check (kind <> 'terms' or valid_from is not null),
  -- The moment from which terms that went out at the desk are in force; of others their first day begins at midnight.
  in_force_at timestamptz,
  constraint content_in_force check (in_force_at is null or kind = 'terms')
);

-- What customers were asked about stays as it was; a language that lacked may be added.
create function keep_terms() returns trigger
  language plpgsql as $$
begin
  if new.kind <> old.kind or new.key <> old.key
    or not (new.titles @> old.titles and new.bodies @> old.bodies) then
    raise exception 'terms % stay as they were once said', old.key using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;

create trigger terms_kept
  before update on content
  for each row when (old.kind = 'terms') execute function keep_terms();

-- The next version of a market's terms, while it is written and until it comes into force.
create table terms_draft (
  market text primary key references market,
  titles jsonb not null check (is_texts(titles)),
  bodies jsonb not null check (is_texts(bodies)),
  changed_at timestamptz not null,
  -- When it shall come into force by itself, and who said so.
  publish_at timestamptz,
  publish_by text,
  constraint terms_draft_planned check ((publish_at is null) = (publish_by is null))
);

-- What is written at the desk and nobody else sees yet: all that the text shall say once it goes out.
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

-- Pictures within texts of the brewery: each lies in the store of files once, whatever texts show it.
create table text_picture (
  hash text primary key check (hash ~ '^[0-9a-f]{32}$'),
  width integer not null check (width between 1 and 9999),
  height integer not null check (height between 1 and 9999),
  file_id text not null references stored_file,
  added_at timestamptz not null
);

create index text_picture_file on text_picture (file_id);

-- What a person has seen in a list or read, and whether it was of help; null is not said. It stays while a text is taken back.
create table content_reader (
  uid text not null references app_user on delete cascade,
  kind text not null,
  key text not null,
  seen_at timestamptz not null,
  is_helpful boolean,
  primary key (uid, kind, key)
);
