-- What was ordered of a limit, counted beside it, so that limits ask no table of orders themselves.

-- Each limit with what was ordered of it: counted from the lines of orders themselves, for deliveries on the days of the
-- limit; goods inside a bundle count for the bundle's own limit.
create view product_limit_use as
select allowed.ship_to_id, allowed.company_id, allowed.sku, allowed.max_boxes, allowed.valid_from, allowed.valid_to, (
  select coalesce(sum(ordered.boxes_ordered), 0)::int
  from order_line ordered join sales_order o on o.order_number = ordered.order_number
  where ordered.company_id = allowed.company_id and ordered.sku = allowed.sku and ordered.bundle_sku is null
    and o.ship_to_id = allowed.ship_to_id and o.state <> 'cancelled' and o.delivery_date >= allowed.valid_from
    and (allowed.valid_to is null or o.delivery_date <= allowed.valid_to)) as boxes_ordered
from product_limit allowed;
