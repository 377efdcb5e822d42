-- What was taken, summed by month: a chain's five years are read in a moment, and every change of a delivery counts at once.

create table consumption_month (
  ship_to_id text not null,
  company_id text not null,
  -- Its first day.
  month date not null check (extract(day from month) = 1),
  sku text not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- As delivered, less what was credited.
  boxes integer not null,
  -- Without VAT and deposits.
  net_minor bigint not null,
  primary key (ship_to_id, month, sku, currency),
  foreign key (ship_to_id, company_id) references ship_to (id, company_id)
);

-- What was delivered in some days: a place's month, or the days of a year before until today's.
create index sales_order_place_delivered on sales_order (ship_to_id, delivery_date)
  where state in ('delivered', 'partially-delivered');

-- Counts a month of a place anew, whatever changed in it. One at a time for a place: two deliveries of one moment would
-- each miss the other. Places share locks, so that a large import holds few.
create function count_consumption(place text, day date) returns void
  language plpgsql as $$
declare
  first_day constant date := date_trunc('month', day)::date;
begin
  perform pg_advisory_xact_lock(7236003, hashtext(place) & 255);
  delete from consumption_month c where c.ship_to_id = place and c.month = first_day;
  insert into consumption_month (ship_to_id, company_id, month, sku, currency, boxes, net_minor)
  select o.ship_to_id, o.company_id, first_day, l.sku, o.currency, sum(line.boxes), sum(line.boxes * l.unit_price_minor)
  from sales_order o
  join order_line l using (order_number)
  cross join lateral (values (
    coalesce(l.boxes_delivered, l.boxes_confirmed, l.boxes_ordered) - l.boxes_credited)) line (boxes)
  where o.ship_to_id = place and o.state in ('delivered', 'partially-delivered')
    and o.delivery_date >= first_day and o.delivery_date < first_day + interval '1 month'
  group by o.ship_to_id, o.company_id, l.sku, o.currency;
end
$$;

create function count_moved_order() returns trigger
  language plpgsql as $$
begin
  perform count_consumption(old.ship_to_id, old.delivery_date);
  if tg_op = 'UPDATE' and (new.ship_to_id, date_trunc('month', new.delivery_date))
      is distinct from (old.ship_to_id, date_trunc('month', old.delivery_date)) then
    perform count_consumption(new.ship_to_id, new.delivery_date);
  end if;
  return null;
end
$$;

create trigger order_consumed
  after update of state, delivery_date, ship_to_id on sales_order
  for each row when (
    (old.state in ('delivered', 'partially-delivered') or new.state in ('delivered', 'partially-delivered'))
    and (old.state, old.delivery_date, old.ship_to_id) is distinct from (new.state, new.delivery_date, new.ship_to_id))
  execute function count_moved_order();

create trigger order_removed
  after delete on sales_order
  for each row when (old.state in ('delivered', 'partially-delivered')) execute function count_moved_order();

create function count_changed_line() returns trigger
  language plpgsql as $$
begin
  perform count_consumption(o.ship_to_id, o.delivery_date)
  from sales_order o
  where o.order_number = new.order_number and o.state in ('delivered', 'partially-delivered');
  return null;
end
$$;

create trigger line_consumed
  after update of sku, boxes_ordered, boxes_confirmed, boxes_delivered, boxes_credited, unit_price_minor on order_line
  for each row when (
    (old.sku, old.boxes_ordered, old.boxes_confirmed, old.boxes_delivered, old.boxes_credited, old.unit_price_minor)
    is distinct from
    (new.sku, new.boxes_ordered, new.boxes_confirmed, new.boxes_delivered, new.boxes_credited, new.unit_price_minor))
  execute function count_changed_line();
