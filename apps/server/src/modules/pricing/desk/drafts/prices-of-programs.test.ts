import { masterDataExamples } from "@vycep/contract/erp/master-data-examples";
import { afterAll, beforeAll, expect, test } from "vitest";
import { askPrices } from "../../../../testing/desk/ask-prices.ts";
import { serviceProgram } from "../../../../testing/programs/service-program.ts";
import { startTestServer, type TestServer } from "../../../../testing/test-server.ts";

let server: TestServer;
let erp: Awaited<ReturnType<typeof serviceProgram>>;
beforeAll(async () => {
  server = await startTestServer();
  erp = await serviceProgram(server, "Helios", "price-lists");
});
afterAll(() => server.stop());

const { told, seen, published, prices } = askPrices(() => server);
const price = {
  ...masterDataExamples["price-lists"].row,
  ...{ price_list: "CZ-HORECA", sku: "100201", currency: "CZK", base_price: 250, your_price: 240 },
  ...{ valid_from: "2026-12-01", valid_to: null },
};
const now = () => prices("CZ-HORECA", "100201");

test("DPRICE-05 rows of a program that cannot stand in a draft are refused one by one", async () => {
  const before = await now();
  const { good, drafts, results } = await erp.save("price-lists", [
    { ...price, valid_from: "2026-11-01", valid_to: "2026-11-02" },
    { ...price, price_list: "CZ-NEW" },
  ]);
  expect([good, drafts]).toEqual([0, []]);
  expect(results.map(({ faults }) => faults?.map(({ field, code }) => `${field} ${code}`))).toEqual([
    ["valid_from day_passed", "valid_to not_empty"],
    ["price_list unknown_reference"],
  ]);
  expect(await now()).toEqual(before);
});

test("DPRICE-05 a program's prices wait in one draft however often they are sent, until somebody agrees", async () => {
  const before = await now();
  const tried = await erp.save("price-lists", [price], { dry_run: true });
  expect([tried.good, tried.kept, tried.drafts]).toEqual([1, false, undefined]);
  const { drafts: [draft] = [] } = await erp.save("price-lists", [price]);
  expect(draft).toEqual({ id: expect.any(String), valid_from: "2026-12-01", lines: 1 });
  // Said again it stands there once; said otherwise the last word counts.
  const last = { ...price, base_price: 251, your_price: 241 };
  expect((await erp.save("price-lists", [last])).drafts).toEqual([draft]);
  expect(await now()).toEqual(before);

  const id = draft?.id ?? "";
  const [service, admin] = [await server.asStaff("S05"), await server.asStaff("S01")];
  const { version } = await seen(service, id);
  const handed = await told(service, "handIn", { id, version, publishAt: null });
  if (handed.draft?.state === "waiting") {
    const agreed = await told(admin, "approve", { id, version: handed.draft.version });
    expect(agreed.refusal).toBeNull();
  }
  // What waits to be published needs no second draft, and neither does what holds.
  expect((await erp.save("price-lists", [last])).drafts).toEqual([]);
  await published();
  expect((await now()).find(([from]) => from === "2026-12-01")?.slice(2)).toEqual([25_100, 24_100]);
  expect((await erp.save("price-lists", [last])).drafts).toEqual([]);
});
