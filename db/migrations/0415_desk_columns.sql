-- Which columns of a list of the desk somebody sees, in their order (DLIST-02).
create table desk_columns (
  uid text not null references staff_member on delete cascade,
  list text not null check (list ~ '^[a-z-]{1,40}$'),
  shown text[] not null check (cardinality(shown) <= 40),
  hidden text[] not null check (cardinality(hidden) <= 40),
  primary key (uid, list)
);
