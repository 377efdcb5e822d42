-- What the desk changes of customers carries a version (DEDIT-01), a suspension its reason, a company its credit limit (DCUST-02).
alter table company
  add column version integer not null default 1,
  add column credit_limit_minor bigint check (credit_limit_minor >= 0);

alter table ship_to
  add column version integer not null default 1,
  add column suspended_reason text check (length(suspended_reason) between 1 and 200);

create function next_customer_version() returns trigger
  language plpgsql as $$
begin
  new.version = old.version + 1;
  return new;
end
$$;

create trigger company_version before update on company
  for each row when (old.* is distinct from new.*) execute function next_customer_version();
create trigger ship_to_version before update on ship_to
  for each row when (old.* is distinct from new.*) execute function next_customer_version();

-- Whoever lets a place in, also an importer that knows no reasons, leaves none behind.
create function approved_without_reason() returns trigger
  language plpgsql as $$
begin
  new.suspended_reason = null;
  return new;
end
$$;

create trigger ship_to_approved before update of status on ship_to
  for each row when (new.status = 'APPROVED') execute function approved_without_reason();
