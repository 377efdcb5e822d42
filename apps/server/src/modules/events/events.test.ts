import { toId } from "@vycep/domain/kernel/ids";
import type { ErpReport } from "@vycep/domain/orders/erp-report";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { add, cartOf, placeSomeOrder, startOrder } from "../../testing/ask-cart.ts";
import { type OpenEvents, openEvents } from "../../testing/open-events.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { setOneLineTogether } from "../../testing/two-on-one-line.ts";
import { orderDesk } from "../orders/order-desk.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ listen: true });
});
afterAll(() => server.stop());

let opened: OpenEvents[];
beforeEach(() => {
  opened = [];
});
afterEach(async () => {
  for (const { close } of opened) close();
  await Promise.all(opened.map(({ ended }) => ended));
});

async function openWith(authorization: string): Promise<OpenEvents> {
  const events = await openEvents(server.origin, authorization);
  opened.push(events);
  return events;
}

const openAs = async (uid: string) => openWith(`Bearer ${await server.tokenFor(uid)}`);

const move = (number: string, state: string) =>
  sql`update sales_order set state = ${state} where order_number = ${number}`.execute(server.deps.db);

describe("GET /events", () => {
  it("C16 a stranger, a made-up token and somebody deactivated hear nothing", async () => {
    const statuses = await Promise.all(
      ["", "Bearer nothing", `Bearer ${await server.tokenFor("U017")}`].map(
        async (authorization) => (await openWith(authorization)).status,
      ),
    );
    expect(statuses).toEqual([401, 401, 401]);
  });

  it("C21 begins with the cart's version, tells each change within two seconds, and costs two statements in all", async () => {
    const jana = await server.as("U001");
    const id = await startOrder(jana);
    const tab = await openAs("U001");
    expect(tab.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
    expect(tab.headers.get("cache-control")).toBe("no-store");
    expect(Number(tab.headers.get("x-sql-statements"))).toBe(2);
    const before = (await cartOf(jana)).version;
    expect(await tab.first(() => true)).toEqual({ kind: "cart", cartId: id, version: before });

    const started = performance.now();
    const { cart } = await add(jana, id, [{ sku: "100112", quantity: 3 }]);
    const told = await tab.first((event) => event.kind === "cart" && event.version === cart.version);
    expect(told).toEqual({ kind: "cart", cartId: id, version: cart.version });
    expect(performance.now() - started).toBeLessThan(10_000);
  });

  it("C21 many windows of one person hear each change, and nobody else does", async () => {
    const jana = await server.as("U001");
    const id = await startOrder(jana);
    const tabs = await Promise.all(Array.from({ length: 5 }, () => openAs("U001")));
    const others = await Promise.all(["U002", "U004", "U012", "U024"].map(openAs));
    const { cart } = await add(jana, id, [{ sku: "100112", quantity: 1 }]);
    for (const tab of tabs) {
      expect(
        await tab.first((event) => event.kind === "cart" && event.version === cart.version),
      ).toBeDefined();
    }
    expect(
      others.flatMap(({ told }) => told.filter((event) => "cartId" in event && event.cartId === id)),
    ).toEqual([]);
  });

  it("C21 two who set one line thirty times overwrite each other never silently, and hear of each change", {
    timeout: 60_000,
  }, async () => {
    const email = "jana.novotna@modrahvezda.example";
    const { toldAfter, ...counted } = await setOneLineTogether(server, { email, rounds: 30 });
    expect(counted).toEqual({ rounds: 30, conflicts: 30, silent: 0, wrong: 0, untold: 0 });
    expect(Math.max(...toldAfter)).toBeLessThan(2000);
  });

  it("HISTORY-14 an order that moves on is told to everybody who may see it there, and to nobody else", async () => {
    const number = await placeSomeOrder(await server.as("U001"));
    const allowed = await Promise.all(["U001", "U002"].map(openAs));
    // Another place of the company, another company, another country.
    const others = await Promise.all(["U004", "U012", "U024"].map(openAs));
    await move(number, "confirmed");
    await move(number, "loaded");
    for (const tab of allowed) {
      expect(await tab.first((event) => event.kind === "order" && event.state === "loaded")).toEqual({
        kind: "order",
        orderNumber: number,
        state: "loaded",
        news: "moved",
      });
    }
    expect(others.flatMap(({ told }) => told.filter(({ kind }) => kind === "order"))).toEqual([]);
  });

  it("B6 an invoice and a credit note are told as news of their own, each once however often reported", async () => {
    const number = await placeSomeOrder(await server.as("U001"));
    const desk = orderDesk(server.deps);
    const lines = [{ lineNo: 1, boxes: 3 }];
    const report = (id: string, told: ErpReport) =>
      desk.report({
        id: `${id}-${number}`,
        orderNumber: toId(number),
        bodyHash: id,
        at: undefined,
        report: told,
      });
    await desk.confirm({ orderNumber: toId(number), sapId: number, lines });
    await report("loaded", { kind: "shipment", step: "loaded" });
    await report("left", { kind: "shipment", step: "on-the-way" });
    await report("delivery", { kind: "delivery", lines: [{ lineNo: 1, boxes: 2 }] });
    const [tab, other] = [await openAs("U001"), await openAs("U024")];
    const billed = [{ lineNo: 1, boxes: 2 }];
    for (let round = 0; round < 2; round += 1) {
      await report("invoice", { kind: "invoice", documentNumber: `F${number}`, lines: billed });
      await report("credit", { kind: "credit", documentNumber: `D${number}`, lines: billed });
    }
    await sql`update sales_order set state = 'delivered' where order_number = ${number}`.execute(
      server.deps.db,
    );
    expect(await tab.first((event) => event.kind === "order" && event.state === "delivered")).toBeDefined();
    const event = { kind: "order", orderNumber: number };
    expect(tab.told.filter(({ kind }) => kind === "order")).toEqual([
      { ...event, state: "partially-delivered", news: "billed" },
      { ...event, state: "partially-delivered", news: "billed" },
      { ...event, state: "delivered", news: "moved" },
    ]);
    expect(other.told.filter(({ kind }) => kind === "order")).toEqual([]);
  });

  it("PRICE-06, B14 settled prices, and that they were kept above the limit, are news of their own", async () => {
    const number = await placeSomeOrder(await server.as("U001"));
    const tab = await openAs("U001");
    await sql`update sales_order set prices_settled_at = now(), provisional_total_minor = total_minor,
      price_limit_minor = total_minor - 1 where order_number = ${number}`.execute(server.deps.db);
    await sql`update sales_order set price_kept_at = now(), price_kept_by = 'Jana Novotná'
      where order_number = ${number}`.execute(server.deps.db);
    await tab.first((event) => event.kind === "order" && event.news === "kept");
    const event = { kind: "order", orderNumber: number, state: "received" };
    expect(tab.told.filter(({ kind }) => kind === "order")).toEqual([
      { ...event, news: "priced" },
      { ...event, news: "kept" },
    ]);
  });

  it("C14 rights taken away, a session ended and a token signed out end the stream", async () => {
    const [petr, tomas] = await Promise.all(["U002", "U003"].map(openAs));
    await sql`delete from ship_to_role where uid = 'U002' and ship_to_id = '500102'`.execute(server.deps.db);
    expect(await petr?.ended).toBe(true);
    await sql`insert into session_end (uid, ended_at) values ('U003', now())`.execute(server.deps.db);
    expect(await tomas?.ended).toBe(true);

    const token = await server.tokenFor("U005");
    const [leaving, staying] = [await openWith(`Bearer ${token}`), await openAs("U005")];
    const signedOut = await server.stranger.request({
      method: "POST",
      url: "/identity/sign-out",
      headers: { authorization: `Bearer ${token}`, origin: server.origin },
      payload: {},
    });
    expect(signedOut.statusCode).toBe(204);
    expect(await leaving.ended).toBe(true);
    expect(await Promise.race([staying.ended, Promise.resolve("open")])).toBe("open");
    expect((await openWith(`Bearer ${token}`)).status).toBe(401);
  });

  it("CONFIG-08 OP-126 maintenance ends the streams of its market at once, and refuses them until it is over", async () => {
    const [czech, slovak] = [await openAs("U001"), await openAs("U024")];
    const setMaintenance = (value: string) =>
      sql`update portal_config set value = ${value}::jsonb where key = 'maintenance' and market = 'CZ'`.execute(
        server.deps.db,
      );
    await setMaintenance("true");
    expect(await czech.ended).toBe(true);
    expect((await openAs("U001")).status).toBe(503);
    await setMaintenance("false");
    expect((await openAs("U001")).status).toBe(200);
    expect(await Promise.race([slovak.ended, Promise.resolve("open")])).toBe("open");
  });

  it("a person may have so many streams, and is told when to come again", async () => {
    const tabs: OpenEvents[] = [];
    for (let count = 0; count < 12; count += 1) tabs.push(await openAs("U008"));
    expect(new Set(tabs.map(({ status }) => status))).toEqual(new Set([200]));
    const refused = await openAs("U008");
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await openAs("U007")).status).toBe(200);
  });
});
