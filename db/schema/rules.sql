-- Which state the rules that carts are judged by are in, and the prices of each list: another number with every change. A
-- process keeps what it has read under these numbers, and every request asks for them with its cart (decision 0221).
create table rules_version (
  is_only boolean primary key default true check (is_only),
  version uuid not null default gen_random_uuid()
);

insert into rules_version default values;

create function rules_changed() returns trigger
  language plpgsql as $$
begin
  update rules_version set version = gen_random_uuid();
  return null;
end $$;

create trigger rules_changed after insert or update or delete or truncate on capacity_rule
  for each statement execute function rules_changed();
create trigger rules_changed after insert or update or delete or truncate on company
  for each statement execute function rules_changed();
create trigger rules_changed after insert or update or delete or truncate on delivery_exception
  for each statement execute function rules_changed();
create trigger rules_changed after insert or update or delete or truncate on holiday
  for each statement execute function rules_changed();
create trigger rules_changed after insert or update or delete or truncate on holiday_year
  for each statement execute function rules_changed();
create trigger rules_changed after insert or update or delete or truncate on lead_time
  for each statement execute function rules_changed();
create trigger rules_changed after insert or update or delete or truncate on portal_config
  for each statement execute function rules_changed();
create trigger rules_changed after insert or update or delete or truncate on product_limit
  for each statement execute function rules_changed();
create trigger rules_changed after insert or update or delete or truncate on ship_to
  for each statement execute function rules_changed();
