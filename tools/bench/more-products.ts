/** Multiplies the demo's goods, so that a cart of a thousand lines has a thousand products. */
import type { Client } from "pg";

/** Adds `copies` of every ordinary product, with its prices, VAT and deposits. */
export async function multiplyProducts(client: Client, copies: number): Promise<void> {
  const columns = (await columnsOf(client, "product")).filter((name) => name !== "sku" && name !== "ean");
  const list = columns.join(", ");
  await client.query(
    `insert into product (sku, ean, ${list})
     select sku || '-' || copy, '9' || lpad((copy * 1000000 + row_number() over (order by sku))::text, 12, '0'), ${list}
     from product, generate_series(1, $1::int) copy where not is_tank and not is_bundle and not is_unfiltered`,
    [copies],
  );
  for (const table of ["price", "product_vat", "product_deposit"]) {
    const others = (await columnsOf(client, table)).filter((name) => name !== "sku").join(", ");
    await client.query(
      `insert into ${table} (sku, ${others})
       select copied.sku, ${others.replaceAll(/\b(\w+)\b/g, "original.$1")}
       from ${table} original join product copied on copied.sku like original.sku || '-%'`,
    );
  }
  await client.query("analyze");
}

async function columnsOf(client: Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ column_name: string }>(
    `select column_name from information_schema.columns
     where table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  );
  return rows.map(({ column_name }) => column_name);
}
