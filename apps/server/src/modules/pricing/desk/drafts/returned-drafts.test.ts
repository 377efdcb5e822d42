import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { askPrices } from "../../../../testing/desk/ask-prices.ts";
import { startTestServer, type TestServer } from "../../../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  server.clock.set("2026-11-23T13:25:00");
});
afterAll(() => server.stop());

/** As the clock of the tests stands when drafts come back. */
const midnight = "2026-11-30T23:00:01.000Z";

const { asked, told, begun, published } = askPrices(() => server);

test("DPRICE-02 what the job did not publish, and what a second person gave back, is found until it is handed in again", async () => {
  const [vojtech, milos] = [await server.asStaff("S05"), await server.asStaff("S01")];
  const returned = () =>
    asked<{ total: number; items: unknown[] }>(
      vojtech,
      "{ priceDrafts(isReturned: true) { total items { id state returnedReason returnedBy returnedAt } } }",
      {},
    );
  const filter = { priceLists: ["CZ-WHS"], skus: ["100301"], percentHundredths: 300 };
  const plain = await begun(vojtech, "2026-12-01", filter);
  expect(await returned()).toEqual({ total: 0, items: [] });
  await told(vojtech, "handIn", { id: plain.id, version: plain.version, publishAt: "2026-12-01T00:00" });
  await sql`update price set your_minor = your_minor + 1 where price_list = 'CZ-WHS' and sku = '100301'`.execute(
    server.deps.db,
  );
  server.clock.set("2026-12-01T00:00:01");
  await published();
  const large = await begun(vojtech, "2026-12-01", { ...filter, skus: ["100312"], percentHundredths: 900 });
  const { draft: waiting } = await told(vojtech, "handIn", { id: large.id, version: large.version });
  const { version = 0 } = waiting ?? {};
  const { draft: back } = await told(milos, "return", { id: large.id, version, reason: "Moc" });
  expect(await returned()).toEqual({
    total: 2,
    items: [
      { id: large.id, state: "open", returnedReason: "Moc", returnedBy: "Miloš Janda", returnedAt: midnight },
      {
        id: plain.id,
        state: "open",
        returnedReason: "prices-changed",
        returnedBy: null,
        returnedAt: midnight,
      },
    ],
  });
  const view = "query ($id: ID!) { priceDraft(id: $id) { returnedReason returnedBy returnedAt } }";
  expect(await asked(vojtech, view, { id: large.id })).toEqual({
    ...{ returnedReason: "Moc", returnedBy: "Miloš Janda", returnedAt: midnight },
  });
  await told(vojtech, "handIn", { id: large.id, version: back?.version ?? 0 });
  expect((await returned()).items).toMatchObject([{ id: plain.id }]);
  const none = { returnedReason: null, returnedBy: null, returnedAt: null };
  expect(await asked(vojtech, view, { id: large.id })).toEqual(none);
});

test("DPRICE-02 a draft that was taken back says itself who did it, when and why", async () => {
  const vojtech = await server.asStaff("S05");
  const filter = { priceLists: ["CZ-WHS"], skus: ["100312"], percentHundredths: 200 };
  const { id, version } = await begun(vojtech, "2026-12-10", filter);
  await told(vojtech, "handIn", { id, version });
  await published();
  const now = "query ($id: ID!) { priceDraft(id: $id) { version takenBackBy takenBackAt takenBackReason } }";
  const seen = await asked<{ version: number }>(vojtech, now, { id });
  expect(seen).toMatchObject({ takenBackBy: null, takenBackAt: null, takenBackReason: null });
  const back = await told(vojtech, "takeBack", { id, version: seen.version, reason: "Slad je levnější" });
  expect(back.refusal).toBeNull();
  expect(await asked(vojtech, now, { id })).toMatchObject({
    ...{ takenBackBy: "Vojtěch Hrubeš", takenBackAt: midnight, takenBackReason: "Slad je levnější" },
  });
});
