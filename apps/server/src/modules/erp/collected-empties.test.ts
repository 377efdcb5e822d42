import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { CustomerOrder, PlaceOrderOutput } from "../../platform/graphql.gen.ts";
import { add, startOrder, told } from "../../testing/ask-cart.ts";
import { type Telling, tellPortal } from "../../testing/stranger-erp.ts";
import { type Caller, startTestServer, type TestServer } from "../../testing/test-server.ts";
import { orderDesk } from "../orders/order-desk.ts";
import { moveOrders } from "./erp-worker.ts";
import { houseErp } from "./house-erp.ts";

/** What the driver really took over, as an ERP tells it (EMPTIES-01, EMPTIES-02, D11). */

const secret = "a secret that only these two machines know";
let server: TestServer;
let jana: Caller;
beforeAll(async () => {
  server = await startTestServer({
    listen: true,
    env: { ERP_URL: "http://127.0.0.1:9", ERP_SECRET: secret },
  });
  jana = await server.as("U001");
});
afterAll(() => server.stop());
beforeEach(() => server.clock.set("2026-11-23T09:00:00"));

type Units = Readonly<Record<string, number>>;
const amountsOf = (units: Units) => Object.entries(units).map(([code, count]) => ({ code, units: count }));

/** An order with empties to go back; with three kegs, or the collection of empties alone. */
async function placed(plan: Units, method = "selfpickup_selfpickup"): Promise<string> {
  const id = await startOrder(jana, { method });
  if (method === "selfpickup_selfpickup") await add(jana, id, [{ sku: "100112", quantity: 3 }]);
  const empties = Object.entries(plan).map(([packaging_code, number_of_units]) => ({
    packaging_code,
    number_of_units,
  }));
  told(
    await jana.graphql(
      `mutation ($input: SetCartEmptiesInput!) { setCartEmpties(input: $input) { user_errors { code } } }`,
      { input: { cart_id: id, empties } },
    ),
  );
  const answer = await jana.graphql(
    `mutation { placeOrder(input: { cart_id: "${id}" }) { orderV2 { number } errors { reason } } }`,
  );
  const { orderV2, errors } = told<{ placeOrder: PlaceOrderOutput }>(answer).placeOrder;
  if (!orderV2) throw new Error(JSON.stringify(errors));
  return orderV2.number;
}

const tell = (number: string, what: string, body: object, telling: Partial<Telling> = {}) =>
  tellPortal(server.origin, { path: `/erp/orders/${number}/${what}`, body }, { secret, ...telling });

const linesOf = (boxes: number | undefined) => (boxes === undefined ? [] : [{ lineNo: 1, boxes }]);

/** On the truck, so that it can be delivered. */
async function onItsWay(number: string, boxes?: number): Promise<void> {
  await tell(number, "confirmation", { sapId: `S${number}`, lines: linesOf(boxes) });
  for (const step of ["loaded", "on-the-way"]) await tell(number, "shipment", { step });
}

const deliver = (number: string, empties: readonly object[], boxes?: number) =>
  tell(number, "delivery", { lines: linesOf(boxes), empties });

async function orderOf(number: string) {
  const answer = await jana.graphql(
    `query ($number: String) { customer { orders(filter: { number: { eq: $number } }) { items { state
      additional_data { empty_return } total { grand_total { value } }
      empties { packaging_code number_of_units deposit { value } total { value } returned_units
        returned_total { value currency } } } } } }`,
    { number },
    { lang: "cs" },
  );
  return told<{ customer: { orders: { items: CustomerOrder[] } } }>(answer).customer.orders.items[0];
}

/** Planned, taken over and refunded, by type. */
async function countsOf(number: string) {
  const rows = (await orderOf(number))?.empties ?? [];
  return Object.fromEntries(
    rows.map((row) => [
      row.packaging_code,
      [row.number_of_units, row.returned_units, row.returned_total?.value],
    ]),
  );
}

/** What lies at the place on the Monday after. */
async function balanceOf(code: string): Promise<number> {
  await startOrder(jana, { date: "2026-11-30" });
  const answer = await jana.graphql("{ customerCart { cart_blga { packaging_code packaging_issued } } }");
  type Row = { readonly packaging_code: string; readonly packaging_issued: number };
  const { customerCart } = told<{ customerCart: { cart_blga: readonly Row[] } }>(answer);
  return customerCart.cart_blga.find((row) => row.packaging_code === code)?.packaging_issued ?? 0;
}

describe("EMPTIES-01 what the driver took over: not believed or not understood", () => {
  it("needs the signature", async () => {
    const number = await placed({ KEG50: 2 });
    await onItsWay(number, 3);
    const body = { lines: linesOf(3), empties: amountsOf({ KEG50: 2 }) };
    expect(await tell(number, "delivery", body, { secret: "x".repeat(40) })).toMatchObject({ status: 401 });
    expect(await orderOf(number)).toMatchObject({ state: "on-the-way" });
  });

  it.each([
    ["fewer than nothing", [{ code: "KEG50", units: -1 }]],
    ["half a keg", [{ code: "KEG50", units: 1.5 }]],
    ["more than any truck takes", [{ code: "KEG50", units: 100_000 }]],
    ["no type", [{ units: 1 }]],
  ])("%s", async (_, empties) => {
    expect(await deliver("4700100001", empties, 3)).toMatchObject({ status: 400, code: "invalid-input" });
  });
});

