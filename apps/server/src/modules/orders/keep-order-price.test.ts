import { randomUUID } from "node:crypto";
import type { OrderRow } from "@vycep/contract/orders/orders.rest";
import { toId } from "@vycep/domain/kernel/ids";
import { toMinor } from "@vycep/domain/kernel/money";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CustomerOrder, KeepOrderPriceOutput, PlaceOrderOutput } from "../../platform/graphql.gen.ts";
import { add, refusal, startOrder, told } from "../../testing/ask-cart.ts";
import { type Caller, startTestServer, type TestServer } from "../../testing/test-server.ts";
import { orderDesk } from "./order-desk.ts";

let server: TestServer;
let owner: Caller;
beforeAll(async () => {
  server = await startTestServer({
    env: { VYCEP_PRICE_TIMEOUT_MS: "300" },
    pricing: { price: () => Promise.reject(new Error("away")) },
  });
  owner = await server.as("U001");
});
afterAll(() => server.stop());

/** Three kegs at 1 649 Kč: what they come to, with VAT and deposits, is asked of the cart. */
const keg = { sku: "100112", quantity: 3 };

async function cartOfKegs({ isProvisional = true } = {}): Promise<{ id: string; total: number }> {
  const id = await startOrder(owner);
  await owner.graphql(`mutation { clearCart(input: { cart_id: "${id}" }) { cart { id } } }`);
  const { cart } = await add(owner, id, [keg]);
  if (isProvisional) await owner.graphql(`mutation { updatePrices(cart_id: "${id}") { success } }`);
  return { id, total: cart.grand_total_your_price_details?.total ?? 0 };
}

const orderFields = `number state price_state is_price_kept price_limit { value currency }
  total { grand_total { value } } available_actions timeline { state at by }`;

function askToPlace(id: string, limit: unknown, headers: Record<string, string> = {}) {
  return owner.graphql(
    `mutation ($id: String!, $limit: Float) { placeOrder(input: { cart_id: $id, price_limit: $limit }) {
      orderV2 { ${orderFields} } errors { code reason message total } } }`,
    { id, limit },
    headers,
  );
}

const placed = (answer: Awaited<ReturnType<typeof askToPlace>>) =>
  told<{ placeOrder: PlaceOrderOutput }>(answer).placeOrder;

/** An order with a limit of so much more than it comes to. */
async function orderWithLimit(more = 100): Promise<string> {
  const { id, total } = await cartOfKegs();
  const { orderV2: order, errors } = placed(await askToPlace(id, total + more));
  if (!order) throw new Error(JSON.stringify(errors));
  return order.number;
}

/** The ERP gives the price of one keg, in haléře. */
function settle(number: string, price: number): Promise<void> {
  const lines = [{ lineNo: 1, unitPriceMinor: toMinor(price) }];
  const answer = { canProceed: true, statusMessage: "", deliveryDateExpired: false, lines };
  return orderDesk(server.deps).price(toId(number), answer);
}

/** 3 × 51 Kč more without VAT, and 21 % of it: 185,13 Kč. */
const dearer = 170_000;

/** An order that is settled 85,13 Kč above its limit. */
async function orderAboveLimit(): Promise<string> {
  const number = await orderWithLimit();
  await settle(number, dearer);
  return number;
}

function askToKeep(caller: Caller, number: string, headers: Record<string, string> = {}) {
  return caller.graphql(
    `mutation ($id: ID!) { keepOrderPrice(input: { order_id: $id }) { code message order { ${orderFields} } } }`,
    { id: number },
    headers,
  );
}

const kept = (answer: Awaited<ReturnType<typeof askToKeep>>) =>
  told<{ keepOrderPrice: KeepOrderPriceOutput }>(answer).keepOrderPrice;

async function orderOf(number: string): Promise<CustomerOrder> {
  const answer = await owner.graphql(
    `{ customer { orders(filter: { number: { eq: "${number}" } }) { items { ${orderFields} } } } }`,
  );
  const [order] = told<{ customer: { orders: { items: CustomerOrder[] } } }>(answer).customer.orders.items;
  if (!order) throw new Error(`no order ${number}`);
  return order;
}

