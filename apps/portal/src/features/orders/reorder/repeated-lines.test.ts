import { describe, expect, it } from "vitest";
import { someItem, someOrder } from "../../../testing/some-order.ts";
import { viewOrder } from "../detail/order-view.ts";
import { previewReorder } from "./reorder-preview.ts";
import { repeatedLines } from "./repeated-lines.ts";

const bundle = { sku: "950560", name: "Namíchej si paletu ležáků", quantity: 2 };
const inside = (sku: string, boxes: number) =>
  someItem({
    id: `4700100303-${sku}`,
    product_sku: sku,
    quantity_ordered: boxes,
    product_sale_price: { value: 100 },
    row_total: { value: 100 * boxes },
    bundle,
  });
const order = viewOrder(someOrder({ items: [inside("100201", 32), inside("100301", 48), someItem()] }));

describe("an order with a bundle, put into the cart again (C26)", () => {
  it("is one line for the group, with what one package held and cost", () => {
    const [group, kegs, ...others] = repeatedLines(order.lines);
    expect(group).toMatchObject({
      sku: "950560",
      name: bundle.name,
      unit: "bundle",
      ordered: 2,
      amounts: { packages: 2, layers: 0, pallets: 0 },
      unitMinor: 400_000,
      netMinor: 800_000,
      parts: [
        { sku: "100201", boxes: 16 },
        { sku: "100301", boxes: 24 },
      ],
    });
    expect(kegs?.sku).toBe("100112");
    expect(others).toEqual([]);
  });

  it("C2 HISTORY-05 a bundle that is no longer offered says so as a whole, and the rest can come", () => {
    const { refused } = previewReorder(order, new Map());
    expect(refused.map(({ line, reason }) => [line.sku, reason])).toEqual([
      ["950560", "gone"],
      ["100112", "gone"],
    ]);
  });
});
