import { sql } from "kysely";
import type { TestServer } from "./test-server.ts";

/** Fills a cart with more products than the demo has: copies of one, each with its prices, VAT and deposits. */
export async function fillCart(server: TestServer, cartId: string, lines: number): Promise<void> {
  const { db } = server.deps;
  for (const table of ["product", "product_vat", "product_deposit", "price"]) {
    const columns = (await columnsOf(server, table)).filter((name) => name !== "sku" && name !== "ean");
    const list = sql.raw(columns.join(", "));
    const ean = sql.raw(table === "product" ? ", ean" : "");
    const eanOfCopy = table === "product" ? sql`, '9' || lpad(n::text, 12, '0')` : sql``;
    await sql`insert into ${sql.table(table)} (sku, ${list} ${ean})
      select 'LONG' || n, ${list} ${eanOfCopy} from ${sql.table(table)}, generate_series(1, ${lines}::int) n
      where sku = '100112' on conflict do nothing`.execute(db);
  }
  await sql`insert into cart_line (cart_id, company_id, sku, packages, layers, pallets, position)
    select id, company_id, 'LONG' || n, 1, 0, 0, n from cart, generate_series(1, ${lines}::int) n
    where id = ${cartId}`.execute(db);
  await sql`update cart set version = version + 1 where id = ${cartId}`.execute(db);
}

async function columnsOf(server: TestServer, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_name = ${table} and is_generated = 'NEVER' order by ordinal_position`.execute(server.deps.db);
  return rows.map(({ name }) => name);
}
