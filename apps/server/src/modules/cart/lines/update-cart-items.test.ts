import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Cart, CartItemUpdateInput, CartUserInputError } from "../../../platform/graphql.gen.ts";
import { add, cartFields, cartOf, refusal, startOrder, told } from "../../../testing/ask-cart.ts";
import { type Caller, startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
let owner: Caller;
let id: string;
let cart: Cart;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.as("U001");
});
afterAll(() => server.stop());
beforeEach(async () => {
  id = await startOrder(owner);
  await owner.graphql(`mutation { clearCart(input: { cart_id: "${id}" }) { cart { id } } }`);
  cart = (
    await add(owner, id, [
      { sku: "100101", quantity: 1, number_of_layer: 2 },
      { sku: "100112", quantity: 4 },
    ])
  ).cart;
});

const mutation = `mutation ($id: String!, $items: [CartItemUpdateInput!]!) {
  updateCartItems(input: { cart_id: $id, cart_items: $items }) {
    cart { ${cartFields} } errors { code message reason sku index quantity } } }`;

type Output = { readonly cart: Cart; readonly errors: readonly CartUserInputError[] };

function ask(caller: Caller, cartId: string, items: readonly CartItemUpdateInput[]) {
  return caller.graphql(mutation, { id: cartId, items });
}

async function update(...items: CartItemUpdateInput[]): Promise<Output> {
  return told<{ updateCartItems: Output }>(await ask(owner, id, items)).updateCartItems;
}

function uid(line: number): string {
  return cart.items?.[line]?.uid ?? "";
}

describe("updateCartItems: who may (C14, C16)", () => {
  it("a stranger is asked to sign in", async () => {
    expect(refusal(await ask(server.stranger, id, []))).toMatchObject({ code: "not-signed-in" });
  });

  it("C16 a foreign cart answers like a missing one, and a foreign line like a missing one", async () => {
    const stranger = await server.as("U012");
    const foreign = await cartOf(stranger);
    expect(refusal(await ask(owner, foreign.id, [{ cart_item_uid: uid(0), quantity: 9 }]))?.code).toBe(
      "no-such-cart",
    );
    const answer = await ask(stranger, foreign.id, [{ cart_item_uid: uid(0), quantity: 9 }]);
    const { errors } = told<{ updateCartItems: Output }>(answer).updateCartItems;
    expect(errors).toMatchObject([{ code: "COULD_NOT_FIND_CART_ITEM", reason: "line-unknown", sku: null }]);
    expect((await cartOf(owner)).items?.[0]?.quantity).toBe(17);
  });

  it("a user without Catalogue anywhere is refused", async () => {
    expect(refusal(await ask(await server.as("U008"), id, []))).toMatchObject({
      code: "forbidden-permission",
    });
  });
});

describe("updateCartItems: bad input", () => {
  it("a line without a name is refused in Magento's words", async () => {
    expect(refusal(await ask(owner, id, [{ quantity: 1 }]))).toMatchObject({
      message: 'Required parameter "cart_item_uid" for "cart_items" is missing.',
      category: "graphql-input",
    });
  });

  it.each(["%%%", "eHl6", ""])("an unreadable uid %j finds no line", async (wrong) => {
    expect((await update({ cart_item_uid: wrong, quantity: 1 })).errors).toMatchObject([
      { reason: "line-unknown" },
    ]);
  });
});

