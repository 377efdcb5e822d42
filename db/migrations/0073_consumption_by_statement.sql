drop trigger order_consumed on sales_order;
drop trigger order_removed on sales_order;
drop trigger line_consumed on order_line;
drop function count_moved_order();
drop function count_changed_line();

-- Once a statement, however many orders or lines it changes; months in one order, so that two never wait for each other.
create function count_moved_orders() returns trigger
  language plpgsql as $$
begin
  perform count_consumption(moved.place, moved.month) from (
    select distinct o.ship_to_id as place, date_trunc('month', o.delivery_date)::date as month
    from went join came using (order_number)
    cross join lateral (values
      (went.ship_to_id, went.delivery_date, went.state), (came.ship_to_id, came.delivery_date, came.state)
    ) o (ship_to_id, delivery_date, state)
    where (went.state, went.delivery_date, went.ship_to_id)
        is distinct from (came.state, came.delivery_date, came.ship_to_id)
      and (went.state in ('delivered', 'partially-delivered') or came.state in ('delivered', 'partially-delivered'))
    order by 1, 2) moved;
  return null;
end
$$;

create trigger order_consumed after update on sales_order
  referencing old table as went new table as came for each statement execute function count_moved_orders();

create function count_removed_orders() returns trigger
  language plpgsql as $$
begin
  perform count_consumption(removed.place, removed.month) from (
    select distinct ship_to_id as place, date_trunc('month', delivery_date)::date as month
    from went where state in ('delivered', 'partially-delivered') order by 1, 2) removed;
  return null;
end
$$;

create trigger order_removed after delete on sales_order
  referencing old table as went for each statement execute function count_removed_orders();

create function count_changed_lines() returns trigger
  language plpgsql as $$
begin
  perform count_consumption(changed.place, changed.month) from (
    select distinct o.ship_to_id as place, date_trunc('month', o.delivery_date)::date as month
    from went join came using (order_number, line_no) join sales_order o using (order_number)
    where (went.sku, went.boxes_ordered, went.boxes_confirmed, went.boxes_delivered, went.boxes_credited,
        went.unit_price_minor)
      is distinct from (came.sku, came.boxes_ordered, came.boxes_confirmed, came.boxes_delivered, came.boxes_credited,
        came.unit_price_minor)
      and o.state in ('delivered', 'partially-delivered')
    order by 1, 2) changed;
  return null;
end
$$;

create trigger line_consumed after update on order_line
  referencing old table as went new table as came for each statement execute function count_changed_lines();
