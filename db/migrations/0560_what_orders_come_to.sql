-- What an order comes to where less was confirmed, or came, than was ordered; null where it is the same.
alter table sales_order
  add column due_net_minor bigint,
  add column due_vat_minor bigint,
  add column due_deposit_minor bigint,
  add column due_total_minor bigint;

-- Orders under way that were confirmed with less already.
update sales_order o set
  due_net_minor = due.net, due_vat_minor = due.vat, due_deposit_minor = o.deposit_minor - due.missing_deposit,
  due_total_minor = due.net + due.vat + o.deposit_minor - due.missing_deposit
from (
  select order_number, sum(net)::bigint as net, sum(round(net * vat_percent / 100))::bigint as vat,
    sum(missing_deposit)::bigint as missing_deposit
  from (
    select l.order_number, l.vat_percent,
      sum(case when counted.boxes = l.boxes_ordered then l.net_minor else counted.boxes * l.unit_price_minor end) as net,
      sum(l.deposit_minor - round(l.deposit_minor * counted.boxes / nullif(l.boxes_ordered, 0)::numeric)) as missing_deposit,
      bool_or(counted.boxes <> l.boxes_ordered) as is_less
    from sales_order under_way
    join order_line l on l.order_number = under_way.order_number
    cross join lateral (values (coalesce(l.boxes_confirmed, l.boxes_ordered))) counted (boxes)
    where under_way.state in ('confirmed', 'loaded', 'on-the-way')
    group by l.order_number, l.vat_percent) rate
  group by order_number having bool_or(is_less)) due
where due.order_number = o.order_number;

alter table sales_order
  add constraint sales_order_due check (
    num_nulls(due_net_minor, due_vat_minor, due_deposit_minor, due_total_minor) in (0, 4)
    and due_net_minor >= 0 and due_vat_minor >= 0
    and due_total_minor = due_net_minor + due_vat_minor + due_deposit_minor) not valid;