describe("updateCartItems: refused line by line, the others are changed (C1, C21)", () => {
  it.each([
    [-1, "quantity-negative"],
    [0.5, "quantity-not-whole"],
    [1e15, "quantity-too-large"],
  ])("a quantity of %d", async (quantity, reason) => {
    const answer = await update({ cart_item_uid: uid(0), quantity }, { cart_item_uid: uid(1), quantity: 5 });
    expect(answer.errors).toMatchObject([
      { code: "INVALID_PARAMETER_VALUE", reason, index: 0, sku: "100101" },
    ]);
    expect(answer.cart.items?.map((line) => line?.quantity)).toEqual([17, 5]);
  });

  it("C21 a line that somebody changed since it was seen is left as it is", async () => {
    const seen = cart.items?.[0]?.version ?? -1;
    await update({ cart_item_uid: uid(0), quantity: 7 });
    const answer = await update({ cart_item_uid: uid(0), quantity: 9, version: seen });
    expect(answer.errors).toMatchObject([{ reason: "line-changed", index: 0 }]);
    expect(answer.cart.items?.[0]).toMatchObject({ number_of_packages: 7, version: seen + 1 });
    const again = await update({ cart_item_uid: uid(0), quantity: 9, version: seen + 1 });
    expect(again.errors).toEqual([]);
  });

  it("C21 of two who change the same version at once exactly one is told no, twenty times over", async () => {
    for (let round = 0; round < 20; round += 1) {
      const version = (await cartOf(owner)).items?.[0]?.version ?? -1;
      const both = await Promise.all(
        [100 + round, 200 + round].map((quantity) => update({ cart_item_uid: uid(0), quantity, version })),
      );
      expect(both.flatMap(({ errors }) => errors.map(({ reason }) => reason))).toEqual(["line-changed"]);
    }
  });

  it("the same line twice in one call: the second is refused", async () => {
    const answer = await update(
      { cart_item_uid: uid(0), quantity: 2 },
      { cart_item_uid: uid(0), quantity: 3 },
    );
    expect(answer.errors).toMatchObject([{ reason: "sku-twice", index: 1 }]);
    expect(answer.cart.items?.[0]?.number_of_packages).toBe(2);
  });

  it("OP-147 on a truck single boxes cannot be raised where the goods do not allow it, but taken away", async () => {
    await sql`update product set is_truck_package_ordering = false where sku = '100112'`.execute(
      server.deps.db,
    );
    await startOrder(owner, { method: "flatrate_flatrate", date: "2026-12-01" });
    const more = await update({ cart_item_uid: uid(1), quantity: 5 });
    const less = await update({ cart_item_uid: uid(1), quantity: 3 });
    await sql`update product set is_truck_package_ordering = true where sku = '100112'`.execute(
      server.deps.db,
    );
    expect(more.errors).toMatchObject([{ reason: "unit-not-orderable", code: "INVALID_PARAMETER_VALUE" }]);
    expect(less.errors).toEqual([]);
    expect(less.cart.blockers?.map(({ code }) => code)).toContain("unit-not-orderable");
  });
});

describe("updateCartItems: done (CART-06, GQL-21)", () => {
  it("CART-06 GQL-21 sets what is given, keeps a unit that is left out, and touches no other line", async () => {
    const { cart: after } = await update({ cart_item_uid: uid(0), number_of_pallet: 3 });
    expect(after.items).toMatchObject([
      { number_of_packages: 1, number_of_layer: 2, number_of_pallet: 3, quantity: 137, version: 1 },
      { quantity: 4, version: 0 },
    ]);
    expect(after.version).toBe((cart.version ?? 0) + 1);
  });

  it("none of any unit removes the line; the old plain id works, too", async () => {
    const plain = Number(Buffer.from(uid(0), "base64").toString());
    const { cart: after } = await update({ cart_item_id: plain, quantity: 0, number_of_layer: 0 });
    expect(after.items?.map((line) => line?.product.sku)).toEqual(["100112"]);
  });

  it("setting what already is changes nothing", async () => {
    const { cart: after } = await update({ cart_item_uid: uid(1), quantity: 4 });
    expect(after.version).toBe(cart.version);
  });

  it("C4 a line that can no longer be sold can still be changed and removed", async () => {
    await sql`update product set sellable_to = '2026-11-01' where sku = '100101'`.execute(server.deps.db);
    const less = await update({ cart_item_uid: uid(0), number_of_layer: 1 });
    const gone = await update({ cart_item_uid: uid(0), quantity: 0, number_of_layer: 0 });
    await sql`update product set sellable_to = null where sku = '100101'`.execute(server.deps.db);
    expect([less.errors, gone.errors]).toEqual([[], []]);
    expect(gone.cart.total_lines).toBe(1);
  });

  it("C7 one line of a 500-line cart is changed in three statements, as many as in a small one, and read in as many", async () => {
    const small = await ask(owner, id, [{ cart_item_uid: uid(0), quantity: 2 }]);
    const readSmall = await owner.graphql(`{ customerCart { ${cartFields} } }`);
    await fillWith500();
    const large = await owner.graphql(`{ customerCart { ${cartFields} } }`);
    const items = told<{ customerCart: Cart }>(large).customerCart.items;
    expect(items).toHaveLength(500);
    expect(large.statements).toBe(readSmall.statements);
    const change = await ask(owner, id, [{ cart_item_uid: items?.[250]?.uid ?? "", quantity: 7 }]);
    const after = told<{ updateCartItems: Output }>(change).updateCartItems.cart;
    expect(after.items?.filter((line, at) => line?.version !== items?.[at]?.version)).toHaveLength(1);
    expect([small.statements, change.statements]).toEqual([3, 3]);
  });
});

