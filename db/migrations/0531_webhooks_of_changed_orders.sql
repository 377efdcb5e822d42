-- Customers' systems hear of an order that was changed or priced after it was sent.

-- Staff changed what was sent (DORD-04), or the prices came that it was sent without (PRICE-06). No step of the order, so no event of it.
create function webhook_of_changed_order() returns trigger
  language plpgsql as $$
begin
  insert into webhook_delivery (endpoint_id, company_id, ship_to_id, topic, event_id, type, facts, happened_at, created_at, next_attempt_at)
  select w.id, new.company_id, new.ship_to_id, 'order', 'order-' || tg_argv[0] || '-' || new.order_number || '-' || new.version,
    'order.' || tg_argv[0],
    json_build_object('order_number', new.order_number, 'state', new.state, 'delivery_date', new.delivery_date),
    case tg_argv[0] when 'changed' then new.changed_at else new.prices_settled_at end, now(), now()
  from webhook_endpoint w
  where w.company_id = new.company_id and w.switched_off_at is null and 'order' = any(w.topics) and new.ship_to_id = any(w.ship_to_ids);
  return null;
end
$$;

create trigger webhook_of_changed_order after update of changed_at on sales_order
  for each row when (new.changed_at is not null) execute function webhook_of_changed_order('changed');
create trigger webhook_of_priced_order after update of prices_settled_at on sales_order
  for each row when (old.prices_settled_at is null and new.prices_settled_at is not null)
  execute function webhook_of_changed_order('priced');
