-- What happens is told to every server that listens on `vycep`, in the moment it is committed and whoever wrote it.
-- Ids only, never contents: who is told asks for them, with rights of their own.

create function tell_cart_changed() returns trigger
  language plpgsql as $$
begin
  perform pg_notify('vycep', json_build_object(
    'kind', 'cart', 'uid', new.uid, 'company', new.company_id, 'id', new.id, 'version', new.version)::text);
  return null;
end
$$;

create trigger cart_changed
  after update of version on cart
  for each row when (old.version is distinct from new.version) execute function tell_cart_changed();

-- One that begins with its place, way and day has changed as well.
create trigger cart_begun
  after insert on cart
  for each row when (new.version > 0) execute function tell_cart_changed();

create function tell_order_moved() returns trigger
  language plpgsql as $$
begin
  perform pg_notify('vycep', json_build_object(
    'kind', 'order', 'news', 'moved', 'place', new.ship_to_id, 'number', new.order_number, 'state', new.state)::text);
  return null;
end
$$;

create trigger order_moved
  after update of state on sales_order
  for each row when (old.state is distinct from new.state) execute function tell_order_moved();

create function tell_order_priced() returns trigger
  language plpgsql as $$
begin
  perform pg_notify('vycep', json_build_object(
    'kind', 'order', 'news', case when new.price_kept_at is null then 'priced' else 'kept' end,
    'place', new.ship_to_id, 'number', new.order_number, 'state', new.state)::text);
  return null;
end
$$;

create trigger order_priced
  after update of prices_settled_at, price_kept_at on sales_order
  for each row when ((old.prices_settled_at, old.price_kept_at)
    is distinct from (new.prices_settled_at, new.price_kept_at))
  execute function tell_order_priced();

create function tell_order_changed() returns trigger
  language plpgsql as $$
begin
  perform pg_notify('vycep', json_build_object(
    'kind', 'order', 'news', 'changed', 'place', new.ship_to_id, 'number', new.order_number, 'state', new.state)::text);
  return null;
end
$$;

create trigger order_rewritten
  after update of changed_at on sales_order
  for each row when (old.changed_at is distinct from new.changed_at) execute function tell_order_changed();

create function tell_order_billed() returns trigger
  language plpgsql as $$
begin
  perform pg_notify('vycep', json_build_object(
    'kind', 'order', 'news', 'billed', 'place', o.ship_to_id, 'number', o.order_number, 'state', o.state)::text)
  from sales_order o where o.order_number = new.order_number;
  return null;
end
$$;

create trigger order_billed
  after insert on erp_report
  for each row when (new.kind in ('invoice', 'credit')) execute function tell_order_billed();

create function tell_rights_changed() returns trigger
  language plpgsql as $$
begin
  perform pg_notify('vycep', json_build_object(
    'kind', 'rights', 'uid', case when tg_op = 'DELETE' then old.uid else new.uid end)::text);
  return null;
end
$$;

create trigger user_changed
  after update of status on app_user
  for each row when (old.status is distinct from new.status) execute function tell_rights_changed();

create trigger place_of_user_changed
  after insert or update or delete on ship_to_role
  for each row execute function tell_rights_changed();

create trigger standing_changed
  after insert or update or delete on company_standing
  for each row execute function tell_rights_changed();

create trigger session_ended
  after insert or update on session_end
  for each row execute function tell_rights_changed();

create function tell_token_revoked() returns trigger
  language plpgsql as $$
begin
  perform pg_notify('vycep', json_build_object('kind', 'token', 'id', new.jti)::text);
  return null;
end
$$;

create trigger token_revoked
  after insert on revoked_token
  for each row execute function tell_token_revoked();

create function tell_notice() returns trigger
  language plpgsql as $$
begin
  perform pg_notify('vycep', json_build_object(
    'kind', 'notice', 'uid', new.uid, 'company', new.company_id)::text);
  return null;
end
$$;

create trigger notice_written
  after insert or update of read_at on notice
  for each row when (new.in_bell) execute function tell_notice();

create function tell_announcement() returns trigger
  language plpgsql as $$
begin
  perform pg_notify('vycep', json_build_object('kind', 'announcement')::text);
  return null;
end
$$;

create trigger announcement_changed
  after insert or update or delete on announcement
  for each statement execute function tell_announcement();

create function tell_terms() returns trigger
  language plpgsql as $$
begin
  perform pg_notify('vycep', json_build_object('kind', 'terms')::text);
  return null;
end
$$;

create trigger terms_published
  after insert on content
  for each row when (new.kind = 'terms') execute function tell_terms();

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

create function tell_deliveries_changed() returns trigger
  language plpgsql as $$
begin
  perform pg_notify('vycep', json_build_object('kind', 'place', 'company', company_id)::text)
  from (select distinct company_id from changed) told;
  return null;
end
$$;

create trigger exceptions_added after insert on delivery_exception
  referencing new table as changed for each statement execute function tell_deliveries_changed();
create trigger exceptions_changed after update on delivery_exception
  referencing new table as changed for each statement execute function tell_deliveries_changed();
create trigger exceptions_removed after delete on delivery_exception
  referencing old table as changed for each statement execute function tell_deliveries_changed();

create function tell_days_changed() returns trigger
  language plpgsql as $$
begin
  perform pg_notify('vycep', json_build_object('kind', 'place', 'company', null)::text);
  return null;
end
$$;

-- Of all places at once.
create trigger lead_times_changed after insert or update or delete on lead_time
  for each statement execute function tell_days_changed();
create trigger capacity_rules_changed after insert or update or delete on capacity_rule
  for each statement execute function tell_days_changed();
create trigger holidays_changed after insert or update or delete on holiday
  for each statement execute function tell_days_changed();

create function tell_prices_changed() returns trigger
  language plpgsql as $$
begin
  perform pg_notify('vycep', json_build_object('kind', 'place', 'company', id)::text)
  from company where price_list in (select price_list from price_draft_line where draft_id = new.id);
  return null;
end
$$;

create trigger prices_changed
  after update on price_draft
  for each row when (old.state is distinct from new.state and new.state in ('published', 'taken_back'))
  execute function tell_prices_changed();
