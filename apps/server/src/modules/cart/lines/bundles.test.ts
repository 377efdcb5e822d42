import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  addBundle,
  advent,
  contentsOf,
  football,
  fullPallet,
  pallet,
  uids,
  updateBundle,
} from "../../../testing/ask-bundles.ts";
import { refusal, startOrder, told } from "../../../testing/ask-cart.ts";
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

const add = (item: object) => addBundle(owner, id, item);
const update = (item: object) => updateBundle(owner, id, item);

describe("bundles in the catalogue (BUNDLE-01)", () => {
  it("BUNDLE-01…03 tell what they hold, what may be changed, what is preselected, and what it all costs", async () => {
    const answer = await owner.graphql(
      `query ($sku: String!) { products(filter: { sku: { eq: $sku } }) { items { __typename your_price
        cart_fields { packaging_cart layer_cart pallets_cart } saleability { sellable reason }
        ... on BundleProduct { deal_condition discount_percent your_price_sum packages_left
          bundle_price_details { base_price bundle_price discount }
          flexible_package { min_units_required max_number_of_packages max_number_of_items_in_package validity_from
            validity_to items { sku is_mandatory min_number_orderable max_number_orderable } }
          items { sku required options { uid quantity is_default can_change_quantity price product { sku } } }
          bundle_product_details { sku unit_price unit_price_tax discounted_unit_price } } } } }`,
      { sku: pallet },
    );
    const [found] = told<{ products: { items: Record<string, never>[] } }>(answer).products.items;
    expect(found).toMatchObject({
      __typename: "BundleProduct",
      cart_fields: { packaging_cart: true, layer_cart: false, pallets_cart: false },
      saleability: { sellable: true, reason: null },
      deal_condition: "flex",
      discount_percent: 5,
      packages_left: 4,
      flexible_package: {
        min_units_required: 40,
        max_number_of_packages: 4,
        max_number_of_items_in_package: 40,
      },
      items: [
        {
          sku: "100201",
          required: true,
          options: [{ quantity: 8, is_default: true, can_change_quantity: true }],
        },
        { sku: "100301", required: true },
        { sku: "120101", required: false, options: [{ quantity: 0, is_default: false }] },
        { sku: "120201" },
        { sku: "110301" },
      ],
    });
  });

  it.each([
    ["BUNDLE-04 one that is over", "950160", "no-longer-sold"],
    ["BUNDLE-04 one that is still to come", "950760", "not-yet-sold"],
  ])("%s cannot be ordered", async (_, sku, reason) => {
    const answer = await owner.graphql(
      `{ products(filter: { sku: { eq: "${sku}" } }) { items { saleability { sellable reason } } } }`,
    );
    expect(told<{ products: object }>(answer).products).toEqual({
      items: [{ saleability: { sellable: false, reason } }],
    });
  });
});

