import { toId } from "@vycep/domain/kernel/ids";
import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import type { HouseShortage } from "@vycep/domain/orders/house-shortage";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { add, startOrder, told } from "../../testing/ask-cart.ts";
import { laterInOutbox } from "../../testing/later-outbox.ts";
import { type Caller, startTestServer, type TestServer } from "../../testing/test-server.ts";
import { orderDesk } from "../orders/order-desk.ts";
import type { ErpEvent } from "./erp.port.ts";
import { moveOrders } from "./erp-worker.ts";
import { houseErp, houseErpByHand } from "./house-erp.ts";
import { shortagesUntil } from "./house-shortages.repo.ts";
import { deliverOutbox } from "./outbox.ts";

let server: TestServer;
let jana: Caller;
beforeAll(async () => {
  server = await startTestServer();
  jana = await server.as("U001");
});
afterAll(() => server.stop());
afterEach(() => server.clock.set("2026-11-23T09:00:00"));

type Boxes = Readonly<Record<string, number>>;

async function placed(goods: Boxes): Promise<string> {
  const id = await startOrder(jana);
  await add(
    jana,
    id,
    Object.entries(goods).map(([sku, quantity]) => ({ sku, quantity })),
  );
  const answer = await jana.graphql(
    `mutation { placeOrder(input: { cart_id: "${id}" }) { orderV2 { number } errors { reason sku } } }`,
  );
  const { orderV2, errors } = told<{ placeOrder: { orderV2: { number: string } | null; errors: unknown[] } }>(
    answer,
  ).placeOrder;
  if (!orderV2) throw new Error(JSON.stringify(errors));
  return orderV2.number;
}

/** The worker with the house ERP; by the demo's rows unless told otherwise. */
function worker(shortages?: readonly HouseShortage[]) {
  const { db, clock, log } = server.deps;
  const erp = houseErp((day) => (shortages ? Promise.resolve(shortages) : shortagesUntil(db, day)));
  return { db, clock, log, erp, pricing: server.pricing, desk: orderDesk({ db, clock }) };
}

/** Three seconds on, so that the house has thought its orders over. */
async function answerOrders(deps = worker()): Promise<void> {
  await laterInOutbox(server.deps.db, 3000);
  await deliverOutbox(deps);
}

/** Everything that the worker does at a moment, several times over and at once. */
async function lookAt(moment: string, deps = worker()): Promise<void> {
  server.clock.set(moment);
  await Promise.all([moveOrders(deps), moveOrders(deps)]);
  await moveOrders(deps);
}

async function orderOf(number: string, caller = jana) {
  const answer = await caller.graphql(
    `query ($number: String) { customer { orders(filter: { number: { eq: $number } }) { items { state status
      timeline { state at by by_brewery } invoices { id number issued_at } credit_memos { number issued_at }
      items { product_sku quantity_ordered quantity_confirmed quantity_shipped quantity_invoiced quantity_refunded
        change_reason status } } } } }`,
    { number },
  );
  const order = told<{ customer: { orders: { items: OrderAnswer[] } } }>(answer).customer.orders.items[0];
  return order && { ...order, statements: answer.statements };
}
type OrderAnswer = {
  readonly state: string;
  readonly timeline: readonly { readonly state: string; readonly at: string; readonly by_brewery: boolean }[];
  readonly invoices: readonly { readonly number: string; readonly issued_at: string }[];
  readonly credit_memos: readonly { readonly number: string; readonly issued_at: string }[];
  readonly items: readonly Readonly<Record<string, string | number | null>>[];
};

/** Ordered, confirmed, delivered, invoiced, credited, and why, by product. */
async function boxesOf(number: string) {
  const items = (await orderOf(number))?.items ?? [];
  return Object.fromEntries(
    items.map((item) => [
      item.product_sku,
      [
        item.quantity_ordered,
        item.quantity_confirmed,
        item.quantity_shipped,
        item.quantity_invoiced,
        item.quantity_refunded,
        item.change_reason,
      ],
    ]),
  );
}

