import type { ClientBase } from "pg";
import type { Day } from "../days.ts";

/**
 * The papers that the demo's history would have brought: what each invoice bills, a confirmation of each order and a note
 * of each delivery, a statement of each month, a price list of each place.
 */
export async function makeDocuments(client: ClientBase, today: Day): Promise<void> {
  await client.query(
    `update document d set order_numbers = billed.numbers
     from (
       select number, array_agg(order_number order by order_number) as numbers
       from invoice_order group by number) billed
     where d.kind = 'invoice' and d.number = billed.number`,
  );
  await client.query(
    `insert into document (kind, number, company_id, ship_to_id, issued, order_numbers)
     select 'delivery-note', '8' || substr(order_number, 2), company_id, ship_to_id, delivery_date, array[order_number]
     from sales_order where state in ('delivered', 'partially-delivered')`,
  );
  await client.query(
    `insert into document (kind, number, company_id, ship_to_id, issued, amount_minor, currency, order_numbers)
     select 'order-confirmation', order_number, company_id, ship_to_id, (created_at at time zone 'Europe/Prague')::date,
       total_minor, currency, array[order_number]
     from sales_order o
     where state not in ('received', 'cancelled') and line_count > 0 and not exists (
       select from order_line l where l.order_number = o.order_number and l.boxes_confirmed < l.boxes_ordered)`,
  );
  await client.query(
    `insert into document (kind, number, company_id, issued, amount_minor, currency)
     select 'statement', to_char(until, 'YYYY-MM-') || company_id || '-' || currency, company_id, until,
       billed - coalesce(paid, 0), currency
     from (
       select (date_trunc('month', $1::date) - months * interval '1 month' - interval '1 day')::date as until
       from generate_series(0, 11) months) month
     join lateral (
       select company_id, currency, sum(total_minor) as billed from invoice where issued <= until group by 1, 2) own on true
     left join lateral (
       select sum(amount_minor) as paid from payment join invoice using (number)
       where invoice.company_id = own.company_id and invoice.currency = own.currency and issued <= until
         and paid_on <= until) told on true`,
    [today],
  );
  await client.query(
    `insert into document (kind, number, company_id, ship_to_id, issued)
     select 'price-list', id || '-' || first, company_id, id, first
     from ship_to, (
       select (date_trunc('month', $1::date) - months * interval '1 month')::date as first
       from generate_series(0, 2) months) month
     where status = 'APPROVED'`,
    [today],
  );
}
