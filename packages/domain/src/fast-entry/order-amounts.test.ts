import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { ORDER_UNITS, type OrderUnit } from "../catalog/orderable-units.ts";
import { type Amounts, boxesOf } from "../catalog/packaging.ts";
import { anyGoods, KEG, UNSTACKED } from "../testing/builders.ts";
import type { EntryAmount, EntryUnit } from "./amount.ts";
import { type AmountFacts, orderAmounts } from "./order-amounts.ts";

const crate = anyGoods();
const keg = anyGoods({ packaging: KEG, millilitresPerBox: 50_000 });
const glasses = anyGoods({ packaging: UNSTACKED, millilitresPerBox: 0 });
const max = 9999;

const typed = (text: string): readonly EntryAmount[] =>
  text.split(" + ").map((part) => {
    const [count, unit] = part.split(" ");
    return { count: Number(count), unit: unit as EntryUnit };
  });
const short = ({ packages, layers, pallets }: Amounts) => `${packages}/${layers}/${pallets}`;

/** "as-typed 3/0/1" for packages, layers and pallets; "quantity-zero" for what is refused, with what could be. */
function said(amounts: readonly EntryAmount[], facts: AmountFacts): string {
  const ordered = orderAmounts(amounts, facts);
  if (ordered.kind !== "refused") return `${ordered.kind} ${short(ordered.amounts)}`;
  const { refusal } = ordered;
  switch (refusal.kind) {
    case "quantity-not-multiple":
      return `not ${refusal.step}: ${refusal.options.map(({ kind, amounts: of }) => `${kind} ${short(of)}`).join(" ")}`;
    case "unit-not-orderable":
      return `no ${refusal.unit}`;
    default:
      return refusal.kind;
  }
}

describe("what was typed in units of ordering", () => {
  test.each<[string, AmountFacts["product"], readonly OrderUnit[], string]>([
    ["3 packages + 2 layers + 1 pallets", crate, ORDER_UNITS, "as-typed 3/2/1"],
    ["2 layers + 3 layers", crate, ORDER_UNITS, "as-typed 0/5/0"],
    ["1 pallets + 20 pieces", crate, ORDER_UNITS, "converted 1/0/1"],
    ["45 packages", crate, ["layers", "pallets"], "not 8: fewer 0/0/1 more 0/1/1"],
    ["48 packages", crate, ["layers", "pallets"], "converted 0/1/1"],
    ["80 packages", crate, ["pallets"], "converted 0/0/2"],
    ["79 packages", crate, ["pallets"], "not 40: fewer 0/0/1 more 0/0/2"],
    ["2 layers", crate, ["packages"], "converted 16/0/0"],
    ["0.25 pallets", crate, ORDER_UNITS, "converted 2/1/0"],
    ["0.3 layers", keg, ORDER_UNITS, "not 1: fewer 1/0/0 more 2/0/0"],
    ["100 litres", keg, ORDER_UNITS, "converted 2/0/0"],
    ["120 litres", keg, ORDER_UNITS, "not 1: fewer 2/0/0 more 3/0/0"],
    ["900 litres", keg, ["pallets"], "converted 0/0/1"],
    ["5 packages", crate, [], "as-typed 5/0/0"],
    ["1 layers", glasses, ORDER_UNITS, "no layers"],
    ["1 pallets", glasses, ORDER_UNITS, "no pallets"],
    ["10 litres", glasses, ORDER_UNITS, "no litres"],
    ["3 packages", glasses, ["pallets"], "no packages"],
    ["2 packages + -1 packages", crate, ORDER_UNITS, "quantity-negative"],
    ["0 packages + 0 pallets", crate, ORDER_UNITS, "quantity-zero"],
  ])("C22 OP-84 OP-147 %s of %o in %j: %s", (text, product, units, expected) => {
    expect(said(typed(text), { product, units, max })).toBe(expected);
  });

  test.each([
    ["10 packages", "as-typed 10/0/0"],
    ["11 packages", "quantity-too-large"],
    ["6 packages + 5 packages", "quantity-too-large"],
    ["10 packages + 10 layers + 10 pallets", "as-typed 10/10/10"],
    ["9.5 packages", "not 1: fewer 9/0/0 more 10/0/0"],
    ["10.5 packages", "not 1: fewer 10/0/0"],
    ["11.5 packages", "quantity-too-large"],
    ["220 pieces", "quantity-too-large"],
  ])("C22 where a line may hold ten of a unit, %s: %s", (text, expected) => {
    expect(said(typed(text), { product: crate, units: ORDER_UNITS, max: 10 })).toBe(expected);
  });
});

