import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { filledCart, placeOrder } from "../testing/ask-place-order.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";

let server: TestServer;
/** Every statement that a day of ordering sent, as the one connection has prepared it. */
let hot: readonly string[];

beforeAll(async () => {
  server = await startTestServer({ env: { VYCEP_DB_POOL: "1" } });
  await aDayOfOrdering();
  const { rows } = await sql<{ text: string }>`
    select statement as text from pg_prepared_statements where not from_sql order by 1`.execute(
    server.deps.db,
  );
  hot = rows
    .map(({ text }) => text)
    .filter((text) => !/pg_prepared_statements|^start transaction/.test(text));
}, 180_000);
afterAll(() => server.stop());

async function aDayOfOrdering(): Promise<void> {
  const jana = await server.as("U001");
  const place = { outletid: "500101" };
  const portal = "/prodczsk-api/api/v1/portal";
  const read = async (query: string) => {
    const { errors } = await jana.graphql(query, {}, place);
    expect(errors).toEqual([]);
  };
  await read(
    "{ products(filter: {}, pageSize: 25) { total_count items { sku favourites } aggregations { attribute_code } } }",
  );
  await read(
    `{ products(search: "sud 50", pageSize: 25) { total_count items { sku related_products { sku } } } }`,
  );
  await read("{ customerCart { id itemsV2 { items { uid } } } }");
  for (const path of [
    "/orders?limit=20",
    "/orders?limit=20&search=pivo",
    "/documents/GetAllDocuments?limit=20",
    "/orders/GetDeliveryAvailableDate?shipmentId=selfpickup_selfpickup&shipTo=500101",
  ]) {
    const { statusCode } = await jana.request({ url: `${portal}${path}` });
    expect({ path, statusCode }).toEqual({ path, statusCode: 200 });
  }
  const { order } = await placeOrder(jana, { cart_id: await filledCart(jana) });
  await read(
    `{ customer { orders(filter: { number: { eq: "${order?.order_number}" } }) { items {
      number total { grand_total { value } } items { product_sku } timeline { state } invoices { number } previous_orders { number } } } } }`,
  );
  await read(`{ searchEverything(text: "${order?.order_number}") { kind total } }`);
}

/** What a brewery has millions of after some years. */
const growing = [
  ...["sales_order", "order_line", "order_vat", "order_empties_line", "order_event", "order_bundle"],
  ...[
    "outbox",
    "erp_report",
    "audit_entry",
    "notice",
    "idempotency",
    "cart",
    "cart_line",
    "document",
    "invoice",
  ],
  ...["invoice_line", "invoice_order", "ticket", "webhook_delivery", "edi_message", "edi_outgoing"],
];

/** And what it has hundreds of thousands of. */
const large = [
  ...growing,
  ...[
    "app_user",
    "company",
    "default_ship_to",
    "order_count",
    "price",
    "promo_leaflet",
    "ship_to",
    "ship_to_role",
  ],
  ...["user_session", "wishlist", "wishlist_item", "product_limit"],
];

const flat = (text: string) => text.replaceAll(/\s+/g, " ").trim();

/** What stands in the way of spreading by company, and why it may for now. */
const withoutCompany: readonly { readonly begins: string; readonly because: string }[] = [
  {
    begins: 'select "orderNumber", at, state, by, "byBrewery" from (',
    because: "parts of orders that a statement with their places gave; by their numbers, which are unique",
  },
  { begins: 'select order_number as "orderNumber", kind, document_number', because: "parts of orders, too" },
  { begins: 'select "order_number", "percent", "base_minor"', because: "parts of orders, too" },
  { begins: 'select * from "order_line" where order_number = any', because: "parts of orders, too" },
  {
    begins: "with keys as ( select strand.* from unnest(array[$1",
    because: "the history of places, each of which is one company's",
  },
  {
    begins: "with found as not materialized ( select t.case_number",
    because: "tickets of places, each of which is one company's",
  },
];

/** Of these tables a statement reads or writes. */
const tablesIn = (text: string, among: readonly string[]) =>
  among.filter((table) => new RegExp(`\\b(?:from|join|into|update)\\s+"?${table}"?\\b`, "i").test(text));

describe("beyond one database", () => {
  test("OPS-15 every growing table carries the company", async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.columns
      where column_name = 'company_id' and table_schema = 'public'`.execute(server.deps.db);
    const carrying = rows.map(({ name }) => name);
    expect(growing.filter((table) => !carrying.includes(table))).toEqual([]);
  });

  test("OPS-15 every hot statement on them names it, but for those with a reason", () => {
    const nameless = hot.filter((text) => tablesIn(text, growing).length > 0 && !text.includes("company_id"));
    const excused = (text: string) => withoutCompany.some(({ begins }) => flat(text).startsWith(begins));
    expect(nameless.filter((text) => !excused(text)).map(flat)).toEqual([]);
    // A reason that nobody needs any more goes.
    expect(
      withoutCompany.filter(({ begins }) => !nameless.some((text) => flat(text).startsWith(begins))),
    ).toEqual([]);
    expect(hot.length).toBeGreaterThan(30);
  });
});

test("OPS-14 no hot statement reads a large table from end to end, as the planner sees one", async () => {
  const { db } = server.deps;
  // A place for each million rows would take minutes; the planner is told of them instead.
  for (const name of large)
    await sql`select pg_restore_relation_stats('schemaname', 'public', 'relname', ${name}::text,
      'relpages', 1, 'reltuples', ${1_000_000}::real)`.execute(db);
  // Of a table that is empty here nobody can be told that it is full: it may be read whole only where nothing else is possible.
  await sql`set enable_seqscan = off`.execute(db);
  const scanned: string[] = [];
  for (const text of hot) {
    const { rows } = await sql.raw<{ "QUERY PLAN": string }>(`explain (generic_plan) ${text}`).execute(db);
    const tables = rows.flatMap((row) => /Seq Scan on (\w+)/.exec(row["QUERY PLAN"])?.[1] ?? []);
    for (const table of tables) if (large.includes(table)) scanned.push(`${table}: ${flat(text)}`);
  }
  expect(scanned).toEqual([]);
  const whole = await sql<{ "QUERY PLAN": string }>`explain select note_for_driver from sales_order`.execute(
    db,
  );
  expect(JSON.stringify(whole.rows)).toContain("Seq Scan on sales_order");
});
