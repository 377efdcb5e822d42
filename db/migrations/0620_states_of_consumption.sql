-- What was taken says in which state it is: another one with every month of a company that is counted anew. A process keeps what it
-- made of it under this state, as how far contracts are (decision 0630).

create table consumption_state (
  company_id text primary key references company,
  version uuid not null default gen_random_uuid()
);

create or replace function count_consumption(place text, day date) returns void
  language plpgsql as $$
declare
  first_day constant date := date_trunc('month', day)::date;
begin
  perform pg_advisory_xact_lock(7236003, hashtext(s.company_id) & 255) from ship_to s where s.id = place;
  update consumption_of_company t set boxes = t.boxes - c.boxes, net_minor = t.net_minor - c.net_minor
  from consumption_month c
  where c.ship_to_id = place and c.month = first_day
    and t.company_id = c.company_id and t.month = c.month and t.sku = c.sku and t.currency = c.currency;
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
  delete from consumption_of_place c where c.ship_to_id = place and c.month = first_day;
  insert into consumption_of_place (ship_to_id, company_id, month, currency, boxes, millilitres, net_minor)
  select c.ship_to_id, c.company_id, c.month, c.currency, sum(c.boxes), sum(c.boxes * p.box_millilitres::bigint),
    sum(c.net_minor)
  from consumption_month c join product p using (sku)
  where c.ship_to_id = place and c.month = first_day
  group by c.ship_to_id, c.company_id, c.month, c.currency;
  insert into consumption_of_company as t (company_id, month, sku, currency, boxes, net_minor)
  select c.company_id, c.month, c.sku, c.currency, c.boxes, c.net_minor
  from consumption_month c where c.ship_to_id = place and c.month = first_day
  on conflict (company_id, month, sku, currency) do update
    set boxes = t.boxes + excluded.boxes, net_minor = t.net_minor + excluded.net_minor;
  insert into consumption_state (company_id) select s.company_id from ship_to s where s.id = place
  on conflict (company_id) do update set version = gen_random_uuid();
end
$$;