describe("EMPTIES-01 what the driver took over: refused", () => {
  it("leaves no trace, and may be told again as it was", async () => {
    const number = await placed({ KEG50: 2, CR20: 4 });
    expect(await deliver(number, amountsOf({ KEG50: 2, CR20: 4 }), 3)).toMatchObject({
      status: 409,
      code: "step-not-allowed",
    });
    await onItsWay(number, 3);
    const bad: readonly [empties: readonly object[], code: string][] = [
      [amountsOf({ KEG50: 2, CR20: 4, BARREL: 1 }), "empties-unknown"],
      [[...amountsOf({ KEG50: 2, CR20: 4 }), { code: "KEG50", units: 2 }], "empties-twice"],
      [amountsOf({ KEG50: 2 }), "empties-missing"],
    ];
    for (const [empties, code] of bad) {
      expect(await deliver(number, empties, 3), code).toMatchObject({ status: 422, code });
    }
    expect(await orderOf(number)).toMatchObject({ state: "on-the-way" });
    expect(await countsOf(number)).toEqual({ KEG50: [2, null, undefined], CR20: [4, null, undefined] });
    expect(await deliver(number, amountsOf({ KEG50: 2, CR20: 4 }), 3)).toMatchObject({ status: 200 });
  });
});

describe("EMPTIES-01 EMPTIES-02 what the driver took over: done", () => {
  it("counts instead of the plan, in the order, its refund and the account of the place", async () => {
    const before = await balanceOf("CO2-10");
    const number = await placed({ "CO2-10": 2, KEG50: 5 });
    expect(await balanceOf("CO2-10")).toBe(before - 2);
    await onItsWay(number, 3);
    expect(await deliver(number, amountsOf({ "CO2-10": 1, KEG50: 6, KEG30: 2 }), 3)).toMatchObject({
      status: 200,
      state: "delivered",
      changed: true,
    });
    expect(await balanceOf("CO2-10")).toBe(before - 1);
    const counted = { KEG50: [5, 6, 9000], KEG30: [0, 2, 3000] };
    expect(await countsOf(number)).toMatchObject(counted);
    const order = await orderOf(number);
    expect(order?.additional_data?.empty_return).toBe(
      "6 × Sud KEG 50 l, 1 × Tlaková lahev CO2 10 kg, 2 × Sud KEG 30 l",
    );
    expect(order?.empties?.at(-1)).toMatchObject({
      deposit: { value: 1500 },
      total: { value: 0 },
      returned_total: { value: 3000, currency: "CZK" },
    });

    const again = await deliver(number, amountsOf({ "CO2-10": 2, KEG50: 1 }), 3);
    expect(again).toMatchObject({ status: 200, changed: false });
    expect(await countsOf(number)).toMatchObject(counted);
    expect(await balanceOf("CO2-10")).toBe(before - 1);
  });

  it("C9 the same event ten times at once adds what was not planned once", async () => {
    const number = await placed({ KEG50: 1 });
    await onItsWay(number, 3);
    const body = { lines: linesOf(3), empties: amountsOf({ KEG50: 1, KEG30: 2, PALEUR: 0 }) };
    const eventId = `delivery-${number}`;
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => tell(number, "delivery", body, { eventId })),
    );
    expect(answers.every(({ status, state }) => status === 200 && state === "delivered")).toBe(true);
    expect(answers.filter(({ changed }) => changed)).toHaveLength(1);
    expect(await countsOf(number)).toEqual({ KEG50: [1, 1, 1500], KEG30: [0, 2, 3000] });
  });

  it("D08 what was not planned has the deposit of the order's day, not of today", async () => {
    const { db } = server.deps;
    await sql`update empties_deposit set valid_to = '2026-11-25' where empties_code = 'KEG20' and market = 'CZ'`.execute(
      db,
    );
    await sql`insert into empties_deposit (empties_code, market, currency, deposit_minor, valid_from)
      values ('KEG20', 'CZ', 'CZK', 180000, '2026-11-26')`.execute(db);
    const number = await placed({});
    await onItsWay(number, 3);
    await deliver(number, amountsOf({ KEG20: 3 }), 3);
    expect(await countsOf(number)).toEqual({ KEG20: [0, 3, 5400] });
  });

  it("EMPTIES-04 a collection without goods is told the same way", async () => {
    const number = await placed({ KEG30: 18, PALEUR: 3 }, "emptiespickup_emptiespickup");
    await onItsWay(number);
    expect(await deliver(number, amountsOf({ KEG30: 0, PALEUR: 3 }))).toMatchObject({ state: "delivered" });
    expect(await countsOf(number)).toMatchObject({ KEG30: [18, 0, 0], PALEUR: [3, 3, 900] });
  });

  it("a report without them leaves the plan standing", async () => {
    const number = await placed({ KEG50: 2 });
    await onItsWay(number, 3);
    expect(await tell(number, "delivery", { lines: linesOf(3) })).toMatchObject({ status: 200 });
    expect(await countsOf(number)).toEqual({ KEG50: [2, null, undefined] });
  });
});

describe("EMPTIES-01 D11 the house ERP", () => {
  it("takes over what was planned, once", async () => {
    const { db, clock, log } = server.deps;
    const worker = { db, clock, log, erp: houseErp(async () => []), pricing: server.pricing };
    const number = await placed({ KEG50: 2, CR20: 4 });
    await onItsWay(number, 3);
    server.clock.set("2026-11-26T10:30:00");
    await moveOrders({ ...worker, desk: orderDesk({ db, clock }) });
    await moveOrders({ ...worker, desk: orderDesk({ db, clock }) });
    expect(await orderOf(number)).toMatchObject({ state: "delivered" });
    expect(await countsOf(number)).toEqual({ KEG50: [2, 2, 3000], CR20: [4, 4, 400] });
  });
});
