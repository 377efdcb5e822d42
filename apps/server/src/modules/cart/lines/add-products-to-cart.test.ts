import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { add, addMutation, cartOf, refusal, startOrder, told } from "../../../testing/ask-cart.ts";
import { type Caller, startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
let owner: Caller;
let id: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.as("U001");
});
afterAll(() => server.stop());
beforeEach(async () => {
  id = await startOrder(owner);
  await owner.graphql(`mutation { clearCart(input: { cart_id: "${id}" }) { cart { id } } }`);
});

function ask(caller: Caller, cartId: string, items: readonly object[] = [{ sku: "100101", quantity: 1 }]) {
  return caller.graphql(addMutation, { id: cartId, items });
}

describe("addProductsToCart: who may (C14, C16)", () => {
  it("a stranger is asked to sign in", async () => {
    expect(refusal(await ask(server.stranger, id))).toMatchObject({ code: "not-signed-in" });
  });

  it("C16 a foreign cart answers like a missing one", async () => {
    const foreign = await cartOf(await server.as("U012"));
    expect(refusal(await ask(owner, foreign.id))).toEqual({
      message: `Could not find a cart with ID "${foreign.id}"`,
      code: "no-such-cart",
      category: "graphql-no-such-entity",
    });
    expect(refusal(await ask(owner, "nothing"))?.code).toBe("no-such-cart");
    expect((await cartOf(await server.as("U012"))).total_lines).toBe(0);
  });

  it("a user without Catalogue anywhere is refused", async () => {
    expect(refusal(await ask(await server.as("U006"), id))).toMatchObject({ code: "forbidden-permission" });
  });

  it("SHIPTO-12 a place that was suspended takes no more goods, and says so", async () => {
    const user = await server.as("U039");
    const cartId = await startOrder(user, { shipTo: "500103", date: "2026-11-27" });
    await sql`update ship_to set status = 'SUSPENDED' where id = '500103'`.execute(server.deps.db);
    const answer = await ask(user, cartId);
    await sql`update ship_to set status = 'APPROVED' where id = '500103'`.execute(server.deps.db);
    expect(refusal(answer)).toEqual({
      message: "ShipTo suspended - Select another ShipTo",
      code: "ship-to-suspended",
      category: "graphql-authorization",
    });
  });
});

describe("addProductsToCart: bad input", () => {
  it.each(['quantity: "3"', "quantity: NaN", "number_of_layer: 1"])(
    "GQL-18 the document with %s is refused and nothing is put in",
    async (field) => {
      const answer = await owner.graphql(
        `mutation { addProductsToCart(cartId: "${id}", cartItems: [{ sku: "100101", ${field} }]) { cart { id } } }`,
      );
      expect(answer.errors.length).toBeGreaterThan(0);
      expect(answer.status).toBeLessThan(500);
      expect((await cartOf(owner)).total_lines).toBe(0);
    },
  );

  it("a quantity beyond all numbers is refused like any other that is not whole", async () => {
    const answer = await owner.graphql(
      `mutation { addProductsToCart(cartId: "${id}", cartItems: [{ sku: "100101", quantity: 1e400 }]) {
        cart { total_lines } user_errors { reason } } }`,
    );
    expect(told(answer)).toEqual({
      addProductsToCart: { cart: { total_lines: 0 }, user_errors: [{ reason: "quantity-not-whole" }] },
    });
  });

  it("more than 2 000 items in one call are refused as a whole", async () => {
    const items = Array.from({ length: 2001 }, () => ({ sku: "100101", quantity: 1 }));
    expect(refusal(await ask(owner, id, items))).toMatchObject({ code: "too-many-items" });
  });
});

