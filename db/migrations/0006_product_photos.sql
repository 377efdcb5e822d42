-- Photos, each kept in the few sizes that domain/catalog/picture.ts makes of the largest.
create table product_photo (
  sku text not null references product on delete cascade,
  position integer not null check (position between 1 and 20),
  -- Of the picture that came and of how it was made smaller: part of its address, which never means another one.
  hash text not null check (hash ~ '^[0-9a-f]{32}$'),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  -- What it shows, for who cannot see it; empty where the product's name says it all.
  alt_cs text not null,
  alt_sk text not null,
  alt_en text not null,
  primary key (sku, position)
);

create index product_photo_hash on product_photo (hash);

create table product_photo_file (
  sku text not null,
  position integer not null,
  -- The longer edge in pixels.
  edge integer not null check (edge > 0),
  webp bytea not null check (length(webp) > 0),
  primary key (sku, position, edge),
  foreign key (sku, position) references product_photo on delete cascade
);
