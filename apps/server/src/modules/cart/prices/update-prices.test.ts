import type { ErpPriceAnswer, ErpPriceInquiry } from "@vycep/contract/orders/erp-prices";
import { toMinor } from "@vycep/domain/kernel/money";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from "vitest";
import { erpPricing } from "../../../app/modules.ts";
import type { Cart, UpdatePricesOutput } from "../../../platform/graphql.gen.ts";
import { add, cartOf, refusal, startOrder, told } from "../../../testing/ask-cart.ts";
import { askPriceUpdate, placePriced, updatePrices } from "../../../testing/ask-price-update.ts";
import { type Caller, startTestServer, type TestServer } from "../../../testing/test-server.ts";

type Price = (inquiry: ErpPriceInquiry, signal: AbortSignal) => Promise<ErpPriceAnswer>;

let server: TestServer;
let owner: Caller;
let id: string;
/** What the ERP does; the house's own unless a test says otherwise. */
let erp: Price;
let asked: ErpPriceInquiry[];
const house: Price = (inquiry, signal) => erpPricing(server.deps).price(inquiry, signal);

beforeAll(async () => {
  server = await startTestServer({
    pricing: { price: (inquiry, signal) => erp(inquiry, signal) },
    env: { VYCEP_PRICE_TIMEOUT_MS: "150" },
  });
  owner = await server.as("U001");
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.clock.set("2026-11-23T09:00:00");
  asked = [];
  erp = (inquiry, signal) => {
    asked.push(inquiry);
    return house(inquiry, signal);
  };
  id = await startOrder(owner);
  await owner.graphql(`mutation { clearCart(input: { cart_id: "${id}" }) { cart { id } } }`);
  await add(owner, id, [
    { sku: "100112", quantity: 3 },
    { sku: "100101", number_of_layer: 1 },
  ]);
});

/** The ERP with another price for one product. */
const dearer =
  (sku: string, price: number): Price =>
  async (inquiry, signal) => {
    const answer = await house(inquiry, signal);
    const line = inquiry.lines.find((one) => one.sku === sku);
    return {
      ...answer,
      lines: answer.lines.map((one) =>
        one.lineNo === line?.lineNo ? { ...one, unitPriceMinor: toMinor(price) } : one,
      ),
    };
  };

describe("updatePrices: who may", () => {
  it("a stranger is asked to sign in", async () => {
    expect(refusal(await askPriceUpdate(server.stranger, id))).toMatchObject({ code: "not-signed-in" });
  });

  it("bad input: a cart that is nobody's", async () => {
    expect(refusal(await askPriceUpdate(owner, "x"))).toMatchObject({ code: "no-such-cart" });
    expect(asked).toEqual([]);
  });

  it("C16 a foreign cart answers like a missing one", async () => {
    const other = await cartOf(await server.as("U024"));
    expect(refusal(await askPriceUpdate(owner, other.id))).toMatchObject({ code: "no-such-cart" });
  });

  it("forbidden without the permission Catalogue", async () => {
    expect(refusal(await askPriceUpdate(await server.as("U006"), id))).toMatchObject({
      category: "graphql-authorization",
    });
  });
});

