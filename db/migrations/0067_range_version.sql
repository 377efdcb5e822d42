-- Which state the goods are in: another number with every change of what all customers see of them alike. A process keeps
-- what it has read under this number, and every request asks for the number with whatever else it asks (decision 0205).
create table range_version (
  is_only boolean primary key default true check (is_only),
  version uuid not null default gen_random_uuid()
);

insert into range_version default values;

create function range_changed() returns trigger
  language plpgsql as $$
begin
  update range_version set version = gen_random_uuid();
  -- Told once a transaction; processes read ahead what they will be asked for.
  perform pg_notify('vycep_range', '');
  return null;
end $$;

create trigger range_changed after insert or update or delete or truncate on category
  for each statement execute function range_changed();
create trigger range_changed after insert or update or delete or truncate on product
  for each statement execute function range_changed();
create trigger range_changed after insert or update or delete or truncate on product_vat
  for each statement execute function range_changed();
create trigger range_changed after insert or update or delete or truncate on product_deposit
  for each statement execute function range_changed();
create trigger range_changed after insert or update or delete or truncate on product_photo
  for each statement execute function range_changed();
create trigger range_changed after insert or update or delete or truncate on empties_type
  for each statement execute function range_changed();
create trigger range_changed after insert or update or delete or truncate on empties_deposit
  for each statement execute function range_changed();
create trigger range_changed after insert or update or delete or truncate on bundle
  for each statement execute function range_changed();
create trigger range_changed after insert or update or delete or truncate on bundle_item
  for each statement execute function range_changed();
create trigger range_changed after insert or update or delete or truncate on vat_rate
  for each statement execute function range_changed();
