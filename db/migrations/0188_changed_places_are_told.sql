-- Whoever looks at a place hears at once that it changed (DCUST-02).
create function tell_place_changed() returns trigger
  language plpgsql as $$
begin
  perform pg_notify('vycep', json_build_object(
    'kind', 'place', 'company', case tg_table_name when 'company' then to_jsonb(new) ->> 'id' else to_jsonb(new) ->> 'company_id' end)::text);
  return null;
end
$$;

create trigger place_changed
  after update on ship_to
  for each row when (old.version is distinct from new.version) execute function tell_place_changed();

create trigger place_changed
  after update on company
  for each row when (old.version is distinct from new.version) execute function tell_place_changed();
