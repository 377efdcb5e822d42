import type { ClientBase } from "pg";

/** The papers that the demo's orders would have brought: what each invoice bills, and a delivery note for what was brought. */
export async function makeDocuments(client: ClientBase): Promise<void> {
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
}
