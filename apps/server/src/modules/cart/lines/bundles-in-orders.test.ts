import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  addBundle,
  type BundleCart,
  bundleCartFields,
  contentsOf,
  fullPallet,
  pallet,
  uids,
} from "../../../testing/ask-bundles.ts";
import { cartOf, startOrder, told } from "../../../testing/ask-cart.ts";
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

const add = (item: object, who = owner, cartId = id) => addBundle(who, cartId, item);

describe("bundles in orders (C26)", () => {
  async function place(cartId: string) {
    const answer = await owner.graphql(
      `mutation { placeOrder(input: { cart_id: "${cartId}" }) { errors { reason } orderV2 { number
        total { grand_total { value } subtotal_excl_tax { value } total_empties_deposit { value } }
        items { product_sku quantity_ordered row_total { value } bundle { sku name quantity } } } } }`,
    );
    return told<{ placeOrder: { errors: { reason: string }[]; orderV2: PlacedOrder | null } }>(answer)
      .placeOrder;
  }
  type PlacedOrder = {
    readonly number: string;
    readonly total: Readonly<Record<string, { readonly value: number }>>;
    readonly items: readonly {
      readonly product_sku: string;
      readonly quantity_ordered: number;
      readonly row_total: { readonly value: number };
      readonly bundle: { readonly sku: string; readonly name: string; readonly quantity: number } | null;
    }[];
  };

  it("are ordered once, as goods of a group that the ERP hears of; history, repeating and saving keep the group", async () => {
    await add({ sku: pallet, quantity: 2, selected_options: uids(fullPallet) });
    const { cart } = await add({ sku: "100201", quantity: 1 });
    const { orderV2: order } = await place(id);
    const bundle = { sku: pallet, name: "Mix your pallet of lagers", quantity: 2 };
    expect(order?.items.map((item) => [item.product_sku, item.quantity_ordered, item.bundle])).toEqual([
      ["100201", 32, bundle],
      ["100301", 16, bundle],
      ["120101", 32, bundle],
      ["100201", 1, null],
    ]);
    const lines = order?.items.reduce((sum, item) => sum + Math.round(item.row_total.value * 100), 0);
    expect(lines).toBe(Math.round((order?.total.subtotal_excl_tax?.value ?? 0) * 100));
    expect(order?.total.grand_total?.value).toBe(cart.grand_total_your_price_details.total);
    const { rows } = await sql<{ payload: { lines: unknown } }>`
      select payload from outbox where order_number = ${order?.number}`.execute(server.deps.db);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.payload.lines).toMatchObject([
      { lineNo: 1, sku: "100201", boxes: 32, bundleSku: pallet },
      { lineNo: 2, sku: "100301", boxes: 16, bundleSku: pallet },
      { lineNo: 3, sku: "120101", boxes: 32, bundleSku: pallet },
      { lineNo: 4, sku: "100201", boxes: 1 },
    ]);

    // BUNDLE-07: two of four are left, and of what is repeated nothing is split.
    const again = told<{ reorderItems: { status: boolean; cart: BundleCart } }>(
      await owner.graphql(
        `mutation { reorderItems(orderNumber: "${order?.number}") { status added_count cart { ${bundleCartFields} } } }`,
      ),
    ).reorderItems;
    expect(again).toMatchObject({ status: true, added_count: 2 });
    expect(again.cart.items.map((line) => [line.product.sku, line.quantity, contentsOf(line)])).toEqual([
      [pallet, 2, fullPallet],
      ["100201", 1, ""],
    ]);
    const third = await add(
      { sku: pallet, selected_options: uids(fullPallet) },
      owner,
      (await cartOf(owner)).id,
    );
    expect(third.reasons).toEqual([["INSUFFICIENT_STOCK", "bundle-limit-reached"]]);

    const saved = told<{ addSaveOrderForLater: { saved_order: { id: string } } }>(
      await owner.graphql(
        `mutation { addSaveOrderForLater(input: { cart_id: "${(await cartOf(owner)).id}", title: "Palety" }) {
          saved_order { id items { sku quantity } } } }`,
      ),
    ).addSaveOrderForLater.saved_order;
    const back = told<{ reOrderSavedOrder: { status: boolean; cart: BundleCart } }>(
      await owner.graphql(
        `mutation { reOrderSavedOrder(input: { id: "${saved.id}" }) { status cart { ${bundleCartFields} } } }`,
      ),
    ).reOrderSavedOrder;
    expect(back.cart.items.map((line) => [line.product.sku, line.quantity, contentsOf(line)])).toEqual([
      [pallet, 2, fullPallet],
      ["100201", 1, ""],
    ]);

    // A cancelled order gives its packages back.
    await owner.graphql(`mutation { cancelOrder(sap_id: "${order?.number}") { message } }`);
    const freed = await add(
      { sku: pallet, selected_options: uids(fullPallet) },
      owner,
      (await cartOf(owner)).id,
    );
    expect(freed.reasons).toEqual([]);
  });

  it("BUNDLE-07 two colleagues cannot take the last package twice", async () => {
    const tap = "950460";
    await add({ sku: tap });
    const colleague = await server.as("U039");
    const theirs = await startOrder(colleague, { shipTo: "500102" });
    await add({ sku: tap }, colleague, theirs);
    const call = (cartId: string) =>
      `mutation { placeOrder(input: { cart_id: "${cartId}" }) { errors { reason } orderV2 { number } } }`;
    const answers = await Promise.all([owner.graphql(call(id)), colleague.graphql(call(theirs))]);
    const reasons = answers.map((answer) =>
      told<{ placeOrder: { errors: { reason: string }[] } }>(answer).placeOrder.errors.map(
        ({ reason }) => reason,
      ),
    );
    expect(reasons.toSorted()).toEqual([[], ["bundle-limit-reached"]]);
  });
});
