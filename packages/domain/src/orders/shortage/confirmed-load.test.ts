import { describe, expect, test } from "vitest";
import { anyGoods, anyTankBeer } from "../../testing/builders.ts";
import { confirmedLoad } from "./confirmed-load.ts";

const ordered = { grams: 784_000, palletThousandths: 1000, millilitres: 400_000 };

describe("what goes out of an order that was confirmed with less", () => {
  test.each([
    ["all of it", [], ordered],
    [
      "half of it",
      [{ boxes: 20, product: anyGoods() }],
      { grams: 392_000, palletThousandths: 500, millilitres: 200_000 },
    ],
    [
      "nothing of it",
      [{ boxes: 40, product: anyGoods() }],
      { grams: 0, palletThousandths: 0, millilitres: 0 },
    ],
    [
      "never less than nothing, where goods weigh more by now",
      [{ boxes: 40, product: anyGoods({ grossGramsPerBox: 30_000 }) }],
      { grams: 0, palletThousandths: 0, millilitres: 0 },
    ],
    [
      "of goods that do not stack, the pallets stay",
      [{ boxes: 1, product: anyTankBeer({ grossGramsPerBox: 4000, millilitresPerBox: 100_000 }) }],
      { grams: 780_000, palletThousandths: 1000, millilitres: 300_000 },
    ],
  ])("%s", (_what, missing, left) => {
    expect(confirmedLoad(ordered, missing)).toEqual(left);
  });

  test("thirds of a pallet are rounded once on their sum", () => {
    const thirds = [1, 2, 3].map(() => ({
      boxes: 1,
      product: anyGoods({
        packaging: { itemsPerBox: 1, boxesPerLayer: 1, layersPerPallet: 3, boxesPerPallet: 3 },
      }),
    }));
    expect(confirmedLoad(ordered, thirds).palletThousandths).toBe(0);
  });
});