describe("bundles in the cart", () => {
  it("a stranger and a foreign cart put nothing in", async () => {
    const call = `mutation { addProductsToCart(cartId: "${id}", cartItems: [{ sku: "${football}", quantity: 1 }]) {
      user_errors { code } } }`;
    expect(refusal(await server.stranger.graphql(call))).toMatchObject({ code: "not-signed-in" });
    expect(refusal(await (await server.as("U012")).graphql(call))).toMatchObject({ code: "no-such-cart" });
  });

  it.each([
    [
      "an id that is none",
      { sku: pallet, selected_options: ["bm90aGluZw=="] },
      "INVALID_PARAMETER_VALUE",
      "bundle-option-unknown",
    ],
    [
      "a word for a number",
      { sku: pallet, entered_options: [{ uid: uids("8 100201")[0], value: "many" }] },
      "INVALID_PARAMETER_VALUE",
      "bundle-item-not-whole",
    ],
    [
      "goods of another bundle",
      { sku: pallet, selected_options: uids("20 100201, 20 100301, 1 130514") },
      "INVALID_PARAMETER_VALUE",
      "bundle-item-unknown",
    ],
    [
      "BUNDLE-05 too few boxes",
      { sku: pallet, selected_options: uids("8 100201, 8 100301") },
      "INVALID_PARAMETER_VALUE",
      "bundle-too-few",
    ],
    [
      "BUNDLE-05 too many boxes",
      { sku: pallet, selected_options: uids("40 100201, 8 100301") },
      "INVALID_PARAMETER_VALUE",
      "bundle-too-many",
    ],
    [
      "BUNDLE-06 without a mandatory kind",
      { sku: pallet, selected_options: uids("40 100201") },
      "INVALID_PARAMETER_VALUE",
      "bundle-item-mandatory",
    ],
    [
      "BUNDLE-02 fixed contents changed",
      { sku: football, selected_options: uids("12 100107, 3 120107, 2 150107") },
      "INVALID_PARAMETER_VALUE",
      "bundle-item-fixed",
    ],
    [
      "BUNDLE-07 more than a customer may have",
      { sku: advent, quantity: 3 },
      "INSUFFICIENT_STOCK",
      "bundle-limit-reached",
    ],
    ["BUNDLE-04 one that is over", { sku: "950160" }, "NOT_SALABLE", "no-longer-sold"],
    ["half a package", { sku: football, quantity: 0.5 }, "INVALID_PARAMETER_VALUE", "quantity-not-whole"],
    [
      "a layer of packages",
      { sku: football, number_of_layer: 1 },
      "INVALID_PARAMETER_VALUE",
      "unit-not-orderable",
    ],
  ])("OP-86 %s is refused and nothing goes in", async (_, item, code, reason) => {
    const { cart, reasons } = await add(item);
    expect(reasons).toEqual([[code, reason]]);
    expect(cart.items).toEqual([]);
  });

  it("BUNDLE-08 BUNDLE-09 a chosen package goes in as one group that carries its options", async () => {
    const { cart, reasons } = await add({ sku: pallet, selected_options: uids(fullPallet) });
    expect(reasons).toEqual([]);
    expect(cart).toMatchObject({ total_lines: 1, total_quantity: 40 });
    const [line] = cart.items;
    expect(line).toMatchObject({ __typename: "BundleCartItem", quantity: 1, is_available: true, errors: [] });
    expect(contentsOf(line)).toBe(fullPallet);
    const values = line?.bundle_options.flatMap((option) => option.values) ?? [];
    const inside = values.reduce((sum, { quantity, price }) => sum + Math.round(quantity * price * 100), 0);
    expect(Math.round((line?.prices.row_total.value ?? 0) * 100)).toBe(inside);
    const { grand_total_your_price: net, deposits } = cart.grand_total_your_price_details;
    expect(Math.round(net * 100)).toBe(inside);
    expect(line?.prices.deposit_total.value).toBe(deposits);
    expect(deposits).toBe(40 * 160);
  });

  it("BUNDLE-08 numbers may be entered beside what is selected; without a choice it is as preselected", async () => {
    const entered = uids(fullPallet).map((uid, index) => ({ uid, value: ["24", "8", "8"][index] ?? "" }));
    const chosen = await add({ sku: pallet, entered_options: entered });
    expect(contentsOf(chosen.cart.items[0])).toBe("24 100201, 8 100301, 8 120101");
    const fixed = await add({ sku: football });
    expect(contentsOf(fixed.cart.items[1])).toBe("10 100107, 5 120107, 2 150107");
  });

  it("C26 the same again makes more packages of one group; other contents are refused, never split or doubled", async () => {
    await add({ sku: pallet, selected_options: uids(fullPallet) });
    const again = await add({
      sku: pallet,
      selected_options: uids("8 100301, 16 100201, 16 120101").toReversed(),
    });
    expect(again.reasons).toEqual([]);
    expect(again.cart.items).toHaveLength(1);
    expect(again.cart.items[0]?.quantity).toBe(2);
    const other = await add({ sku: pallet, selected_options: uids("32 100201, 8 100301") });
    expect(other.reasons).toEqual([["INVALID_PARAMETER_VALUE", "bundle-contents-differ"]]);
    expect(other.cart.items.map(contentsOf)).toEqual([fullPallet]);
    // BUNDLE-07: together with those that are there.
    const many = await add({ sku: pallet, quantity: 3, selected_options: uids(fullPallet) });
    expect(many.reasons).toEqual([["INSUFFICIENT_STOCK", "bundle-limit-reached"]]);
  });

  it("C26 the goods of a group and the same goods loose stay apart, and each keeps its price", async () => {
    await add({ sku: pallet, selected_options: uids(fullPallet) });
    const { cart } = await add({ sku: "100201", quantity: 2 });
    expect(cart.items.map(({ product, quantity }) => [product.sku, quantity])).toEqual([
      [pallet, 1],
      ["100201", 2],
    ]);
    const inside = cart.items[0]?.bundle_options[0]?.values[0]?.price ?? 0;
    expect(inside).toBeLessThan(cart.items[1]?.prices.price.value ?? 0);
    expect(cart.total_quantity).toBe(42);
  });

  it("C26 a group is edited as a group: contents, packages, and taken out whole", async () => {
    const { cart } = await add({ sku: pallet, selected_options: uids(fullPallet) });
    const uid = cart.items[0]?.uid;
    const mixed = await update({ cart_item_uid: uid, selected_options: uids("32 100201, 8 100301") });
    expect(mixed.reasons).toEqual([]);
    expect(mixed.cart.items.map(contentsOf)).toEqual(["32 100201, 8 100301"]);
    const broken = await update({ cart_item_uid: uid, selected_options: uids("8 100201, 8 100301") });
    expect(broken.reasons).toEqual([["INVALID_PARAMETER_VALUE", "bundle-too-few"]]);
    const twice = await update({ cart_item_uid: uid, quantity: 2 });
    expect(twice.cart.items.map(({ quantity }) => quantity)).toEqual([2]);
    expect(contentsOf(twice.cart.items[0])).toBe("32 100201, 8 100301");
    const five = await update({ cart_item_uid: uid, quantity: 5 });
    expect(five.reasons).toEqual([["INSUFFICIENT_STOCK", "bundle-limit-reached"]]);
    const gone = await owner.graphql(
      `mutation { removeItemFromCart(input: { cart_id: "${id}", cart_item_uid: "${uid}" }) { cart { total_lines } } }`,
    );
    expect(told<object>(gone)).toEqual({ removeItemFromCart: { cart: { total_lines: 0 } } });
  });

  it("C4 C26 broken conditions are the group's own and block the sending only", async () => {
    await add({ sku: advent });
    // Christmas is past the last day of the advent package.
    await sql`update cart set delivery_date = '2027-01-28' where id = ${id}`.execute(server.deps.db);
    const { cart, reasons } = await add({ sku: "100101", quantity: 1 });
    expect(reasons).toEqual([]);
    const [line] = cart.items;
    expect(line?.errors.map(({ reason }) => reason).slice(0, 2)).toEqual([
      "no-longer-sold",
      "bundle-not-valid",
    ]);
    expect(line?.errors[1]?.message).toMatch(/valid for deliveries .*\d{4}/);
    const own = cart.blockers.filter(({ sku }) => sku === advent);
    expect(own.map(({ code, cart_item_uid: uid }) => [code, uid]).slice(0, 2)).toEqual([
      ["no-longer-sold", line?.uid],
      ["bundle-not-valid", line?.uid],
    ]);
  });

  it("a cleared cart can be put back with its groups", async () => {
    await add({ sku: pallet, quantity: 2, selected_options: uids(fullPallet) });
    const cleared = await owner.graphql(
      `mutation { clearCart(input: { cart_id: "${id}" }) { removed_items { sku quantity bundle_option_uids } } }`,
    );
    const [removed] = told<{ clearCart: { removed_items: { bundle_option_uids: string[] }[] } }>(cleared)
      .clearCart.removed_items;
    const { cart } = await add({ sku: pallet, quantity: 2, selected_options: removed?.bundle_option_uids });
    expect(cart.items.map((line) => [line.quantity, contentsOf(line)])).toEqual([[2, fullPallet]]);
  });

  it("C7 groups cost a fixed number of statements, however many there are", async () => {
    const one = await add({ sku: football });
    await add({ sku: pallet, selected_options: uids(fullPallet) });
    await add({ sku: advent });
    const many = await add({ sku: "950860" });
    expect(many.reasons).toEqual([]);
    expect(many.statements).toBe(one.statements);
  });
});
