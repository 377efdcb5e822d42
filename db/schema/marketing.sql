-- Materials that customers download, or order as prints. Their files lie in the store (files.sql).

create table marketing_material (
  key text primary key check (key ~ '^[A-Za-z0-9_-]{1,40}$'),
  brand text not null check (brand <> ''),
  -- Folders are browsed in the order of their first material.
  folder text not null check (folder ~ '^[A-Za-z0-9_-]{1,40}$'),
  folder_names jsonb not null check (is_texts(folder_names) and folder_names ? 'en'),
  position integer not null check (position > 0),
  format text not null check (format in ('image', 'video', 'pdf', 'folder')),
  markets text[] not null check (cardinality(markets) > 0),
  titles jsonb not null check (is_texts(titles) and titles ? 'en'),
  descriptions jsonb not null check (is_texts(descriptions)),
  added_on date not null,
  film_seconds integer check (film_seconds > 0),
  -- What its print is; empty of what is not printed.
  prints jsonb not null check (is_texts(prints)),
  most_prints integer check (most_prints > 0),
  -- A small WebP picture of it.
  cover bytea,
  cover_hash text check (cover_hash ~ '^[0-9a-f]{32}$'),
  search_text text not null generated always as (
    fold_text(brand || ' ' || all_texts(titles) || ' ' || all_texts(descriptions))) stored,
  version integer not null default 1 check (version > 0),
  -- Of the rights of customers (packages/domain/src/access/permission.ts), wanted besides the one of the section; null of none.
  permission text check (permission <> ''),
  -- Since when nobody is offered it.
  retired_at timestamptz,
  -- Made at the desk: a folder that is imported does not take it away.
  is_from_desk boolean not null default false,
  constraint marketing_material_cover check ((cover is null) = (cover_hash is null))
);

create index marketing_material_cover_hash on marketing_material (cover_hash);

create table marketing_material_file (
  material_key text not null references marketing_material on delete cascade,
  position integer not null check (position > 0),
  name text not null,
  type text not null,
  bytes bigint not null check (bytes > 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  file_id text not null unique references stored_file,
  primary key (material_key, position)
);

-- How often customers saved a material (DCONT-02). It outlives an import that brings the material anew.
create table material_download (
  material_key text primary key,
  count bigint not null check (count > 0),
  last_at timestamptz not null
);
