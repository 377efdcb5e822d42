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

-- The same by place, whatever the goods.
create table consumption_of_place (
  ship_to_id text not null,
  company_id text not null,
  month date not null check (extract(day from month) = 1),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  boxes integer not null,
  millilitres bigint not null,
  net_minor bigint not null,
  primary key (ship_to_id, month, currency),
  foreign key (ship_to_id, company_id) references ship_to (id, company_id)
);

-- The same by goods, whatever the place: what who sees all places of a company is told from.
create table consumption_of_company (
  company_id text not null references company,
  month date not null check (extract(day from month) = 1),
  sku text not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  boxes integer not null,
  net_minor bigint not null,
  primary key (company_id, month, sku, currency)
);

-- In which state these sums of a company are: another one with every month that is counted anew. Nothing was, where there is none.
create table consumption_state (
  company_id text primary key references company,
  version uuid not null default gen_random_uuid()
);

-- What was delivered in some days: a place's month, or the days of a year before until today's.
create index sales_order_place_delivered on sales_order (ship_to_id, delivery_date)
  where state in ('delivered', 'partially-delivered');

-- Counts a month of a place anew, whatever changed in it, and what its company took with it. One at a time for a company:
-- two deliveries of one moment would each miss the other. Companies share locks, so that a large import holds few.
create function count_consumption(place text, day date) returns void
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
