import type { ClientBase } from "pg";

/**
 * Gives history its lines. An invoice bills what came to its place after the one before it; where that is not what the
 * invoice says to the haléř, it keeps its sums alone.
 */
export async function fitInvoicesToOrders(client: ClientBase): Promise<void> {
  await client.query(`
    create temporary table fitting on commit drop as
    with billed as (
      select number, company_id, ship_to_id, issued, net_minor, deposits_out_minor, order_count,
        lag(issued) over (partition by ship_to_id order by issued, number) as after
      from invoice where type = 'Invoice'),
    brought as (
      select b.number, o.order_number, b.company_id, b.net_minor, b.deposits_out_minor, b.order_count,
        sum(l.boxes_delivered * l.unit_price_minor) as net, sum(l.boxes_delivered * l.unit_deposit_minor) as deposits
      from billed b
      join sales_order o on o.ship_to_id = b.ship_to_id and o.company_id = b.company_id
        and o.delivery_date <= b.issued and (b.after is null or o.delivery_date > b.after)
        and o.state in ('delivered', 'partially-delivered')
      join order_line l on l.order_number = o.order_number
      group by 1, 2, 3, 4, 5, 6)
    select number, order_number, company_id from brought
    where number in (
      select number from brought group by number, net_minor, deposits_out_minor, order_count
      having sum(net) = net_minor and sum(deposits) = deposits_out_minor and count(*) = order_count)`);
  await client.query(
    "insert into invoice_order (number, order_number, company_id) select number, order_number, company_id from fitting",
  );
  await client.query(`
    insert into invoice_line (number, line_no, company_id, kind, order_number, sku, names, quantity, unit_minor,
      amount_minor, vat_percent)
    select number, row_number() over (partition by number order by position, order_number, line_no), company_id, kind,
      order_number, sku, names, quantity, unit_minor, quantity * unit_minor * sign, vat_percent
    from (
      select f.number, f.company_id, 1 as position, l.order_number, l.line_no, 'goods' as kind, l.sku, l.names,
        l.boxes_delivered as quantity, l.unit_price_minor as unit_minor, 1 as sign, l.vat_percent
      from fitting f join order_line l using (order_number) where l.boxes_delivered > 0
      union all
      select f.number, f.company_id, 2, l.order_number, 0, 'deposit-out', null, null,
        sum(l.boxes_delivered), l.unit_deposit_minor, 1, null
      from fitting f join order_line l using (order_number) where l.boxes_delivered > 0 and l.unit_deposit_minor > 0
      group by f.number, f.company_id, l.order_number, l.unit_deposit_minor
      union all
      select i.number, i.company_id, 3, null, 0, 'deposit-back', null, null, 1, -i.deposits_back_minor, -1, null
      from invoice i where i.deposits_back_minor < 0 and i.number in (select number from fitting)) line`);
}