describe("addProductsToCart: refused line by line (C1, CART-20)", () => {
  const cases: readonly [string, object, string, string][] = [
    ["an unknown product", { sku: "nope", quantity: 1 }, "PRODUCT_NOT_FOUND", "product-unknown"],
    ["an empty product number", { sku: " ", quantity: 1 }, "PRODUCT_NOT_FOUND", "product-unknown"],
    [
      "a product number that is none",
      { sku: "'; drop table cart; --", quantity: 1 },
      "PRODUCT_NOT_FOUND",
      "product-unknown",
    ],
    ["nothing of it", { sku: "100101", quantity: 0 }, "INVALID_PARAMETER_VALUE", "quantity-zero"],
    ["less than nothing", { sku: "100101", quantity: -1 }, "INVALID_PARAMETER_VALUE", "quantity-negative"],
    ["part of a box", { sku: "100101", quantity: 1.5 }, "INVALID_PARAMETER_VALUE", "quantity-not-whole"],
    ["too much", { sku: "100101", quantity: 10_000 }, "INVALID_PARAMETER_VALUE", "quantity-too-large"],
    ["far too much", { sku: "100101", quantity: 1e300 }, "INVALID_PARAMETER_VALUE", "quantity-too-large"],
    [
      "part of a pallet",
      { sku: "100101", quantity: 0, number_of_pallet: 0.5 },
      "INVALID_PARAMETER_VALUE",
      "quantity-not-whole",
    ],
    ["tank beer by the round", { sku: "TANK", quantity: 1 }, "NOT_SALABLE", "needs-tank-method"],
    [
      "unfiltered beer by the round",
      { sku: "UNFILTERED", quantity: 1 },
      "NOT_SALABLE",
      "needs-unfiltered-method",
    ],
  ];

  it.each(cases)("%s", async (_what, item, code, reason) => {
    const { cart, user_errors: errors } = await add(owner, id, [
      { sku: "100112", quantity: 1 },
      (await known(item)) as { sku: string },
    ]);
    expect(errors).toMatchObject([{ code, reason, index: 1 }]);
    expect(errors[0]?.message).toMatch(/\S/);
    expect(cart.items?.map((line) => line?.product.sku)).toEqual(["100112"]);
  });

  it("CATALOG-16 a unit that the goods do not come in: layers of tank beer", async () => {
    const tank = await startOrder(owner, { method: "tank_tank", date: "2026-11-25" });
    const { user_errors: errors } = await add(owner, tank, [
      { sku: await skuWhere("is_tank"), quantity: 1, number_of_layer: 1 },
      { sku: await skuWhere("is_tank"), quantity: 1 },
      { sku: "100101", quantity: 1 },
    ]);
    expect(errors).toMatchObject([
      { index: 0, reason: "unit-not-orderable" },
      { index: 2, reason: "needs-ordinary-method" },
    ]);
  });

  it("OP-146 a product outside its season, with the day from which it is sold", async () => {
    await sql`update product set sellable_from = '2026-12-24' where sku = '100107'`.execute(server.deps.db);
    const answer = await owner.graphql(
      addMutation,
      { id, items: [{ sku: "100107", quantity: 1 }] },
      { lang: "cs" },
    );
    const { user_errors: errors } = told<{ addProductsToCart: { user_errors: unknown[] } }>(
      answer,
    ).addProductsToCart;
    await sql`update product set sellable_from = null where sku = '100107'`.execute(server.deps.db);
    expect(errors).toMatchObject([
      { code: "NOT_SALABLE", reason: "not-yet-sold", message: "Produkt 100107 dodáváme až od 24.12.2026." },
    ]);
  });

  it("a product that the market does not have is as unknown as one that does not exist", async () => {
    const slovak = await server.as("U024");
    const cart = await startOrder(slovak, { shipTo: "600401", date: "2026-11-27" });
    const { user_errors: errors } = await add(slovak, cart, [
      { sku: await skuWhere("not ('SK' = any(markets))"), quantity: 1 },
    ]);
    expect(errors).toMatchObject([{ code: "PRODUCT_NOT_FOUND", reason: "product-unknown" }]);
  });

  it("C4 an old problem of another line is not the error of the line just added", async () => {
    await add(owner, id, [{ sku: "100101", quantity: 1 }]);
    await sql`update product set sellable_to = '2026-11-01' where sku = '100101'`.execute(server.deps.db);
    const { cart, user_errors: errors } = await add(owner, id, [{ sku: "100112", quantity: 1 }]);
    await sql`update product set sellable_to = null where sku = '100101'`.execute(server.deps.db);
    expect(errors).toEqual([]);
    expect(cart.blockers).toContainEqual({
      code: "no-longer-sold",
      message: "The product 100101 is no longer delivered on the request date.",
      sku: "100101",
      cart_item_uid: cart.items?.[0]?.uid,
    });
    expect(cart.items?.map((line) => line?.is_available)).toEqual([false, true]);
  });
});

