-- Entries are added and never changed; what is older than a year may be removed, as the operator decides (DAUD-01, OPS-14).
create function keep_a_year() returns trigger
  language plpgsql as $$
begin
  if old.at > now() - interval '1 year' then
    raise exception 'rows of % are kept for a year at least', tg_table_name using errcode = 'restrict_violation';
  end if;
  return old;
end
$$;

create trigger audit_entry_kept before delete on audit_entry
  for each row execute function keep_a_year();

drop trigger audit_entry_append_only on audit_entry;
create trigger audit_entry_append_only
  before update or truncate on audit_entry
  for each statement execute function refuse_change();
