import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { CartFilling } from "../../platform/graphql.gen.ts";
import { add, cartOf, refusal, startOrder, told, type Wanted } from "../../testing/ask-cart.ts";
import { type Caller, startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let alena: Caller;
let cartId: string;
beforeAll(async () => {
  server = await startTestServer();
  alena = await server.as("U019");
});
afterAll(() => server.stop());

const truck = { shipTo: "500301", method: "flatrate_flatrate", date: "2026-11-30" };

beforeEach(async () => {
  cartId = await startOrder(alena, truck);
  const clear = `mutation ($id: String!) { clearCart(input: { cart_id: $id }) { cart { id } } }`;
  told(await alena.graphql(clear, { id: cartId }));
});

const ask = (caller: Caller, id: string) =>
  caller.graphql(
    `query ($id: String!) { getCartFillings(cart_id: $id) {
      sku total_units number_of_layers number_of_pallets quantity days quantity_per_week
      net { value currency } pallets_after weight_after product { sku name } } }`,
    { id },
  );

async function fillings(): Promise<readonly CartFilling[]> {
  return told<{ getCartFillings: CartFilling[] }>(await ask(alena, cartId)).getCartFillings;
}

const wantedOf = (one: CartFilling): Wanted => ({
  sku: one.sku,
  quantity: one.total_units,
  number_of_layer: one.number_of_layers,
  number_of_pallet: one.number_of_pallets,
});

describe("getCartFillings: who may ask (B4)", () => {
  it("a stranger is asked to sign in; who may not order, and whose cart it is not, are refused", async () => {
    expect(refusal(await ask(server.stranger, cartId))).toMatchObject({ code: "not-signed-in" });
    expect(refusal(await ask(await server.as("U009"), cartId))).toMatchObject({
      code: "forbidden-permission",
    });
    const foreign = refusal(await ask(await server.as("U001"), cartId));
    expect(foreign).toMatchObject({ code: "no-such-cart" });
    expect(refusal(await ask(alena, "nobody's"))).toMatchObject({ code: "no-such-cart" });
  });
});

describe("getCartFillings: what fills a truck (B4)", () => {
  it("is goods that the place buys; taking one makes the order fine and comes to what was said", async () => {
    await add(alena, cartId, [{ sku: "100101", number_of_pallet: 19 }]);
    const found = await fillings();
    expect(found).toHaveLength(3);
    const history = await server.deps.db
      .selectFrom("order_line")
      .innerJoin("sales_order", "sales_order.order_number", "order_line.order_number")
      .select("order_line.sku")
      .where("sales_order.ship_to_id", "=", "500301")
      .execute();
    const bought = new Set(history.map(({ sku }) => sku));
    const before = await cartOf(alena);
    for (const one of found) {
      expect(bought.has(one.sku)).toBe(true);
      expect(one.days).toBeGreaterThan(0);
      expect(one.quantity_per_week).toBeGreaterThan(0);
      expect([one.total_units, one.number_of_layers, one.number_of_pallets].filter(Boolean)).toHaveLength(1);
      expect(one.days).toBeLessThanOrEqual(28);
    }
    const [first] = found;
    if (!first) throw new Error("nothing fills the truck");
    const { cart } = await add(alena, cartId, [wantedOf(first)]);
    expect(cart.blockers).toEqual([]);
    expect(cart.progress_bar_data?.iTotalCartPalletQty).toBe(first.pallets_after);
    expect(cart.progress_bar_data?.iTotalCartWeight).toBeCloseTo(first.weight_after, 3);
    const net = ({ grand_total_your_price_details: sums }: typeof cart) => sums?.grand_total_your_price ?? 0;
    expect(net(cart) - net(before)).toBeCloseTo(first.net.value ?? 0, 2);
    expect(await fillings()).toEqual([]);
  });

  it.each([
    ["it is empty", []],
    ["it is fine", [{ sku: "100101", number_of_pallet: 21 }]],
    ["it is over its maximum", [{ sku: "100101", number_of_pallet: 34 }]],
    ["no one thing would fill it", [{ sku: "100101", number_of_pallet: 1 }]],
  ] as const)("none where %s", async (_case, goods) => {
    if (goods.length > 0) await add(alena, cartId, goods);
    expect(await fillings()).toEqual([]);
  });

  it("reads the history only where a minimum is missing", async () => {
    await add(alena, cartId, [{ sku: "100101", number_of_pallet: 21 }]);
    const fine = (await ask(alena, cartId)).statements;
    await add(alena, cartId, [{ sku: "100101", number_of_pallet: 14 }]);
    expect((await ask(alena, cartId)).statements).toBeLessThanOrEqual(fine);
    const short = await startOrder(alena, truck);
    await alena.graphql(`mutation ($id: String!) { clearCart(input: { cart_id: $id }) { cart { id } } }`, {
      id: short,
    });
    await add(alena, short, [{ sku: "100101", number_of_pallet: 19 }]);
    expect((await ask(alena, short)).statements).toBeLessThanOrEqual(fine + 2);
  });
});
