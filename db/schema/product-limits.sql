-- How many boxes of a product a place may order for deliveries of these days (CART-18). No row means no limit.

create table product_limit (
  ship_to_id text not null,
  company_id text not null,
  sku text not null references product,
  max_boxes integer not null check (max_boxes >= 0),
  valid_from date not null,
  valid_to date check (valid_to >= valid_from),
  primary key (ship_to_id, sku, valid_from),
  foreign key (ship_to_id, company_id) references ship_to (id, company_id),
  constraint product_limit_no_overlap exclude using gist (
    sku with =, ship_to_id with =, daterange(valid_from, valid_to, '[]') with &&),
  -- Grows with every change at the desk, so that two who change it at once see it.
  version integer not null default 1 check (version > 0)
);

-- Each limit with what was ordered of it: counted from the lines of orders themselves, for deliveries on the days of the
-- limit; goods inside a bundle count for the bundle's own limit, and what comes in a replacement delivery was counted before.
create view product_limit_use as
select allowed.ship_to_id, allowed.company_id, allowed.sku, allowed.max_boxes, allowed.valid_from, allowed.valid_to, (
  select coalesce(sum(ordered.boxes_ordered), 0)::int
  from order_line ordered join sales_order o on o.order_number = ordered.order_number
  where ordered.company_id = allowed.company_id and ordered.sku = allowed.sku and ordered.bundle_sku is null
    and o.ship_to_id = allowed.ship_to_id and o.state <> 'cancelled' and o.replaces is null
    and o.delivery_date >= allowed.valid_from
    and (allowed.valid_to is null or o.delivery_date <= allowed.valid_to)) as boxes_ordered
from product_limit allowed;
