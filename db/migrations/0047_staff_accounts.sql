-- People of the brewery; no row has a company or a ship-to (DSIGN-02).

create table staff_account (
  email text primary key check (email ~ '^[^@\s]+@[^@\s]+$'),
  role text not null check (role in ('admin')),
  created_at timestamptz not null
);