/** The demo has 150 products, so it gets copies of one. */
async function fillWith500(): Promise<void> {
  await sql`
    with copy as (
      insert into product (sku, ean, ean_item, names, brand, sub_brand, category_code, package_type,
        packaging_code, item_millilitres, items_per_box, boxes_per_layer, layers_per_pallet, boxes_per_pallet,
        box_millilitres, box_gross_grams, pallet_gross_grams, cn_code, origin_country, is_tank, is_unfiltered, is_bundle,
        is_age_restricted, is_truck_package_ordering, is_new, is_sale, is_recommended, is_special, is_last, markets)
      select 'X' || n, '29' || lpad(n::text, 11, '0'), ean_item, names, brand, sub_brand,
        category_code, package_type, packaging_code, item_millilitres, items_per_box, boxes_per_layer,
        layers_per_pallet, boxes_per_pallet, box_millilitres, box_gross_grams, pallet_gross_grams, cn_code,
        origin_country, is_tank, is_unfiltered, is_bundle, is_age_restricted, is_truck_package_ordering, is_new,
        is_sale, is_recommended, is_special, is_last, markets
      from product, generate_series(1, 498) n where sku = '100101' returning sku),
    vat as (insert into product_vat select copy.sku, market, vat_class from copy, product_vat v where v.sku = '100101'),
    deposit as (insert into product_deposit select copy.sku, market, empties_code, units
      from copy, product_deposit d where d.sku = '100101')
    insert into price (price_list, sku, currency, base_minor, your_minor, valid_from, valid_to)
    select price_list, copy.sku, currency, base_minor, your_minor, valid_from, valid_to
    from copy, price where price.sku = '100101'`.execute(server.deps.db);
  const { cart: filled, user_errors: errors } = await add(
    owner,
    id,
    Array.from({ length: 498 }, (_, index) => ({ sku: `X${index + 1}`, quantity: 1 })),
  );
  expect(errors).toEqual([]);
  expect(filled.total_lines).toBe(500);
}

describe("updateCartItems: the changed lines by themselves", () => {
  it("C7 answers only the lines that the call changed, with their new versions", async () => {
    const answer = await owner.graphql(
      `mutation ($id: String!, $items: [CartItemUpdateInput!]!) {
        updateCartItems(input: { cart_id: $id, cart_items: $items }) {
          changed_items { uid version quantity product { sku name } } } }`,
      { id, items: [{ cart_item_uid: uid(1), quantity: 7 }] },
    );
    const { updateCartItems: output } = told<{ updateCartItems: { changed_items: Cart["items"] } }>(answer);
    expect(output.changed_items).toEqual([
      {
        uid: uid(1),
        version: (cart.items?.[1]?.version ?? 0) + 1,
        quantity: 7,
        product: { sku: "100112", name: expect.any(String) },
      },
    ]);
  });

  it("answers none when nothing was changed", async () => {
    const answer = await owner.graphql(
      `mutation ($id: String!, $items: [CartItemUpdateInput!]!) {
        updateCartItems(input: { cart_id: $id, cart_items: $items }) { changed_items { uid } } }`,
      { id, items: [{ cart_item_uid: uid(1), quantity: 4 }] },
    );
    expect(told<{ updateCartItems: unknown }>(answer).updateCartItems).toEqual({ changed_items: [] });
  });
});
