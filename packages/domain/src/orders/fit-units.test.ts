import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ORDER_UNITS } from "../catalog/orderable-units.ts";
import { boxesOf } from "../catalog/packaging.ts";
import { anyGoods } from "../testing/builders.ts";
import { areOffered, fitUnits } from "./fit-units.ts";

const { packaging } = anyGoods();

describe("boxes in the units that are offered", () => {
  it("OP-84 whole pallets and layers first, the rest in boxes where they are offered", () => {
    const wanted = packaging.boxesPerPallet + packaging.boxesPerLayer + 1;
    const amounts = { packages: 1, layers: 1, pallets: 1 };
    expect(fitUnits(wanted, packaging, ORDER_UNITS)).toEqual({ amounts, boxes: wanted });
  });

  it("OP-147 less than the smallest unit is one of it", () => {
    const amounts = { packages: 0, layers: 1, pallets: 0 };
    expect(fitUnits(1, packaging, ["layers", "pallets"])?.amounts).toEqual(amounts);
  });

  it("C2 goods that come in no unit cannot be had", () => {
    expect(fitUnits(8, packaging, [])).toBeUndefined();
  });

  it("CATALOG-16 never in a unit that is not offered, and always as many boxes as it says", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9999 }),
        fc.subarray([...ORDER_UNITS], { minLength: 1 }),
        (wanted, offered) => {
          const fitted = fitUnits(wanted, packaging, offered);
          expect(fitted && areOffered(fitted.amounts, offered)).toBe(true);
          expect(fitted && boxesOf(fitted.amounts, packaging)).toBe(fitted?.boxes);
        },
      ),
    );
  });
});
