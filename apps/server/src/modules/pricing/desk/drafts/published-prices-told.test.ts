import { afterAll, beforeAll, expect, test } from "vitest";
import { askPrices } from "../../../../testing/desk/ask-prices.ts";
import { openEvents } from "../../../../testing/open-events.ts";
import { startTestServer, type TestServer } from "../../../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ listen: true });
  server.clock.set("2026-11-23T13:25:00");
});
afterAll(() => server.stop());

const { told, seen, begun, published } = askPrices(() => server);
const openAs = async (uid: string) => openEvents(server.origin, `Bearer ${await server.tokenFor(uid)}`);

test("DPRICE-02 open pages of customers of the list, and of nobody else, hear of prices that are published and taken back", async () => {
  const vojtech = await server.asStaff("S05");
  const [jana, wholesale] = [await openAs("U001"), await openAs("U012")];
  const places = () =>
    [jana, wholesale].map((events) => events.told.filter(({ kind }) => kind === "place").length);
  const filter = { priceLists: ["CZ-HORECA"], percentHundredths: 200 };
  const draft = await begun(vojtech, "2026-12-01", filter);
  await told(vojtech, "handIn", { id: draft.id, version: draft.version });
  expect(places()).toEqual([0, 0]);
  await published();
  expect(await jana.first(({ kind }) => kind === "place")).toEqual({ kind: "place" });
  const { version } = await seen(vojtech, draft.id);
  await told(vojtech, "takeBack", { id: draft.id, version, reason: "Omyl" });
  await expect.poll(places).toEqual([2, 0]);
  jana.close();
  wholesale.close();
  await Promise.all([jana.ended, wholesale.ended]);
});
