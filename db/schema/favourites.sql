-- A user's favourite products, apart for each of their companies (D47). What vanished from the range stays, so an item keeps its name (D13).

create table wishlist (
  id bigint generated always as identity primary key,
  uid text not null references app_user on delete cascade,
  company_id text,
  created_at timestamptz not null,
  unique nulls not distinct (uid, company_id)
);

create table wishlist_item (
  id bigint generated always as identity primary key,
  wishlist_id bigint not null references wishlist on delete cascade,
  company_id text,
  sku text not null,
  name text not null,
  added_at timestamptz not null,
  unique (wishlist_id, sku)
);
