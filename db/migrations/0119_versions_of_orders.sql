-- Whoever changes an order at the desk says which one was seen; every change of it, whoever makes it, is another version.
alter table sales_order add column version integer not null default 1;

create function next_order_version() returns trigger
  language plpgsql as $$
begin
  new.version = old.version + 1;
  return new;
end
$$;

create trigger order_version before update on sales_order
  for each row execute function next_order_version();

-- What staff tell each other of an order; customers never see it.
create table order_note (
  id bigint generated always as identity primary key,
  order_number text not null references sales_order on delete cascade,
  company_id text not null,
  at timestamptz not null,
  -- One of the staff.
  by_uid text not null,
  text text not null check (char_length(text) between 1 and 2000)
);

create index order_note_order on order_note (order_number, id);