describe("addProductsToCart: done (CART-05, GQL-19)", () => {
  it("CART-05 GQL-19 6 pallets and 2 layers of crates, 4 kegs: boxes, price, VAT and deposits add up", async () => {
    const { cart } = await add(owner, id, [
      { sku: "100101", number_of_layer: 2, number_of_pallet: 6 },
      { sku: "100112", quantity: 4 },
    ]);
    const crates = 6 * 40 + 2 * 8;
    expect(cart.items?.map((line) => line?.quantity)).toEqual([crates, 4]);
    const net = cart.items?.reduce((sum, line) => sum + (line?.prices?.row_total.value ?? 0), 0) ?? 0;
    const totals = cart.grand_total_your_price_details;
    expect(totals?.grand_total_your_price).toBeCloseTo(net, 6);
    expect(totals?.vat).toEqual([{ percent: 21, base: net, amount: Math.round(net * 21) / 100 }]);
    expect(totals?.deposits).toBe(crates * 160 + 4 * 1500);
    expect(totals?.total).toBeCloseTo(net + Math.round(net * 21) / 100 + crates * 160 + 4 * 1500, 6);
  });

  it("the same product again, also twice in one call, is added to its one line", async () => {
    await add(owner, id, [{ sku: "100101", quantity: 1, number_of_layer: 1 }]);
    const { cart } = await add(owner, id, [
      { sku: "100101", quantity: 2 },
      { sku: "100101", number_of_pallet: 1 },
    ]);
    expect(cart.items).toMatchObject([
      { number_of_packages: 3, number_of_layer: 1, number_of_pallet: 1, quantity: 51, version: 1 },
    ]);
  });

  it("together more than a unit may hold is refused, and the line stays", async () => {
    await add(owner, id, [{ sku: "100101", quantity: 9999 }]);
    const { cart, user_errors: errors } = await add(owner, id, [{ sku: "100101", quantity: 1 }]);
    expect(errors).toMatchObject([{ reason: "quantity-too-large", quantity: 9999, sku: "100101", index: 0 }]);
    expect(cart.items).toMatchObject([{ number_of_packages: 9999 }]);
  });

  it("C21 twenty parallel additions all survive", async () => {
    await Promise.all(Array.from({ length: 20 }, () => add(owner, id, [{ sku: "100101", quantity: 1 }])));
    expect((await cartOf(owner)).items).toMatchObject([{ number_of_packages: 20 }]);
  });

  it("C8 the version grows with a change and not with a read", async () => {
    const { cart } = await add(owner, id, [{ sku: "100101", quantity: 1 }]);
    expect((await cartOf(owner)).version).toBe(cart.version);
    const refused = await add(owner, id, [{ sku: "nope", quantity: 1 }]);
    expect(refused.cart.version).toBe(cart.version);
  });

  it("C7 a hundred products take one statement more than one at most, for those of which each order leaves less", async () => {
    const { rows } = await sql<{ sku: string }>`select sku from product order by sku`.execute(server.deps.db);
    const one = await ask(owner, id, [{ sku: "100101", quantity: 1 }]);
    const many = await ask(
      owner,
      id,
      rows.map(({ sku }) => ({ sku, quantity: 1 })),
    );
    expect(
      told<{ addProductsToCart: { cart: { total_lines: number } } }>(many).addProductsToCart.cart.total_lines,
    ).toBeGreaterThan(90);
    expect(one.statements).toBe(3);
    // What is limited and what is a bundle is counted anew each time; all else is in memory.
    expect(many.statements).toBe(4);
  });
});

async function skuWhere(condition: string): Promise<string> {
  const { rows } = await sql<{ sku: string }>`
    select sku from product where ${sql.raw(condition)} and sellable_from is null order by sku limit 1`.execute(
    server.deps.db,
  );
  if (!rows[0]) throw new Error(`the demo has no product where ${condition}`);
  return rows[0].sku;
}

/** Two cases speak of goods by their kind. */
async function known(item: object): Promise<object> {
  const { sku } = item as { sku: string };
  if (sku === "TANK") return { ...item, sku: await skuWhere("is_tank") };
  return sku === "UNFILTERED" ? { ...item, sku: await skuWhere("is_unfiltered and not is_tank") } : item;
}
