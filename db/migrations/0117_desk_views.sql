-- Views of the desk's lists: what somebody looks for again and again, under a name, for themselves or for everybody (DLIST-02).

create table desk_view (
  id uuid primary key,
  uid text not null references staff_member on delete cascade,
  list text not null check (list ~ '^[a-z-]{1,40}$'),
  name text not null check (length(name) between 1 and 60),
  -- The query of the list's address, without the place in it.
  query text not null check (length(query) <= 1000),
  is_shared boolean not null,
  created_at timestamptz not null,
  unique (uid, list, name)
);

create index desk_view_shared on desk_view (list) where is_shared;
