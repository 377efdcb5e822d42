/** Places with as many past orders as a bench asks for. */
import type pg from "pg";
import type { Day } from "../../db/src/days.ts";
import { generate } from "../../db/src/generate/generate.ts";
import type { BenchCustomer } from "./product.ts";

/** Generated outlets, each with so many delivered orders like one of the demo's, one an hour until today. */
export async function placesWithOrders<const Counts extends readonly number[]>(
  admin: pg.Client,
  counts: Counts,
  today: Day,
): Promise<{ readonly [At in keyof Counts]: BenchCustomer }> {
  const { rows } = await admin.query<{ products: number }>("select count(*)::int as products from product");
  await generate(admin, { products: rows[0]?.products ?? 0, outlets: counts.length }, today);
  const customers: BenchCustomer[] = [];
  for (const [at, count] of counts.entries()) {
    const shipTo = String(9_000_001 + at);
    await admin.query(
      `insert into sales_order
       select (jsonb_populate_record(pattern.kept, jsonb_build_object(
         'order_number', (9000000000 + $2::bigint * 1000000 + n)::text,
         'cart_id', null, 'sap_id', null, 'created_by', null, 'ship_to_id', place.id, 'company_id', place.company_id,
         'created_at', $4::date - n * interval '1 hour'))).*
       from (select sales_order as kept from sales_order where state = 'delivered' and empties_of is null order by order_number limit 1) pattern,
         ship_to place, generate_series(1, $3::int) n
       where place.id = $1`,
      [shipTo, at, count, today],
    );
    customers.push({ email: `outlet-${at + 1}@generated.example`, shipTo });
  }
  await admin.query("analyze");
  return customers as { [At in keyof Counts]: BenchCustomer };
}
