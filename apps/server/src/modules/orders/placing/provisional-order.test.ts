import type { ErpPriceAnswer, ErpPriceInquiry } from "@vycep/contract/orders/erp-prices";
import type { OrderRow } from "@vycep/contract/orders/orders.rest";
import { toId } from "@vycep/domain/kernel/ids";
import { toMinor } from "@vycep/domain/kernel/money";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { erpPricing } from "../../../app/modules.ts";
import type { CustomerOrder } from "../../../platform/graphql.gen.ts";
import { add, startOrder, told } from "../../../testing/ask-cart.ts";
import { laterInOutbox } from "../../../testing/later-outbox.ts";
import { type Caller, startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { houseErp } from "../../erp/house-erp.ts";
import { deliverOutbox } from "../../erp/outbox.ts";
import { orderDesk } from "../order-desk.ts";

let server: TestServer;
let owner: Caller;
/** Undefined while the ERP's price service is away. */
let prices: ((inquiry: ErpPriceInquiry) => Promise<ErpPriceAnswer>) | undefined;

beforeAll(async () => {
  server = await startTestServer({
    env: { VYCEP_PRICE_TIMEOUT_MS: "300" },
    pricing: { price: async (inquiry) => (prices ? prices(inquiry) : Promise.reject(new Error("away"))) },
  });
  owner = await server.as("U001");
});
afterAll(() => server.stop());
beforeEach(async () => {
  await sql`update outbox set delivered_at = now() where delivered_at is null`.execute(server.deps.db);
  prices = undefined;
});

const house = (inquiry: ErpPriceInquiry) =>
  erpPricing(server.deps).price(inquiry, new AbortController().signal);

/** The house's prices, but for kegs. */
const withKegsAt = (price: number) => async (inquiry: ErpPriceInquiry) => {
  const answer = await house(inquiry);
  const kegs = inquiry.lines.find(({ sku }) => sku === "100112");
  const lines = answer.lines.map((one) =>
    one.lineNo === kegs?.lineNo ? { ...one, unitPriceMinor: toMinor(price) } : one,
  );
  return { ...answer, lines };
};

async function runWorker(): Promise<void> {
  const { db, clock, log } = server.deps;
  const { pricing } = server;
  await laterInOutbox(db, 60_000);
  await deliverOutbox({
    db,
    log,
    erp: houseErp(async () => []),
    pricing,
    desk: orderDesk({ db, clock }),
  });
}

/** An order that was sent while the ERP gave no prices. */
async function provisionalOrder(): Promise<string> {
  const id = await startOrder(owner);
  await owner.graphql(`mutation { clearCart(input: { cart_id: "${id}" }) { cart { id } } }`);
  await add(owner, id, [
    { sku: "100112", quantity: 3 },
    { sku: "100101", number_of_layer: 1 },
  ]);
  await owner.graphql(`mutation { updatePrices(cart_id: "${id}") { success } }`);
  const answer = await owner.graphql(
    `mutation { placeOrder(input: { cart_id: "${id}" }) { orderV2 { number } errors { reason } } }`,
  );
  return told<{ placeOrder: { orderV2: { number: string } } }>(answer).placeOrder.orderV2.number;
}

async function orderOf(number: string): Promise<CustomerOrder> {
  const answer = await owner.graphql(
    `{ customer { orders(filter: { number: { eq: "${number}" } }) { items { number state price_state
      provisional_total { value } total { grand_total { value } subtotal_excl_tax { value } taxes { rate amount { value } } }
      items { product_sku product_sale_price { value } provisional_price { value } row_total { value } }
      timeline { state at } } } } }`,
  );
  const [order] = told<{ customer: { orders: { items: CustomerOrder[] } } }>(answer).customer.orders.items;
  if (!order) throw new Error(`no order ${number}`);
  return order;
}

async function rowOf(number: string): Promise<OrderRow | undefined> {
  const answer = await owner.request({ url: `/prodczsk-api/api/v1/portal/orders?search=${number}` });
  return answer.json<{ sopList: OrderRow[] }>().sopList[0];
}

async function outboxOf(number: string) {
  const { rows } = await sql<{ topic: string; provisional: boolean | null; delivered: boolean }>`
    select topic, (payload ->> 'isProvisional')::boolean as provisional, delivered_at is not null as delivered
    from outbox where order_number = ${number} order by topic`.execute(server.deps.db);
  return rows;
}

describe("an order with provisional prices (PRICE-06, B14)", () => {
  it("is taken once at the current price list with its discounts, marked, and told to the ERP so", async () => {
    const number = await provisionalOrder();
    const order = await orderOf(number);
    expect(order).toMatchObject({ price_state: "provisional", provisional_total: null });
    expect(order.items?.[0]).toMatchObject({ product_sale_price: { value: 1649 }, provisional_price: null });
    expect(order.timeline?.map(({ state }) => state)).toEqual(["received"]);
    expect(await rowOf(number)).toMatchObject({ orderNumber: number, priceState: "provisional" });
    expect(await outboxOf(number)).toEqual([
      { topic: "erp.order", provisional: true, delivered: false },
      { topic: "erp.pricing", provisional: null, delivered: false },
    ]);
  });

  it("is asked about until the ERP answers, and goes its way meanwhile", async () => {
    const number = await provisionalOrder();
    await runWorker();
    await runWorker();
    expect(await orderOf(number)).toMatchObject({ price_state: "provisional" });
    expect(await outboxOf(number)).toMatchObject([{ delivered: true }, { delivered: false }]);
    prices = house;
    await runWorker();
    expect(await orderOf(number)).toMatchObject({ price_state: "settled" });
  });

  it("a price service that hangs holds up no order", async () => {
    const number = await provisionalOrder();
    prices = () => new Promise(() => undefined);
    await runWorker();
    expect(await outboxOf(number)).toMatchObject([{ delivered: true }, { delivered: false }]);
    expect((await orderOf(number)).state).toBe("confirmed");
  });

  it("shows the difference by line and in total, with its entry in the timeline", async () => {
    const number = await provisionalOrder();
    const before = await orderOf(number);
    prices = withKegsAt(170_000);
    await runWorker();
    const after = await orderOf(number);
    expect(after).toMatchObject({
      price_state: "settled",
      provisional_total: { value: before.total?.grand_total.value },
    });
    expect(after.items?.[0]).toMatchObject({
      product_sku: "100112",
      product_sale_price: { value: 1700 },
      provisional_price: { value: 1649 },
      row_total: { value: 5100 },
    });
    const [, crates] = after.items ?? [];
    expect(crates?.provisional_price?.value).toBe(crates?.product_sale_price.value);
    // 3 × 51 Kč more without VAT, and 21 % of it.
    const difference = (after.total?.grand_total.value ?? 0) - (before.total?.grand_total.value ?? 0);
    expect(difference).toBeCloseTo(153 * 1.21, 2);
    expect(after.timeline?.map(({ state }) => state).toSorted()).toEqual(["confirmed", "priced", "received"]);
    expect(await rowOf(number)).toMatchObject({ priceState: "settled" });
  });

  it("is settled once, however often the ERP answers", async () => {
    const number = await provisionalOrder();
    prices = withKegsAt(170_000);
    await runWorker();
    const after = await orderOf(number);
    const { db, clock } = server.deps;
    const lines = [{ lineNo: 1, unitPriceMinor: toMinor(1) }];
    const other = { canProceed: true, statusMessage: "", deliveryDateExpired: false, lines };
    await orderDesk({ db, clock }).price(toId(number), other);
    expect(await orderOf(number)).toEqual(after);
  });

  it("stays as it was taken when it was cancelled meanwhile", async () => {
    const number = await provisionalOrder();
    await owner.graphql(`mutation { cancelOrder(sap_id: "${number}") { message } }`);
    prices = withKegsAt(170_000);
    await runWorker();
    expect(await orderOf(number)).toMatchObject({ price_state: "provisional", provisional_total: null });
    expect((await orderOf(number)).items?.[0]).toMatchObject({ product_sale_price: { value: 1649 } });
  });

  it("stays as it was taken when it was invoiced meanwhile, and is settled while it is only delivered", async () => {
    const [invoiced, delivered] = [await provisionalOrder(), await provisionalOrder()];
    const { db } = server.deps;
    await sql`update order_line set boxes_invoiced = 1 where order_number = ${invoiced}`.execute(db);
    await sql`update sales_order set state = 'delivered' where order_number = ${delivered}`.execute(db);
    prices = withKegsAt(170_000);
    await runWorker();
    expect((await orderOf(invoiced)).items?.[0]).toMatchObject({ product_sale_price: { value: 1649 } });
    expect((await orderOf(delivered)).items?.[0]).toMatchObject({ product_sale_price: { value: 1700 } });
  });

  it("is an order like any other where the prices were updated", async () => {
    prices = house;
    const number = await provisionalOrder();
    expect(await orderOf(number)).toMatchObject({ price_state: "firm", provisional_total: null });
    expect(await outboxOf(number)).toEqual([{ topic: "erp.order", provisional: false, delivered: false }]);
  });
});
