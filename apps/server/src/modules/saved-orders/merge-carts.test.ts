import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Cart } from "../../platform/graphql.gen.ts";
import {
  add,
  cartFields,
  cartOf,
  placeSomeOrder,
  refusal,
  startOrder,
  told,
} from "../../testing/ask-cart.ts";
import { askList, listed, saveSomeOrder } from "../../testing/ask-saved-orders.ts";
import { type Caller, startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let owner: Caller;
/** The id of a cart that was saved for later. */
let source: string;
/** The live cart, with two kegs in it. */
let live: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.as("U001");
});
afterAll(() => server.stop());
beforeEach(async () => {
  const goods = [
    { sku: "100101", quantity: 2, number_of_layer: 1 },
    { sku: "100112", quantity: 3 },
  ];
  source = (await saveSomeOrder(owner, { title: "Terasa", goods })).cart_id ?? "";
  live = await startOrder(owner);
  await owner.graphql(`mutation { clearCart(input: { cart_id: "${live}" }) { cart { id } } }`);
  await add(owner, live, [{ sku: "100112", quantity: 2 }]);
});

function ask(caller: Caller, from: string, to?: string) {
  return caller.graphql(
    `mutation ($from: String!, $to: String) {
      mergeCarts(source_cart_id: $from, destination_cart_id: $to) { ${cartFields}
        notices { code message reason sku quantity_asked quantity_taken } } }`,
    { from, to },
  );
}
const merged = async (from: string, to?: string) =>
  told<{ mergeCarts: Cart }>(await ask(owner, from, to)).mergeCarts;
const linesOf = (cart: Cart) => cart.items?.map((line) => [line?.product.sku, line?.quantity]);

describe("mergeCarts: who may (C14, C16)", () => {
  it("a stranger is asked to sign in, and nobody merges without Catalogue", async () => {
    expect(refusal(await ask(server.stranger, source))?.code).toBe("not-signed-in");
    expect(refusal(await ask(await server.as("U006"), source))?.code).toBe("forbidden-permission");
  });

  it("C16 a foreign cart answers like a missing one, as source and as destination", async () => {
    const other = await server.as("U012");
    const foreign = (await cartOf(other)).id;
    const missing = "0".repeat(32);
    const words = (id: string) => ({
      message: `Could not find a cart with ID "${id}"`,
      code: "no-such-cart",
      category: "graphql-no-such-entity",
    });
    for (const id of [foreign, missing]) {
      expect(refusal(await ask(owner, id))).toEqual(words(id));
      expect(refusal(await ask(owner, source, id))).toEqual(words(id));
    }
    expect(refusal(await ask(other, source))).toEqual(words(source));
    expect(linesOf(await cartOf(owner))).toEqual([["100112", 2]]);
  });
});

describe("mergeCarts: nothing to merge never fails", () => {
  it("the live cart with itself, and an order's cart, leave everything as it is", async () => {
    expect(linesOf(await merged(live, live))).toEqual([["100112", 2]]);
    const another = await server.as("U002");
    await placeSomeOrder(another);
    const { rows } = await sql<{ id: string }>`
      select id from cart where uid = 'U002' and not is_active`.execute(server.deps.db);
    const answer = told<{ mergeCarts: Cart }>(await ask(another, rows[0]?.id ?? "")).mergeCarts;
    expect(answer).toMatchObject({ total_lines: 0 });
  });

  it("what is not to be had now stays out, and a cart of nothing else is not used up", async () => {
    await sql`update product set sellable_to = '2026-11-01' where sku = '100101'`.execute(server.deps.db);
    expect(linesOf(await merged(source))).toEqual([["100112", 5]]);
    await sql`update product set sellable_to = null where sku = '100101'`.execute(server.deps.db);
  });
});

describe("mergeCarts: what is not whole is clamped and said (C6)", () => {
  const expire = (day: string | null) =>
    sql`update product set sellable_to = ${day}::date where sku = '100101'`.execute(server.deps.db);
  const special = "130506";

  it("C6 a line above its limit is clamped to what is left beside the live one, and the answer says so", async () => {
    await sql`update product_limit set max_boxes = 12 where ship_to_id = '500101' and sku = ${special}`.execute(
      server.deps.db,
    );
    await add(owner, live, [{ sku: special, quantity: 9 }]);
    const saved = await saveSomeOrder(owner, { title: "Vánoce", goods: [{ sku: special, quantity: 7 }] });
    live = await startOrder(owner);
    await add(owner, live, [{ sku: special, quantity: 9 }]);
    const cart = await merged(saved.cart_id ?? "");
    expect(linesOf(cart)).toEqual([[special, 12]]);
    expect(cart.blockers?.map(({ code }) => code)).not.toContain("product-limit-exceeded");
    expect(cart.notices).toEqual([
      {
        code: "quantity-clamped",
        message: `Product ${special}: 3 of 7 boxes were added to the cart, more cannot be ordered now.`,
        reason: "product-limit-exceeded",
        sku: special,
        quantity_asked: 7,
        quantity_taken: 3,
      },
    ]);
  });

  it("C6 a sum that no line can hold is clamped, too", async () => {
    await add(owner, live, [{ sku: "100112", quantity: 9_996 }]);
    const cart = await merged(source);
    expect(linesOf(cart)).toContainEqual(["100112", 9_999]);
    expect(cart.notices).toMatchObject([
      { code: "quantity-clamped", reason: "quantity-too-large", quantity_asked: 3, quantity_taken: 1 },
    ]);
  });

  it("C6 what is not sold any more stays out, and is named with its reason", async () => {
    await expire("2026-11-01");
    const cart = await merged(source);
    await expire(null);
    expect(linesOf(cart)).toEqual([["100112", 5]]);
    expect(cart.notices).toMatchObject([
      { code: "line-left-out", reason: "no-longer-sold", sku: "100101", quantity_taken: 0 },
    ]);
  });

  it("C6 a cart that goes in whole has nothing to be said, and one that was only read neither", async () => {
    expect((await merged(source)).notices).toEqual([]);
    const read = await owner.graphql(`{ customerCart { notices { code } } }`);
    expect(told<{ customerCart: Cart }>(read).customerCart.notices).toBeNull();
  });
});

describe("mergeCarts: done", () => {
  it.each([false, true])(
    "adds to the live cart once, whoever repeats it; destination named: %s",
    async (isNamed) => {
      const before = listed(await askList(owner)).total_count ?? 0;
      const to = isNamed ? live : undefined;
      const both = [
        ["100112", 5],
        ["100101", 10],
      ];
      const answers = await Promise.all([merged(source, to), merged(source, to), merged(source, to)]);
      expect(answers.map(linesOf)).toEqual([both, both, both]);
      expect(linesOf(await merged(source, to))).toEqual(both);
      expect((await cartOf(owner)).id).toBe(live);
      expect(listed(await askList(owner)).total_count).toBe(before - 1);
    },
  );
});