describe("updatePrices: what stands against an order (OP-22)", () => {
  it("GQL-22 the brewery's own word blocks, and so does placeOrder until the cart changes", async () => {
    erp = async () => ({
      canProceed: false,
      statusMessage: "Credit hold",
      deliveryDateExpired: false,
      lines: [],
    });
    expect(await updatePrices(owner, id)).toMatchObject({
      success: true,
      message: "",
      can_proceed: false,
      status_message: "Credit hold",
      minicart_status_message: "Credit hold",
      delivery_date_expired: false,
    });
    const { orderV2, errors } = await placePriced(owner, id);
    expect(orderV2).toBeNull();
    expect(errors).toMatchObject([
      { code: "UNABLE_TO_PLACE_ORDER", reason: "cannot-proceed", message: "Credit hold" },
    ]);
    await add(owner, id, [{ sku: "100112", quantity: 1 }]);
    expect((await placePriced(owner, id)).errors).toEqual([]);
  });

  it("GQL-22 a refusal without a word has ours", async () => {
    erp = async () => ({ canProceed: false, statusMessage: "", deliveryDateExpired: false, lines: [] });
    expect((await updatePrices(owner, id, "cs")).status_message).toMatch(
      /^Pivovar teď tuto objednávku nepřijme/,
    );
  });

  it("OP-22 a date that the brewery no longer takes asks for a new one, and placeOrder names it", async () => {
    erp = async () => ({ canProceed: true, statusMessage: "", deliveryDateExpired: true, lines: [] });
    const answer = await updatePrices(owner, id);
    expect(answer).toMatchObject({ success: true, can_proceed: false, delivery_date_expired: true });
    expect(answer.next_date).toBe("2026-11-30");
    expect((await placePriced(owner, id)).errors).toMatchObject([
      { reason: "day-closed", next_date: answer.next_date },
    ]);
  });

  it("OP-22, C19 a day whose cut-off has passed has expired without asking the ERP", async () => {
    server.clock.set("2026-11-26T09:00:00");
    expect(await updatePrices(owner, id)).toMatchObject({
      success: true,
      can_proceed: false,
      delivery_date_expired: true,
      next_date: "2026-11-30",
    });
    expect(asked).toEqual([]);
  });

  it("an empty cart has nothing to price", async () => {
    await owner.graphql(`mutation { clearCart(input: { cart_id: "${id}" }) { cart { id } } }`);
    expect(await updatePrices(owner, id)).toMatchObject({
      success: true,
      can_proceed: false,
      status_message: "Your cart is empty.",
      order_items: [],
    });
    expect(asked).toEqual([]);
  });
});

