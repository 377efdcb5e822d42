import { describe, expect, it } from "vitest";
import { someItem, someOrder } from "../../../testing/some-order.ts";
import { linesByBundle } from "./lines-by-bundle.ts";
import { viewOrder } from "./order-view.ts";

const inside = (sku: string, bundle: { sku: string; name: string; quantity: number }, crowns: number) =>
  someItem({ id: sku, product_sku: sku, row_total: { value: crowns }, bundle });

const advent = { sku: "950360", name: "Adventní balíček", quantity: 2 };
const pallet = { sku: "950560", name: "Paleta", quantity: 1 };

describe("C26 the lines of a bundle stand together under it", () => {
  it("where the first of them stands, with what all of them came to", () => {
    const { lines } = viewOrder(
      someOrder({
        items: [
          inside("1", advent, 100),
          someItem({ id: "loose" }),
          inside("2", pallet, 7),
          inside("3", advent, 20),
        ],
      }),
    );
    const told = linesByBundle(lines).map(({ line, bundle }) => [
      line.id,
      bundle && [bundle.name, bundle.packages, bundle.netMinor],
    ]);
    expect(told).toEqual([
      ["1", ["Adventní balíček", 2, 12_000]],
      ["3", ["Adventní balíček", 2, 12_000]],
      ["loose", undefined],
      ["2", ["Paleta", 1, 700]],
    ]);
  });

  it("an order without bundles keeps its order", () => {
    const { lines } = viewOrder(someOrder({ items: [someItem({ id: "b" }), someItem({ id: "a" })] }));
    expect(linesByBundle(lines)).toEqual(lines.map((line) => ({ line, bundle: undefined })));
  });
});
