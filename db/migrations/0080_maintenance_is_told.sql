-- Open pages hear that the brewery closes the portal of their market, or opens it again (CONFIG-08).
create function tell_maintenance() returns trigger
  language plpgsql as $$
begin
  perform pg_notify('vycep', json_build_object(
    'kind', 'maintenance', 'market', coalesce(new.market, old.market))::text);
  return null;
end
$$;

create trigger maintenance_set
  after insert on portal_config
  for each row when (new.key = 'maintenance') execute function tell_maintenance();

create trigger maintenance_changed
  after update on portal_config
  for each row when (new.key = 'maintenance' and new.* is distinct from old.*)
  execute function tell_maintenance();

create trigger maintenance_ended
  after delete on portal_config
  for each row when (old.key = 'maintenance') execute function tell_maintenance();
