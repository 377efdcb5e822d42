import { describe, expect, it } from "vitest";
import { someProduct } from "../../../testing/some-product.ts";
import { unitChoices } from "./offered-units.ts";

const fields = (packages: boolean, layers: boolean, pallets: boolean) => ({
  cart_fields: { packaging_cart: packages, layer_cart: layers, pallets_cart: pallets },
});
const refusals = (...asked: Parameters<typeof unitChoices>) =>
  unitChoices(...asked).map(({ refusal }) => refusal);

describe("the units of a row", () => {
  it("CATALOG-16 CONST-09 are packages, layers, pallets with what one is worth", () => {
    expect(unitChoices(someProduct(), false)).toEqual([
      { unit: "packages", boxes: 1, refusal: undefined },
      { unit: "layers", boxes: 6, refusal: undefined },
      { unit: "pallets", boxes: 24, refusal: undefined },
    ]);
  });

  it("OP-84 say of goods that do not stack that they do not", () => {
    const tank = someProduct({
      ...fields(true, false, false),
      number_of_products_on_layer: 0,
      number_of_items_on_pallet: 0,
    });
    expect(refusals(tank, false)).toEqual([undefined, "layers", "pallets"]);
  });

  it("OP-147 say on a truck that single boxes of these goods do not go by truck", () => {
    const glasses = someProduct({ ...fields(false, true, true), isavailable_truck_package_ordering: 0 });
    expect(refusals(glasses, true)).toEqual(["truck", undefined, undefined]);
  });

  it("CATALOG-16 blame the method for what the goods would come in", () => {
    expect(refusals(someProduct(fields(false, true, false)), true)).toEqual(["method", undefined, "method"]);
  });
});
