import { afterAll, beforeAll, expect, it } from "vitest";
import { placeSomeOrder } from "../../testing/ask-cart.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const token = "of-those-who-read-the-metrics";
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ now: "2026-11-23T13:00:00", env: { VYCEP_METRICS_TOKEN: token } });
});
afterAll(() => server.stop());

async function told(name: string): Promise<Readonly<Record<string, number>>> {
  const headers = { authorization: `Bearer ${token}` };
  const { body } = await server.stranger.request({ url: "/metrics", headers });
  const lines = body.matchAll(new RegExp(`^${name}\\{kind="([a-z]+)"\\} (\\d+)$`, "gm"));
  return Object.fromEntries([...lines].map(([, kind, value]) => [kind, Number(value)]));
}

it("OPS-10 the metrics tell today's orders by cut-off, and how long each is open", async () => {
  // Past noon the unfiltered beer's is over, the truck's is in half an hour.
  expect(await told("vycep_cut_off_seconds")).toEqual({ truck: 1800, pickup: 10_800, tank: 10_800 });
  const before = await told("vycep_cut_off_orders");
  await placeSomeOrder(await server.as("U001"));
  const after = await told("vycep_cut_off_orders");
  const sum = (counts: typeof before) => Object.values(counts).reduce((all, one) => all + one, 0);
  expect(sum(after)).toBe(sum(before) + 1);
  expect(Object.keys(after).toSorted()).toEqual(["pickup", "tank", "truck", "unfiltered"]);
});