async function aboveLimitOf(number: string): Promise<number | null | undefined> {
  const answer = await owner.request({ url: `/prodczsk-api/api/v1/portal/orders?search=${number}` });
  return answer.json<{ sopList: OrderRow[] }>().sopList[0]?.aboveLimit;
}

async function keptAudits(number: string): Promise<number> {
  const { rows } =
    await sql`select from audit_entry where subject_id = ${number} and action = 'order.price-kept'`.execute(
      server.deps.db,
    );
  return rows.length;
}

async function ship(number: string): Promise<void> {
  const desk = orderDesk(server.deps);
  await desk.confirm({ orderNumber: toId(number), sapId: number, lines: [{ lineNo: 1, boxes: 3 }] });
  const report = { kind: "shipment", step: "loaded" } as const;
  await desk.report({ id: randomUUID(), orderNumber: toId(number), bodyHash: "", at: undefined, report });
}

describe("placeOrder with a limit of one's own (B14)", () => {
  it.each([
    ["an amount beyond all money", Number.MAX_VALUE],
    ["a word", "much"],
  ])("bad input: %s", async (_, limit) => {
    const { id } = await cartOfKegs();
    const answer = await askToPlace(id, limit);
    expect(answer.data?.placeOrder ?? null).toBeNull();
    expect(refusal(answer)?.category).toBe("graphql-input");
  });

  it("a limit below what the order costs now is refused with its total, and the cart stays", async () => {
    const { id, total } = await cartOfKegs();
    const key = { "idempotency-key": randomUUID(), lang: "cs" };
    const { orderV2: order, errors } = placed(await askToPlace(id, total - 0.01, key));
    expect(order).toBeNull();
    expect(errors).toMatchObject([{ code: "UNABLE_TO_PLACE_ORDER", reason: "limit-below-total", total }]);
    expect(errors[0]?.message).toMatch(/^Váš limit je nižší než dnešní cena objednávky [\d\s]+,\d\d\sKč/);
    // The key is free for the next try, and the total itself may be the limit.
    expect(placed(await askToPlace(id, total)).orderV2?.price_limit?.value).toBe(total);
  });

  it("is kept with the order and shown, once however often it is sent", async () => {
    const { id, total } = await cartOfKegs();
    const [first, second] = await Promise.all([askToPlace(id, total + 500.5), askToPlace(id, total + 500.5)]);
    expect(placed(first).orderV2).toMatchObject({
      price_state: "provisional",
      price_limit: { value: total + 500.5, currency: "CZK" },
      is_price_kept: false,
    });
    expect(placed(second).orderV2?.number).toBe(placed(first).orderV2?.number);
  });

  it("is no part of an order whose prices are firm, nor of one without a limit", async () => {
    const firm = await cartOfKegs({ isProvisional: false });
    expect(placed(await askToPlace(firm.id, 1)).orderV2).toMatchObject({
      price_state: "firm",
      price_limit: null,
    });
    const open = await cartOfKegs();
    expect(placed(await askToPlace(open.id, null)).orderV2).toMatchObject({
      price_state: "provisional",
      price_limit: null,
    });
  });

  it("asks for nothing while the settled prices are within it", async () => {
    const number = await orderWithLimit(200);
    await settle(number, dearer);
    expect(await aboveLimitOf(number)).toBeNull();
    expect((await orderOf(number)).available_actions).toEqual(["REORDER", "CANCEL"]);
  });

  it("asks for the customer's word when they are above it, and never cancels by itself", async () => {
    const number = await orderAboveLimit();
    expect(await aboveLimitOf(number)).toBe(85.13);
    expect(await orderOf(number)).toMatchObject({
      state: "received",
      price_state: "settled",
      available_actions: ["REORDER", "CANCEL", "KEEP_PRICE"],
    });
    await settle(number, 999_999);
    expect(await aboveLimitOf(number)).toBe(85.13);
    await owner.graphql(`mutation { cancelOrder(sap_id: "${number}") { message } }`);
    expect(await aboveLimitOf(number)).toBeNull();
    expect((await orderOf(number)).available_actions).toEqual(["REORDER"]);
  });

  it("HISTORY-09 asks on after the goods issue, when cancelling is over, and no more once delivered", async () => {
    const number = await orderAboveLimit();
    await ship(number);
    expect((await orderOf(number)).available_actions).toEqual(["REORDER", "KEEP_PRICE"]);
    await sql`update sales_order set state = 'delivered' where order_number = ${number}`.execute(
      server.deps.db,
    );
    expect(await aboveLimitOf(number)).toBeNull();
  });
});

