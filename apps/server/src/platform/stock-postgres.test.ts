import { withConnection } from "@vycep/db/connection";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type Caller, startTestServer, type TestServer } from "../testing/test-server.ts";

let server: TestServer;
let jana: Caller;
beforeAll(async () => {
  server = await startTestServer();
  jana = await server.as("U001");
});
afterAll(() => server.stop());

const place = "500101";
const choice = { outletid: place, outletdeliverymethod: "selfpickup_selfpickup", datepopup: "2026-11-25" };
const services = "/prodczsk-api/api/v1/portal";
const reads: readonly (readonly [name: string, ask: () => Promise<unknown>])[] = [
  [
    "list",
    () =>
      query(`{ products(filter: {}, pageSize: 25) { total_count
          items { sku name your_price promo_price_leaflet { promo_price percentage } saleability { next_date } }
          aggregations { attribute_code options { value count } } } }`),
  ],
  ["search", () => query(`{ products(search: "ipa", pageSize: 25) { items { sku name } } }`)],
  [
    "detail",
    () => query(`{ products(filter: { sku: { eq: "1001" } }) { items { sku related_products { sku } } } }`),
  ],
  [
    "days",
    async () =>
      (
        await jana.request({
          method: "GET",
          url: `${services}/orders/GetDeliveryAvailableDate?shipmentId=selfpickup_selfpickup&shipTo=${place}`,
        })
      ).json(),
  ],
  ["history", async () => (await jana.request({ method: "GET", url: `${services}/orders?limit=25` })).json()],
  ["cart", () => query(`{ customerCart { id total_quantity order_by prices { grand_total { value } } } }`)],
];

/** What they answer now. */
async function answers() {
  const all = new Map<string, unknown>();
  for (const [name, ask] of reads) all.set(name, await ask());
  return all;
}

async function query(text: string): Promise<unknown> {
  const { data, errors } = await jana.graphql(text, {}, choice);
  return { data, errors };
}

/** A PostgreSQL of one's own: it compiles whatever it runs, and writes days its own way, somewhere else. */
async function setUpOtherwise(): Promise<void> {
  const others = { jit: "on", jit_above_cost: "0", timezone: "America/New_York", datestyle: "SQL, DMY" };
  await withConnection(server.databaseUrl, async (client) => {
    const { rows } = await client.query<{ name: string }>("select quote_ident(current_database()) as name");
    for (const [setting, value] of Object.entries(others))
      await client.query(`alter database ${rows[0]?.name} set ${setting} = '${value}'`);
    // Connections that are open already keep what they began with.
    await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`);
  });
  // The server hears of it a moment later: as many questions at once as it may have connections.
  const atOnce = Array.from({ length: server.config.databasePool });
  await vi.waitFor(() => Promise.all(atOnce.map(() => sql`select 1`.execute(server.deps.db))), 10_000);
}

test("performance.md a PostgreSQL set up otherwise answers alike: what statements rely on is asked of it", async () => {
  const before = await answers();
  for (const name of ["list", "search", "detail", "cart"])
    expect(before.get(name)).toMatchObject({ errors: [] });
  expect(before.get("days")).toHaveProperty("filteredDeliveryDate");
  expect(before.get("history")).toHaveProperty("sopList.24");
  await setUpOtherwise();
  const { rows } = await sql<{ name: string; setting: string }>`
    select name, setting from pg_settings where name in ('jit', 'jit_above_cost', 'random_page_cost', 'TimeZone', 'DateStyle') order by name`.execute(
    server.deps.db,
  );
  expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toEqual({
    DateStyle: "ISO, MDY",
    TimeZone: "UTC",
    jit: "off",
    jit_above_cost: "0",
    random_page_cost: "1.1",
  });
  expect(await answers()).toEqual(before);
});
