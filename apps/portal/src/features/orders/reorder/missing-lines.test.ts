import { expect, test } from "vitest";
import { someItem, someOrder } from "../../../testing/some-order.ts";
import { viewOrder } from "../detail/order-view.ts";
import { missingLines } from "./missing-lines.ts";

const order = (state: string, ...items: readonly Parameters<typeof someItem>[0][]) =>
  viewOrder(someOrder({ state, items: items.map(someItem) }));
const bundle = { sku: "500900", name: "Balíček", quantity: 2 };
const inBundle = { bundle, quantity_ordered: 8, row_total: { value: 800 } };

test("HISTORY-03 the missing boxes of a line, and a line that did not come at all as it was entered", () => {
  const rest = missingLines(
    order("partially-delivered", { quantity_shipped: 7 }, { quantity_shipped: 0 }, { quantity_shipped: 10 }),
  );
  expect(rest?.map(({ ordered, amounts, netMinor }) => ({ ordered, amounts, netMinor }))).toEqual([
    { ordered: 3, amounts: { packages: 3, layers: 0, pallets: 0 }, netMinor: 494_700 },
    { ordered: 10, amounts: { packages: 4, layers: 1, pallets: 0 }, netMinor: 1_649_000 },
  ]);
});

test("C26 of a bundle the missing packages stay one bundle, and what fills none stands by itself", () => {
  const rest = missingLines(
    order("partially-delivered", { ...inBundle, quantity_shipped: 3 }, { quantity_shipped: 10 }),
  );
  expect(rest?.map(({ ordered, bundle: of }) => [ordered, of?.packages])).toEqual([
    [4, 1],
    [1, undefined],
  ]);
});

test.each<readonly [string, ReturnType<typeof order>]>([
  ["all came", order("delivered", { quantity_shipped: 10 })],
  [
    "DDISP-06 a replacement delivery brings it",
    order("delivered", { quantity_shipped: 7, quantity_replaced: 3 }),
  ],
  ["it is on its way", order("on-the-way", { quantity_shipped: null })],
  ["nothing came, so that the rest is the order", order("cancelled", { quantity_shipped: null })],
])("there is no rest to choose when %s", (_, whole) => {
  expect(missingLines(whole)).toBeUndefined();
});
