-- An order that brings what another one fell short of, and which one that is (DDISP-06).

alter table sales_order
  add replaces text,
  add constraint sales_order_replaces_fkey foreign key (replaces) references sales_order not valid,
  add constraint sales_order_replaces_other check (replaces <> order_number) not valid;

-- What comes after all was counted when it was ordered.
create or replace view product_limit_use as
select allowed.ship_to_id, allowed.company_id, allowed.sku, allowed.max_boxes, allowed.valid_from, allowed.valid_to, (
  select coalesce(sum(ordered.boxes_ordered), 0)::int
  from order_line ordered join sales_order o on o.order_number = ordered.order_number
  where ordered.company_id = allowed.company_id and ordered.sku = allowed.sku and ordered.bundle_sku is null
    and o.ship_to_id = allowed.ship_to_id and o.state <> 'cancelled' and o.replaces is null
    and o.delivery_date >= allowed.valid_from
    and (allowed.valid_to is null or o.delivery_date <= allowed.valid_to)) as boxes_ordered
from product_limit allowed;
