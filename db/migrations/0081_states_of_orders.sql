-- What a place usually buys is kept in memory under the number of the state of its orders (decision 0243).
alter table order_count add column version bigint not null default 0;

create or replace function count_orders() returns trigger
  language plpgsql as $$
begin
  -- In one order, so that two who count never wait for each other.
  if tg_op = 'INSERT' then
    insert into order_count as known (ship_to_id, count)
    select ship_to_id, count(*) from came group by 1 order by 1
    on conflict (ship_to_id) do update set count = known.count + excluded.count, version = known.version + 1;
  else
    update order_count known set count = known.count - gone.count, version = known.version + 1
    from (select ship_to_id, count(*)::integer as count from went group by 1 order by 1) gone
    where known.ship_to_id = gone.ship_to_id;
  end if;
  return null;
end
$$;

create function order_changed() returns trigger
  language plpgsql as $$
begin
  update order_count set version = version + 1 where ship_to_id = new.ship_to_id;
  return null;
end
$$;

create trigger order_changed after update of state, delivery_date on sales_order
  for each row when (
    (old.state = 'cancelled') <> (new.state = 'cancelled') or old.delivery_date <> new.delivery_date)
  execute function order_changed();