const christmas = "Vánočního speciálu je letos málo, na objednávku dáváme nejvýše 20 přepravek";
const broken = "Část zboží se poškodila při nakládce";
const labels = "Reklamace: přepravka s poškozenými etiketami";
const goods = { "130501": 24, "180205": 12, "140101": 3, "100112": 3 };

describe("B6 D11 the house ERP by its dated rows", () => {
  it("confirms, loads, brings, invoices and credits by the clock; however often it looks, each once", async () => {
    const number = await placed(goods);
    await answerOrders();
    await answerOrders();
    expect(await boxesOf(number)).toEqual({
      "130501": [24, 20, null, null, 0, christmas],
      "180205": [12, 12, null, null, 0, null],
      "140101": [3, 3, null, null, 0, null],
      "100112": [3, 3, null, null, 0, null],
    });
    const seen: [string | undefined, number | undefined, number | undefined][] = [];
    for (const time of ["05:40", "06:55", "10:30", "11:59", "12:00", "14:59", "15:00", "23:00"]) {
      await lookAt(`2026-11-26T${time}:00`);
      const order = await orderOf(number);
      seen.push([order?.state, order?.invoices.length, order?.credit_memos.length]);
    }
    expect(seen).toEqual([
      ["loaded", 0, 0],
      ["on-the-way", 0, 0],
      ["partially-delivered", 0, 0],
      ["partially-delivered", 0, 0],
      ["partially-delivered", 1, 0],
      ["partially-delivered", 1, 0],
      ["partially-delivered", 1, 1],
      ["partially-delivered", 1, 1],
    ]);
    expect(await boxesOf(number)).toEqual({
      "130501": [24, 20, 20, 20, 0, christmas],
      "180205": [12, 12, 10, 10, 0, broken],
      "140101": [3, 3, 3, 3, 1, labels],
      "100112": [3, 3, 3, 3, 0, null],
    });
    const order = await orderOf(number);
    expect(order).toMatchObject({
      invoices: [{ number: `F${number}`, issued_at: "2026-11-26 12:00:00" }],
      credit_memos: [{ number: `D${number}`, issued_at: "2026-11-26 15:00:00" }],
    });
    expect(order?.timeline.map(({ state, at }) => `${state} ${at.slice(11, 16)}`)).toEqual([
      "received 09:00",
      "confirmed 09:00",
      "loaded 05:40",
      "on-the-way 06:55",
      "partially-delivered 10:30",
    ]);
  });

  it("after standing still for days it catches up, also when it died in between", async () => {
    const number = await placed(goods);
    await answerOrders();
    const deps = worker();
    const { desk } = deps;
    let left = 3;
    const dying = async (event: ErpEvent) => {
      if (event.orderNumber === number) left -= 1;
      if (left < 0) throw new Error("killed");
      return desk.report(event);
    };
    server.clock.set("2026-12-02T08:00:00");
    await expect(moveOrders({ ...deps, desk: { ...desk, report: dying } })).rejects.toThrow("killed");
    expect(await orderOf(number)).toMatchObject({ state: "partially-delivered", invoices: [] });
    await lookAt("2026-12-02T08:01:00");
    await lookAt("2026-12-03T08:01:00");
    expect(await orderOf(number)).toMatchObject({
      invoices: [{ number: `F${number}`, issued_at: "2026-11-26 12:00:00" }],
      credit_memos: [{ number: `D${number}`, issued_at: "2026-11-26 15:00:00" }],
    });
    expect((await boxesOf(number))["140101"]).toEqual([3, 3, 3, 3, 1, labels]);
  });

  it("rows that change after a report leave what was reported as it was", async () => {
    const number = await placed({ "130501": 24 });
    await answerOrders();
    const none = worker([]);
    await answerOrders(none);
    await lookAt("2026-11-26T23:00:00", none);
    expect((await boxesOf(number))["130501"]).toEqual([24, 20, 20, 20, 0, christmas]);
  });

  it("history that others have invoiced is left alone", async () => {
    const { db } = server.deps;
    const bills = () =>
      db
        .selectFrom("erp_report as r")
        .innerJoin("sales_order as o", "o.order_number", "r.order_number")
        .select("r.event_id")
        .where("r.kind", "in", ["invoice", "credit"])
        .where("o.cart_id", "is", null)
        .where("o.delivery_date", "<", "2026-11-20")
        .execute();
    const credit: HouseShortage = {
      kind: "credit",
      sku: toId("100112"),
      validFrom: toLocalDate("2026-01-01"),
      validTo: null,
      mostBoxes: 1,
      reason: "Reklamace",
    };
    await lookAt("2026-11-23T23:00:00", worker([credit]));
    expect(await bills()).toEqual([]);
  });

  it("C16 a stranger's company sees neither order nor documents, and documents cost one statement for all", async () => {
    const number = await placed({ "100112": 3 });
    await answerOrders();
    await lookAt("2026-11-26T23:00:00");
    expect(await orderOf(number, await server.as("U012"))).toBeUndefined();
    const ask = async (size: number) => {
      const answer = await jana.graphql(
        `{ customer { orders(pageSize: ${size}) { items { invoices { number } credit_memos { number } } } } }`,
      );
      expect(told<{ customer: { orders: { items: object[] } } }>(answer).customer.orders.items).toHaveLength(
        size,
      );
      return answer.statements;
    };
    expect(await ask(20)).toBe(await ask(1));
  });
});

