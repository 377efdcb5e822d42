import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ReorderReplacementInput } from "../../../platform/graphql.gen.ts";
import { add, cartOf, refusal, startOrder, told } from "../../../testing/ask-cart.ts";
import {
  askOrderPreview,
  askReorderItems,
  orderPreviewed,
  reorderedItems,
} from "../../../testing/ask-orders.ts";
import { askList, listed } from "../../../testing/ask-saved-orders.ts";
import { orderOfGoods, withoutOne } from "../../../testing/past-orders.ts";
import { type Caller, startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
let owner: Caller;
let number: string;
let instead: ReorderReplacementInput;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.as("U001");
  number = await orderOfGoods(owner, await startOrder(owner), [
    { sku: "100101", number_of_layer: 2 },
    { sku: "100107", quantity: 5 },
  ]);
  await startOrder(owner);
  const seen = await withoutOne(server, () => askOrderPreview(owner, { orderNumber: number }));
  const [, missing] = orderPreviewed(seen).items;
  instead = { index: 1, sku: missing?.replacement?.sku ?? "", ...amounts(5) };
});
afterAll(() => server.stop());
beforeEach(async () => {
  const id = await startOrder(owner);
  told(await owner.graphql(`mutation { clearCart(input: { cart_id: "${id}" }) { cart { id } } }`));
});

const REPLACE = "REPLACE_CART" as const;
const saves = async () => listed(await askList(owner)).total_count;
const skusOf = (cart: Awaited<ReturnType<typeof cartOf>>) => cart.items?.map((line) => line?.product.sku);

function amounts(packages: number) {
  return { number_of_packages: packages, number_of_layer: 0, number_of_pallet: 0 };
}

/** With one of the two gone. */
const again = (args: Partial<Parameters<typeof askReorderItems>[1]>, headers?: Record<string, string>) =>
  withoutOne(server, () => askReorderItems(owner, { orderNumber: number, ...args }, headers));

describe("orderPreview (HISTORY-03, HISTORY-05, D06, C2)", () => {
  it("a stranger is asked to sign in", async () => {
    const answer = await askOrderPreview(server.stranger, { orderNumber: number });
    expect(refusal(answer)?.code).toBe("not-signed-in");
  });

  it.each(["U006", "U008"])("%s, who may not both see and order, is refused", async (uid) => {
    const answer = await askOrderPreview(await server.as(uid), { orderNumber: number });
    expect(refusal(answer)?.code).toBe("forbidden-permission");
  });

  it("C16 a foreign number answers like a missing one", async () => {
    const missing = refusal(await askOrderPreview(owner, { orderNumber: "4999999999" }));
    expect(missing?.code).toBe("no-such-order");
    for (const uid of ["U004", "U012", "U024"]) {
      const foreign = refusal(await askOrderPreview(await server.as(uid), { orderNumber: number }));
      expect({ ...foreign, message: foreign?.message.replace(number, "4999999999") }).toEqual(missing);
    }
  });

  it("everything as it was changes nothing by being asked for", async () => {
    const before = await cartOf(owner);
    expect(orderPreviewed(await askOrderPreview(owner, { orderNumber: number }))).toMatchObject({
      blocker: null,
      is_other_ship_to: false,
      addable_count: 2,
      changed_count: 0,
      not_addable_count: 0,
      items: [
        { sku: "100101", state: "ADDABLE", number_of_layer: 2, changes: [] },
        { sku: "100107", state: "ADDABLE", quantity: 5, replacement: null },
      ],
    });
    expect(await cartOf(owner)).toEqual(before);
  });

  it("HISTORY-06 what is gone is told with the reason and with what could be had instead", async () => {
    const asked = () => askOrderPreview(owner, { orderNumber: number, into: REPLACE });
    const seen = orderPreviewed(await withoutOne(server, asked));
    const message = "The product 100107 is no longer delivered on the request date.";
    expect(seen).toMatchObject({
      addable_count: 1,
      not_addable_count: 1,
      items: [
        { state: "ADDABLE" },
        {
          state: "NOT_ADDABLE",
          error: { reason: "no-longer-sold", message },
          replacement: { sku: instead.sku },
        },
      ],
    });
  });

  it("C7 takes a fixed number of statements", async () => {
    const answer = await askOrderPreview(owner, { orderNumber: number });
    expect(answer.statements).toBeLessThanOrEqual(12);
  });
});

