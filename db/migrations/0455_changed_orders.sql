-- When staff last changed an order that was sent, and what of that is told to whoever listens.

alter table sales_order add changed_at timestamptz;

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
