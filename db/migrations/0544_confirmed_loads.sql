-- What goes out of an order is what was confirmed of it: its load where that is less than was ordered.
alter table sales_order
  add column confirmed_grams bigint,
  add column confirmed_pallet_thousandths bigint,
  add column confirmed_millilitres bigint;

-- Orders under way that were confirmed with less already.
update sales_order o set
  confirmed_grams = greatest(o.grams - missing.grams, 0),
  confirmed_pallet_thousandths = greatest(o.pallet_thousandths - missing.pallet_thousandths, 0),
  confirmed_millilitres = greatest(o.millilitres - missing.millilitres, 0)
from (
  select l.order_number, sum(short.boxes * p.box_gross_grams::bigint) as grams,
    coalesce(round(sum(short.boxes * 1000.0 / nullif(p.boxes_per_pallet, 0))), 0) as pallet_thousandths,
    sum(short.boxes * p.box_millilitres::bigint) as millilitres
  from sales_order under_way
  join order_line l on l.order_number = under_way.order_number
  join product p on p.sku = l.sku
  cross join lateral (values (l.boxes_ordered - l.boxes_confirmed)) short (boxes)
  where under_way.state in ('confirmed', 'loaded', 'on-the-way') and short.boxes > 0
  group by l.order_number) missing
where missing.order_number = o.order_number;