describe("reorderItems with other goods for what is gone (D06)", () => {
  it.each([
    ["names no item", [2]],
    ["stands before the first", [-1]],
    ["is named twice", [1, 1]],
  ])("a replacement that %s is refused, and nothing happens", async (_what, places) => {
    const replacements = places.map((index) => ({ ...instead, index }));
    expect(refusal(await again({ replacements }))?.code).toBe("replacements-invalid");
    expect((await cartOf(owner)).total_lines).toBe(0);
  });

  it("C1 one that cannot be had either leaves its item missing, and nothing is added (OP-21)", async () => {
    const id = await startOrder(owner);
    await add(owner, id, [{ sku: "100112", quantity: 1 }]);
    const before = await saves();
    const replacements = [{ ...instead, sku: "999999" }];
    expect(reorderedItems(await again({ replacements, into: REPLACE }))).toMatchObject({
      status: false,
      code: "items-missing",
      replaced_count: 0,
      failed_items: [{ sku: "100107", index: 1, reason: "no-longer-sold" }],
      replaced: null,
    });
    expect(skusOf(await cartOf(owner))).toEqual(["100112"]);
    expect(await saves()).toBe(before);
  });

  it("goes in whole beside what is there", async () => {
    await add(owner, await startOrder(owner), [{ sku: "100112", quantity: 1 }]);
    const answer = reorderedItems(await again({ replacements: [instead] }));
    expect(answer).toMatchObject({
      status: true,
      message: "All items are in the cart (2).",
      added_count: 1,
      replaced_count: 1,
      failed_count: 0,
      userInputErrors: [],
      replaced: null,
    });
    expect(skusOf(answer.cart)).toEqual(["100112", "100101", instead.sku]);
  });

  it("C3 in place of the cart, which is among the saved orders then", async () => {
    const id = await startOrder(owner);
    await add(owner, id, [{ sku: "100112", quantity: 1 }]);
    const before = await cartOf(owner);
    const answer = reorderedItems(await again({ replacements: [instead], into: REPLACE }));
    expect(answer).toMatchObject({
      status: true,
      replaced_count: 1,
      replaced: { cart_id: id, total_lines: 1, items: [{ sku: "100112" }] },
      cart: { ship_to_id: before.ship_to_id, delivery_date: before.delivery_date, note_for_driver: "" },
    });
    expect(answer.cart.id).not.toBe(id);
    expect(skusOf(await cartOf(owner))).toEqual(["100101", instead.sku]);
  });

  it("an empty cart is not worth saving", async () => {
    const before = await saves();
    expect(reorderedItems(await again({ replacements: [instead], into: REPLACE })).replaced).toBeNull();
    expect(await saves()).toBe(before);
  });

  it("C2 goods that can be had after all come themselves", async () => {
    const answer = await askReorderItems(owner, { orderNumber: number, replacements: [instead] });
    expect(reorderedItems(answer)).toMatchObject({ added_count: 2, replaced_count: 0 });
    expect(skusOf(await cartOf(owner))).toEqual(["100101", "100107"]);
  });

  it("C9 told twice with one key it saves the old cart once and hears the same", async () => {
    await add(owner, await startOrder(owner), [{ sku: "100112", quantity: 1 }]);
    const before = await saves();
    const headers = { "idempotency-key": "instead-once" };
    const asked = () =>
      askReorderItems(owner, { orderNumber: number, replacements: [instead], into: REPLACE }, headers);
    const [first, ...others] = await withoutOne(server, () => Promise.all(Array.from({ length: 8 }, asked)));
    for (const other of others) expect(reorderedItems(other)).toEqual(first && reorderedItems(first));
    expect(await saves()).toBe(before + 1);
    expect((await cartOf(owner)).total_lines).toBe(2);
  });
});
