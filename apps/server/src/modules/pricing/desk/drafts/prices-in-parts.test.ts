import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { askPrices } from "../../../../testing/desk/ask-prices.ts";
import { type StaffCaller, startTestServer, type TestServer } from "../../../../testing/test-server.ts";

let server: TestServer;
let vojtech: StaffCaller;
let milos: StaffCaller;
beforeAll(async () => {
  server = await startTestServer();
  [vojtech, milos] = [await server.asStaff("S05"), await server.asStaff("S01")];
});
afterAll(() => server.stop());

const { told, seen, begun, published } = askPrices(() => server);
const version = ({ id, version: seenAs }: { readonly id: string; readonly version: number }) => ({
  id,
  version: seenAs,
});

test("DPRICE-02 lists of a market are changed and taken back in parts, each price once", async () => {
  const whole = async () => {
    const { rows } = await sql<{ price_list: string }>`
      select price_list, sku, base_minor, your_minor, valid_from::text, valid_to::text from price
      order by price_list, sku, valid_from`.execute(server.deps.db);
    return rows;
  };
  const before = await whole();
  const ofMarket = before.map(({ price_list: list }) => list).filter((list) => list.startsWith("CZ-"));
  const lists = [...new Set(ofMarket)];
  const draft = await begun(vojtech, "2026-12-02", { priceLists: lists, percentHundredths: 900 });
  // Of about two hundred lines each.
  expect(draft.counts["all"]).toBeGreaterThan(400);
  const { draft: waiting } = await told(vojtech, "handIn", version(draft));
  await told(milos, "approve", version(waiting ?? draft));
  await published();
  const { rows } = await sql<{ lines: number; written: number; told: number }>`
    select count(*)::int as lines, count(p.sku)::int as written,
      (select count(*)::int from audit_entry where request_id = ${`price-draft-${draft.id}`} and action = 'price.changed') as told
    from price_draft_line line left join price p on p.price_list = line.price_list and p.sku = line.sku
      and p.valid_from = '2026-12-02' and p.base_minor = line.base_minor and p.your_minor = line.your_minor
    where line.draft_id = ${draft.id} and line.base_minor <> line.old_base_minor`.execute(server.deps.db);
  expect(rows).toEqual([
    {
      lines: draft.counts["all"],
      written: draft.counts["all"],
      told: draft.counts["all"],
    },
  ]);
  const back = await told(milos, "takeBack", { ...version(await seen(vojtech, draft.id)), reason: "Omyl" });
  expect(back).toMatchObject({ refusal: null, draft: { state: "taken_back" } });
  expect(await whole()).toEqual(before);
});