const anyPackaging = fc
  .record({
    itemsPerBox: fc.constantFrom(1, 6, 8, 20, 24),
    boxesPerLayer: fc.integer({ min: 0, max: 18 }),
    layersPerPallet: fc.integer({ min: 1, max: 9 }),
  })
  .map((said) => ({ ...said, boxesPerPallet: said.boxesPerLayer * said.layersPerPallet }));
const anyFacts: fc.Arbitrary<AmountFacts> = fc.record({
  product: fc.record({
    packaging: anyPackaging,
    millilitresPerBox: fc.constantFrom(0, 7920, 10_000, 30_000, 50_000, 500_000),
  }),
  units: fc.subarray([...ORDER_UNITS], { minLength: 1 }),
  max: fc.constantFrom(10, 9999),
});
const anyTyped = fc.array(
  fc.record({
    count: fc.oneof(
      fc.nat(200),
      fc.integer({ min: 0, max: 2_000_000 }).map((n) => n / 100),
    ),
    unit: fc.constantFrom<EntryUnit>("packages", "layers", "pallets", "pieces", "litres"),
  }),
  { minLength: 1, maxLength: 4 },
);

/** The boxes of what was typed, by hand. */
function boxesTyped(
  amounts: readonly EntryAmount[],
  { packaging, millilitresPerBox }: AmountFacts["product"],
): number {
  return amounts.reduce((sum, { count, unit }) => {
    if (unit === "litres") return sum + (count * 1000) / millilitresPerBox;
    if (unit === "pieces") return sum + count / packaging.itemsPerBox;
    const per = { packages: 1, layers: packaging.boxesPerLayer, pallets: packaging.boxesPerPallet };
    return sum + count * per[unit];
  }, 0);
}

describe("whatever is typed", () => {
  it("C22 what is taken is the same goods, in whole units that are sold, and no more than a line holds", () => {
    fc.assert(
      fc.property(anyTyped, anyFacts, (amounts, facts) => {
        const ordered = orderAmounts(amounts, facts);
        if (ordered.kind === "refused") return;
        expect(boxesOf(ordered.amounts, facts.product.packaging)).toBeCloseTo(
          boxesTyped(amounts, facts.product),
          5,
        );
        for (const unit of ORDER_UNITS) {
          const count = ordered.amounts[unit];
          expect(Number.isInteger(count) && count >= 0 && count <= facts.max).toBe(true);
          if (count > 0) expect(facts.units).toContain(unit);
        }
      }),
      { numRuns: 500 },
    );
  });

  it("C22 what is offered instead lies next below and above, and can be ordered", () => {
    fc.assert(
      fc.property(anyTyped, anyFacts, (amounts, facts) => {
        const ordered = orderAmounts(amounts, facts);
        if (ordered.kind !== "refused" || ordered.refusal.kind !== "quantity-not-multiple") return;
        const { options, step } = ordered.refusal;
        const wanted = boxesTyped(amounts, facts.product);
        expect(options.length).toBeGreaterThan(0);
        for (const { kind, amounts: option } of options) {
          const boxes = boxesOf(option, facts.product.packaging);
          expect(Math.abs(boxes - wanted)).toBeLessThan(step);
          expect(kind).toBe(boxes > wanted ? "more" : "fewer");
          const again = ORDER_UNITS.map((unit) => ({ count: option[unit], unit })).filter(
            ({ count }) => count > 0,
          );
          expect(orderAmounts(again, facts)).toEqual({ kind: "as-typed", amounts: option });
        }
      }),
      { numRuns: 500 },
    );
  });

  it("in which order amounts are typed does not matter", () => {
    fc.assert(
      fc.property(anyTyped, anyFacts, (amounts, facts) => {
        const forth = orderAmounts(amounts, facts);
        const back = orderAmounts(amounts.toReversed(), facts);
        const isUnitNamed = forth.kind === "refused" && forth.refusal.kind === "unit-not-orderable";
        if (isUnitNamed) expect(back).toMatchObject({ refusal: { kind: "unit-not-orderable" } });
        else expect(back).toEqual(forth);
      }),
    );
  });
});
