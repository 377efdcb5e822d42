import { describe, expect, test } from "vitest";
import { someProduct } from "../../../testing/some-product.ts";
import { packingSteps } from "./packing-steps.ts";
import { cells, floorOf } from "./stack-layout.ts";

describe("CATALOG-04 from one box to a pallet", () => {
  test("what each holds and weighs", () => {
    const steps = packingSteps(someProduct(), undefined);
    expect(
      steps.map(({ part, times, boxes, litres, kilograms }) => [part, times, boxes, litres, kilograms]),
    ).toEqual([
      ["box", 1, 1, 50, 63],
      ["layer", 6, 6, 300, 378],
      ["pallet", 4, 24, 1200, 1512],
    ]);
  });

  test("a pallet's own weight counts the wood too", () => {
    const [, , pallet] = packingSteps(someProduct(), 1537);
    expect(pallet).toMatchObject({ kilograms: 1537, hasWood: true });
  });

  test("goods that do not stack have the box alone", () => {
    const loose = someProduct({
      number_of_products_on_layer: 0,
      number_of_layers_per_pallet: 0,
      number_of_items_on_pallet: 0,
    });
    expect(packingSteps(loose, undefined).map(({ part }) => part)).toEqual(["box"]);
  });
});

describe("how a layer lies", () => {
  test.each([
    [1, { rows: 1, columns: 1 }],
    [6, { rows: 2, columns: 3 }],
    [8, { rows: 2, columns: 4 }],
    [9, { rows: 2, columns: 5 }],
    [24, { rows: 4, columns: 6 }],
  ])("%d boxes", (boxes, floor) => {
    expect(floorOf(boxes)).toEqual(floor);
    expect(floorOf(boxes).rows * floorOf(boxes).columns).toBeGreaterThanOrEqual(boxes);
  });

  test("only what is seen is drawn: the top and the two front sides", () => {
    const floor = floorOf(6);
    const spots = cells(floor, { boxesPerLayer: 6, layers: 3 });
    const top = spots.filter(({ layer }) => layer === 2);
    const below = spots.filter(({ layer }) => layer === 0);
    expect(top).toHaveLength(6);
    expect(below.length).toBeLessThan(6);
    expect(below.every(({ row, column }) => row === floor.rows - 1 || column === floor.columns - 1)).toBe(
      true,
    );
  });

  test("from the back to the front", () => {
    const depth = cells(floorOf(8), { boxesPerLayer: 8, layers: 2 }).map(({ row, column }) => row + column);
    expect(depth).toEqual(depth.toSorted((left, right) => left - right));
  });
});
