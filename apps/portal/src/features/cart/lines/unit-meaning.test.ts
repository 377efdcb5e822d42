import { describe, expect, it } from "vitest";
import { someProduct } from "../../../testing/some-product.ts";
import { meaningOf } from "./unit-meaning.ts";

describe("what a number of a unit comes to", () => {
  it("OP-84 counts layers in boxes, pallet places and kilograms", () => {
    expect(meaningOf(someProduct(), "layers", 3)).toEqual({
      unit: "layers",
      count: 3,
      boxes: 18,
      pallets: 0.75,
      kilograms: 1134,
    });
  });

  it("OP-84 does not repeat the unit that was counted", () => {
    expect(meaningOf(someProduct(), "packages", 6)).toMatchObject({ boxes: undefined, pallets: 0.25 });
    expect(meaningOf(someProduct(), "pallets", 2)).toMatchObject({
      boxes: 48,
      pallets: undefined,
      kilograms: 3024,
    });
  });

  it("CATALOG-16 tells what one is worth while nothing is entered", () => {
    expect(meaningOf(someProduct(), "pallets", 0)).toMatchObject({ count: 1, boxes: 24 });
  });

  it("CATALOG-16 says nothing of a unit that the goods do not come in", () => {
    const tank = someProduct({ number_of_products_on_layer: 0, number_of_items_on_pallet: 0 });
    expect(meaningOf(tank, "layers", 2)).toBeUndefined();
    expect(meaningOf(tank, "packages", 1)).toMatchObject({ pallets: undefined, kilograms: 63 });
  });
});