describe("updatePrices: done", () => {
  it("PRICE-04, GQL-22 asks for date, payment, order type, method and empties, and answers prices and totals", async () => {
    await owner.graphql(
      `mutation { setCartEmpties(input: { cart_id: "${id}",
        empties: [{ packaging_code: "KEG50", number_of_units: 2 }] }) { user_errors { message } } }`,
    );
    const before = await cartOf(owner);
    const answer = await updatePrices(owner, id);
    expect(asked).toEqual([
      {
        companyId: "C1",
        shipToId: "500101",
        deliveryDate: "2026-11-26",
        deliveryMethod: "selfpickup_selfpickup",
        orderType: "YDOR",
        paymentMethod: "transfer",
        currency: "CZK",
        lines: [
          { lineNo: 1, sku: "100112", boxes: 3 },
          { lineNo: 2, sku: "100101", boxes: 8 },
        ],
        empties: (answer.empties_arr ?? []).map(({ packaging_code: code, number_of_units: units }) => ({
          code,
          units,
        })),
      },
    ]);
    expect(answer).toMatchObject({
      success: true,
      message: "",
      can_proceed: true,
      status_message: null,
      minicart_status_message: null,
      payment_method: "transfer",
      delivery_date: "2026-11-26",
      delivery_date_expired: false,
      next_date: null,
      order_type: "YDOR",
      delivery_method: "selfpickup_selfpickup",
      cart: { id, version: before.version, agreed_prices: [] },
    });
    expect(answer.order_items).toMatchObject([
      { sku: "100112", quantity: 3, price: { value: 1649, currency: "CZK" }, row_total: { value: 4947 } },
      { sku: "100101", quantity: 8 },
    ]);
    expect(answer.totals?.total).toBe(before.grand_total_your_price_details?.total);
    expect((answer.cart_blga_arr ?? []).length).toBeGreaterThan(0);
  });

  it("PRICE-01, PRICE-02 a Slovak cart is priced in euro", async () => {
    const lubomir = await server.as("U024");
    const cartId = await startOrder(lubomir, { shipTo: "600401", date: "2026-11-27" });
    await add(lubomir, cartId, [{ sku: "100112", quantity: 1 }]);
    const answer = told<{ updatePrices: UpdatePricesOutput }>(
      await askPriceUpdate(lubomir, cartId),
    ).updatePrices;
    expect(answer).toMatchObject({ payment_method: "direct_debit", totals: { currency: "EUR" } });
    expect(answer.order_items[0]).toMatchObject({ price: { currency: "EUR" } });
  });

  it("PRICE-04 the ERP's own price holds in the cart and in the order", async () => {
    erp = dearer("100112", 160_000);
    expect(await updatePrices(owner, id)).toMatchObject({
      success: true,
      can_proceed: true,
      order_items: [{ sku: "100112", price: { value: 1600 }, list_price: { value: 1649 } }, {}],
      cart: {
        agreed_prices: [{ sku: "100112", bundle_sku: null, quantity: 3, list_price: 1649, price: 1600 }],
      },
    });
    const total = (await cartOf(owner)).grand_total_your_price_details?.total ?? 0;
    const { orderV2, errors } = await placePriced(owner, id, { expected_total: total });
    expect(errors).toEqual([]);
    expect(orderV2).toMatchObject({ price_state: "firm", total: { grand_total: { value: total } } });
    expect(orderV2?.items?.[0]).toMatchObject({ product_sale_price: { value: 1600 } });
  });

  test.each([
    ["another quantity", () => add(owner, id, [{ sku: "100112", quantity: 1 }])],
    ["another day", () => startOrder(owner, { date: "2026-12-01" })],
    ["another way", () => startOrder(owner, { method: "unfiltered_unfiltered" })],
  ])("PRICE-04 the ERP's own price is void with %s", async (_, change) => {
    erp = dearer("100112", 160_000);
    await updatePrices(owner, id);
    await change();
    const answer = await owner.graphql(
      "{ customerCart { items { product { sku } prices { price { value } } } } }",
    );
    const { items } = told<{ customerCart: Cart }>(answer).customerCart;
    expect(items?.[0]).toMatchObject({ prices: { price: { value: 1649 } } });
  });

  it("C12 a price list that changes after the update is seen before the order is placed", async () => {
    erp = dearer("100112", 160_000);
    await updatePrices(owner, id);
    const total = (await cartOf(owner)).grand_total_your_price_details?.total ?? 0;
    const change = (minor: number) =>
      sql`update price set your_minor = ${minor} where sku = '100112' and price_list = 'CZ-HORECA'
        and '2026-11-26' between valid_from and valid_to`.execute(server.deps.db);
    await change(166_000);
    try {
      expect((await placePriced(owner, id, { expected_total: total })).errors).toMatchObject([
        { code: "PRICE_CHANGED" },
      ]);
    } finally {
      await change(164_900);
    }
  });

  it("C8 reading the cart afterwards writes nothing, and asks the ERP nothing", async () => {
    await updatePrices(owner, id);
    const state = async () =>
      (
        await sql<{ state: string }>`select (select json_agg(c) from cart c where id = ${id})::text
          || (select json_agg(p) from cart_pricing p)::text as state`.execute(server.deps.db)
      ).rows[0]?.state;
    const before = await state();
    await cartOf(owner);
    await owner.graphql(
      `{ cart(cart_id: "${id}") { agreed_prices { sku } prices { grand_total { value } } } }`,
    );
    expect(await state()).toBe(before);
    expect(asked).toHaveLength(1);
  });

  it("costs as many statements for forty lines as for two", async () => {
    const few = await askPriceUpdate(owner, id);
    const { rows } = await sql<{ sku: string }>`
      select sku from price join product using (sku) where price_list = 'CZ-HORECA' and not is_bundle
        and '2026-11-26' between valid_from and valid_to and not is_tank and not is_unfiltered order by sku limit 40`.execute(
      server.deps.db,
    );
    await add(
      owner,
      id,
      rows.map(({ sku }) => ({ sku, quantity: 1 })),
    );
    const many = await askPriceUpdate(owner, id);
    expect(asked[1]?.lines.length).toBeGreaterThan(20);
    expect(many.statements).toBe(few.statements);
    expect(many.statements).toBeLessThanOrEqual(20);
  });
});