describe("keepOrderPrice (B14)", () => {
  it("a stranger is asked to sign in", async () => {
    const number = await orderAboveLimit();
    expect(refusal(await askToKeep(server.stranger, number))?.code).toBe("not-signed-in");
    expect(await keptAudits(number)).toBe(0);
  });

  it("bad input: no order is named", async () => {
    const answer = await owner.graphql("mutation { keepOrderPrice(input: {}) { code } }");
    expect(refusal(answer)?.category).toBe("graphql-input");
  });

  it("C14 My Orders alone may look and not decide, and nothing happens", async () => {
    const number = await orderAboveLimit();
    const accountant = await server.as("U006");
    expect(refusal(await askToKeep(accountant, number))?.code).toBe("forbidden-permission");
    expect(await keptAudits(number)).toBe(0);
  });

  it("C16 a foreign order answers like one that does not exist", async () => {
    const number = await orderAboveLimit();
    const missing = kept(await askToKeep(owner, "4999999999"));
    expect(missing).toEqual({
      code: "no-such-order",
      message: "The order does not exist.",
      order: null,
    });
    for (const uid of ["U004", "U012", "U024"]) {
      expect(kept(await askToKeep(await server.as(uid), number))).toEqual(missing);
    }
    expect(await keptAudits(number)).toBe(0);
  });

  it.each([
    ["no limit was exceeded", (number: string) => settle(number, 164_900), "not-above-limit"],
    ["the prices are provisional still", async () => {}, "not-above-limit"],
    [
      "it was cancelled",
      async (number: string) => {
        await settle(number, dearer);
        await owner.graphql(`mutation { cancelOrder(sap_id: "${number}") { message } }`);
      },
      "order-cancelled",
    ],
    [
      "it was delivered",
      async (number: string) => {
        await settle(number, dearer);
        await sql`update sales_order set state = 'delivered' where order_number = ${number}`.execute(
          server.deps.db,
        );
      },
      "order-delivered",
    ],
  ])("is refused where %s, and nothing is written", async (_, before, code) => {
    const number = await orderWithLimit();
    await before(number);
    const answer = kept(await askToKeep(owner, number));
    expect(answer).toMatchObject({ code, order: { number, is_price_kept: false } });
    expect(await keptAudits(number)).toBe(0);
  });

  it("is done once, however often it is told and by how many: the order stands, with who and when", async () => {
    const number = await orderAboveLimit();
    const key = { "idempotency-key": randomUUID() };
    const colleague = await server.as("U002");
    const answers = await Promise.all([
      askToKeep(owner, number, key),
      askToKeep(owner, number, key),
      askToKeep(owner, number),
      askToKeep(colleague, number),
    ]);
    for (const answer of answers) {
      expect(kept(answer)).toMatchObject({
        code: null,
        message: "The order stands at the new price.",
        order: { number, state: "received", is_price_kept: true },
      });
    }
    expect(await keptAudits(number)).toBe(1);
    expect(await aboveLimitOf(number)).toBeNull();
    const order = await orderOf(number);
    expect(order.available_actions).toEqual(["REORDER", "CANCEL"]);
    const decision = order.timeline?.filter(({ state }) => state === "price-kept");
    expect(decision).toMatchObject([{ at: "2026-11-23 09:00:00", by: expect.stringMatching(/Novotn|Petr/) }]);
  });

  it("races with cancelling: both are told the truth, and the order is cancelled in the end", async () => {
    for (let round = 0; round < 5; round += 1) {
      const number = await orderAboveLimit();
      const [answer] = await Promise.all([
        askToKeep(owner, number),
        owner.graphql(`mutation { cancelOrder(sap_id: "${number}") { message } }`),
      ]);
      expect([null, "order-cancelled"]).toContain(kept(answer).code);
      expect((await orderOf(number)).state).toBe("cancelled");
    }
  });
});