describe("B6 D11 an order of which not one box is confirmed", () => {
  const soldOut = (sku: string): HouseShortage => ({
    kind: "confirmation",
    sku: toId(sku),
    validFrom: toLocalDate("2026-11-01"),
    validTo: null,
    mostBoxes: 0,
    reason: "Vyprodáno",
  });

  it("is taken back by the brewery with the reason, stays so, and costs no limit", async () => {
    const rejecting = worker([soldOut("130506")]);
    // The place may have 12 of these.
    const first = await placed({ "130506": 12 });
    await answerOrders(rejecting);
    await answerOrders(rejecting);
    await lookAt("2026-11-26T23:00:00", rejecting);
    expect(await orderOf(first)).toMatchObject({
      state: "cancelled",
      status: "cancelled",
      timeline: [
        { state: "received", by_brewery: false },
        { state: "cancelled", by: null, by_brewery: true },
      ],
      invoices: [],
      items: [{ quantity_confirmed: 0, change_reason: "Vyprodáno", status: "Fully Rejected" }],
    });
    server.clock.set("2026-11-23T09:00:00");
    expect(await orderOf(await placed({ "130506": 12 }))).toMatchObject({ state: "received" });
  });

  it("of two lines one that is not confirmed stays rejected, and is neither brought nor billed", async () => {
    const number = await placed({ "100101": 2, "100112": 3 });
    const deps = worker([soldOut("100101")]);
    await answerOrders(deps);
    await lookAt("2026-11-26T06:00:00", deps);
    expect((await orderOf(number))?.items[0]).toMatchObject({ status: "Fully Rejected" });
    await lookAt("2026-11-26T23:00:00", deps);
    expect(await boxesOf(number)).toEqual({
      "100101": [2, 0, 0, null, 0, "Vyprodáno"],
      "100112": [3, 3, 3, 3, 0, null],
    });
    expect((await orderOf(number))?.items[0]).toMatchObject({ status: "Fully Rejected" });
  });
});

describe("DORD-03 the house where staff move orders by hand", () => {
  it("takes what it is told and moves nothing by itself, whatever the clock says", async () => {
    const number = await placed(goods);
    const byHand = { ...worker(), erp: houseErpByHand };
    await answerOrders(byHand);
    await lookAt("2026-12-01T18:00:00", byHand);
    expect(await orderOf(number)).toMatchObject({ state: "received", timeline: [{ state: "received" }] });
    await laterInOutbox(server.deps.db, 600_000);
    expect(await deliverOutbox(byHand)).toBe(0);
  });
});
