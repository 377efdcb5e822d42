import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { boxesOf } from "../catalog/packaging.ts";
import { toId } from "../kernel/ids.ts";
import { toMinor } from "../kernel/money.ts";
import { anyGoods, CRATE, KEG, rule } from "../testing/builders.ts";
import { breaches } from "./limits.ts";
import { type Load, loadOf } from "./load.ts";
import { type HeldLine, takeOff } from "./take-off.ts";

const truck = {
  method: "flatrate_flatrate",
  limits: rule({ minPallets: 20, maxPallets: 33, minKg: 16_000, maxKg: 24_000 }),
} as const;

function held(
  sku: string,
  amounts: Partial<HeldLine["amounts"]>,
  grams = 20_000,
  packaging = CRATE,
): HeldLine {
  return {
    sku: toId(sku),
    amounts: { packages: 0, layers: 0, pallets: 0, ...amounts },
    packaging,
    inside: [{ boxes: 1, product: anyGoods({ packaging, grossGramsPerBox: grams }) }],
    netPerPackageMinor: toMinor(100),
  };
}

function loadOfLines(lines: readonly HeldLine[]): Load {
  return loadOf(
    lines.flatMap(({ inside, amounts, packaging }) =>
      inside.map(({ boxes, product }) => ({ boxes: boxes * boxesOf(amounts, packaging), product })),
    ),
  );
}

const kegs = (pallets: number) => held("100112", { pallets }, 62_000, KEG);

describe("what has to go", () => {
  test.each([
    ["nothing is over", [held("100101", { pallets: 30 })], []],
    [
      "two pallets too many",
      [held("100101", { pallets: 28 }, 10_000), kegs(7)],
      [["100101", "pallets", 2, 26]],
    ],
    ["too heavy", [kegs(24)], [["100112", "pallets", 3, 21]]],
    [
      "in the unit it was ordered in",
      [held("100101", { packages: 1400 }, 15_000)],
      [["100101", "packages", 80, 1320]],
    ],
    [
      "more than one line holds",
      [held("100101", { pallets: 20 }), held("100102", { pallets: 20 }), held("100103", { pallets: 20 })],
      [
        ["100101", "pallets", 20, 0],
        ["100102", "pallets", 10, 10],
      ],
    ],
  ] as const)("CART-14 CART-15 where %s", (_case, lines, expected) => {
    const taken = takeOff(truck, lines).map(({ sku, unit, count, left }) => [sku, unit, count, left[unit]]);
    expect(taken).toEqual(expected);
  });

  it("rather leaves the order over its minimum than taking the least", () => {
    const order = { method: "flatrate_flatrate", limits: rule({ minPallets: 20, maxPallets: 21 }) } as const;
    const big = held("100101", { pallets: 22 }, 10);
    expect(takeOff(order, [big])).toMatchObject([{ count: 1 }]);
  });

  it("a bundle goes by its packages", () => {
    const bundle: HeldLine = {
      ...held("900001", { packages: 30 }),
      packaging: { itemsPerBox: 0, boxesPerLayer: 0, layersPerPallet: 0, boxesPerPallet: 0 },
      inside: [{ boxes: 60, product: anyGoods({ grossGramsPerBox: 1000 }) }],
    };
    expect(takeOff(truck, [bundle])).toMatchObject([{ unit: "packages", count: 8, left: { packages: 22 } }]);
  });

  it("D22 after it no order is over any maximum, and nothing grows", () => {
    const anyLine = fc.record({
      packages: fc.nat(200),
      layers: fc.nat(30),
      pallets: fc.nat(30),
      grams: fc.integer({ min: 100, max: 70_000 }),
      isKeg: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 8 }), (rows) => {
        const lines = rows.map(({ grams, isKeg, ...amounts }, index) =>
          held(`10010${index}`, amounts, grams, isKeg ? KEG : CRATE),
        );
        const taken = takeOff(truck, lines);
        const after = lines.map((line) => {
          const cuts = taken.filter(({ sku }) => sku === line.sku);
          for (const { unit, left, count } of cuts)
            expect(left[unit] <= line.amounts[unit] - count).toBe(true);
          return { ...line, amounts: cuts.at(-1)?.left ?? line.amounts };
        });
        const isOver = (some: readonly HeldLine[]) =>
          breaches({ ...truck, load: loadOfLines(some), netMinor: toMinor(0) }).some(
            ({ actual, limit }) => actual > limit,
          );
        expect(isOver(after)).toBe(false);
        expect(taken.length > 0).toBe(isOver(lines));
      }),
    );
  });
});
