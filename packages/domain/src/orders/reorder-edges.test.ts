import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { emptyCart, MAX_PER_UNIT } from "../cart/cart.ts";
import { ORDER_UNITS } from "../catalog/orderable-units.ts";
import { boxesOf } from "../catalog/packaging.ts";
import { type CartId, type Sku, toId } from "../kernel/ids.ts";
import { toLocalDate } from "../kernel/local-moment.ts";
import { toMinor } from "../kernel/money.ts";
import {
  anyBundle,
  anyCartFacts,
  anyGoods,
  anyPrices,
  KEG,
  line,
  FRIDAY_MORNING as now,
  partsOf,
  type Shelf,
  UNSTACKED,
} from "../testing/builders.ts";
import { areOffered, fitUnits } from "./fit-units.ts";
import { countReview, judgeReorder, type PastLine, replacementFor, reviewReorder } from "./reorder.ts";

const crate = anyGoods();
const keg = anyGoods({ sku: toId<Sku>("100112"), packaging: KEG });
const gone = anyGoods({ sku: toId<Sku>("100107"), sellableTo: toLocalDate("2026-11-01") });
const pallet = anyGoods({
  sku: toId<Sku>("950560"),
  packaging: UNSTACKED,
  deposits: [],
  bundle: anyBundle(),
});
const inside = ["100201", "100301", "120101"].map((sku) => anyGoods({ sku: toId<Sku>(sku) }));
const shelf: Shelf = [
  [crate, anyPrices(22_100)],
  [keg, anyPrices(138_500)],
  [gone, anyPrices(9900)],
  [pallet, { rows: [] }],
  ...inside.map((goods) => [goods, anyPrices(26_000)] as const),
];
const facts = anyCartFacts(shelf);
const empty = emptyCart(toId<CartId>("cart-1"));
const full = partsOf("16 100201, 8 100301, 16 120101");
const past = (sku: string, said: Partial<PastLine> = {}): PastLine => ({
  ...line(sku, { packages: 2 }),
  boxes: 2,
  unitMinor: toMinor(22_100),
  ...said,
});
const review = (lines: readonly PastLine[], given = facts, into: object = {}) =>
  reviewReorder({ currency: "CZK", lines }, { cart: empty, facts: given, now, ...into });

describe("what a line costs now", () => {
  test.each([
    ["its price", facts, 22_100],
    ["nothing to name without a price", anyCartFacts([[crate, { rows: [] }]]), null],
    ["nothing to name of unknown goods", anyCartFacts([]), null],
  ])("C2 is %s", (_, given, unitMinor) => {
    expect(review([past("100101")], given).lines).toMatchObject([{ unitMinor }]);
  });

  test.each([
    ["all inside has a price", shelf, full, 40 * 24_700],
    ["something inside has none", shelf.slice(0, 6), full, null],
    ["nothing is inside", shelf, [], 0],
  ])("C2 C26 of a bundle when %s", (_, goods, parts, unitMinor) => {
    const [seen] = review([past("950560", { parts, packages: 1 })], anyCartFacts(goods)).lines;
    expect(seen?.unitMinor).toBe(unitMinor);
  });

  it("C26 a bundle is never put into other units, whichever are offered", () => {
    const onTruck = anyCartFacts(shelf, { method: "flatrate_flatrate", orderableUnits: ["pallets"] });
    const [seen] = review([past("950560", { parts: full, packages: 2 })], onTruck).lines;
    expect(seen?.line).toMatchObject({ packages: 2, layers: 0, pallets: 0 });
  });
});

describe("OP-147 units that are not offered now", () => {
  const loose = anyCartFacts([[anyGoods({ truckOrdering: false }), anyPrices(22_100)]]);
  const twenty = past("100101", { packages: 20, boxes: 20 });
  test.each([
    ["on the round boxes stay boxes", loose, { packages: 20, layers: 0, pallets: 0 }],
    ["before a method is chosen, too", { ...loose, method: null }, { packages: 20, layers: 0, pallets: 0 }],
    [
      "on a truck they become layers",
      { ...loose, method: "flatrate_flatrate" as const },
      { packages: 0, layers: 2, pallets: 0 },
    ],
    [
      "where it comes in no unit it stays as it was",
      { ...loose, orderableUnits: [] },
      { packages: 20, layers: 0, pallets: 0 },
    ],
  ])("OP-147 %s", (_, given, amounts) => {
    expect(review([twenty], given).lines).toMatchObject([{ line: amounts }]);
  });

  it("OP-147 goods that come in no unit are not addable, and say so", () => {
    const [seen] = review([twenty], { ...loose, orderableUnits: [] }).lines;
    expect(seen).toMatchObject({ kind: "not-addable", refusal: { kind: "unit-not-orderable" } });
  });

  it("CATALOG-16 of any packaging nothing comes in a unit that is not offered, or in less than was asked for by a unit", () => {
    const packagings = fc
      .record({
        boxesPerLayer: fc.integer({ min: 1, max: 30 }),
        layersPerPallet: fc.integer({ min: 1, max: 12 }),
      })
      .map((one) => ({ ...one, itemsPerBox: 1, boxesPerPallet: one.boxesPerLayer * one.layersPerPallet }));
    const units = fc.subarray([...ORDER_UNITS], { minLength: 1 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9999 }), packagings, units, (wanted, packaging, offered) => {
        const fitted = fitUnits(wanted, packaging, offered);
        if (!fitted) throw new Error("a unit is offered");
        const smallest = offered.includes("packages")
          ? 1
          : offered.includes("layers")
            ? packaging.boxesPerLayer
            : packaging.boxesPerPallet;
        expect(areOffered(fitted.amounts, offered)).toBe(true);
        expect(boxesOf(fitted.amounts, packaging)).toBe(fitted.boxes);
        expect(fitted.boxes).toBeGreaterThan(Math.min(wanted, smallest) - smallest);
        expect(fitted.boxes).toBe(Math.max(smallest, wanted - (wanted % smallest)));
      }),
    );
  });
});

describe("what stays out", () => {
  it("C1 is named by its own place, also behind others that stay out", () => {
    const most = past("100101", { packages: MAX_PER_UNIT, boxes: MAX_PER_UNIT });
    const seen = review([past("999999"), most, past("100107"), past("100101")]);
    expect(countReview(seen).failed.map(({ index, refusal }) => [index, refusal.kind])).toEqual([
      [0, "product-unknown"],
      [2, "no-longer-sold"],
      [3, "quantity-too-large"],
    ]);
    expect(seen.cart.lines).toEqual([line("100101", { packages: MAX_PER_UNIT })]);
  });

  it("C26 a bundle with other contents than the one that is there stays out", () => {
    const there = { ...empty, lines: [line("950560", { packages: 1, parts: full })] };
    const other = past("950560", { packages: 1, parts: partsOf("24 100201, 8 100301, 8 120101") });
    expect(countReview(review([other], facts, { cart: there })).failed).toMatchObject([
      { index: 0, refusal: { kind: "bundle-contents-differ" } },
    ]);
  });
});

describe("D06 goods in place of others", () => {
  const instead = (index: number, sku: string, packages: number) => ({
    index,
    line: line(sku, { packages }),
  });

  it("D06 a bundle goes in with what is preselected", () => {
    const bundle = anyBundle({ minBoxes: 16, maxBoxes: 40 });
    const given = anyCartFacts(
      shelf.map(([goods, prices]) => [goods.bundle ? { ...goods, bundle } : goods, prices] as const),
    );
    const seen = review([past("100107")], given, { instead: [instead(0, "950560", 1)] });
    expect(seen.cart.lines).toEqual([line("950560", { packages: 1, parts: partsOf("8 100201, 8 100301") })]);
    expect(countReview(seen)).toMatchObject({ replaced: 1, failed: [] });
  });

  it("CART-18 what is in the cart already counts, also what the order itself put in", () => {
    const limited = { ...facts, boxesLeft: new Map([[keg.sku, 5]]) };
    const lines = [past("100107"), past("100112")];
    const three = review(lines, limited, { instead: [instead(0, "100112", 3)] });
    expect(countReview(three)).toMatchObject({ replaced: 1, failed: [] });
    const four = review(lines, limited, { instead: [instead(0, "100112", 4)] });
    expect(countReview(four)).toMatchObject({ replaced: 0, failed: [{ index: 0 }] });
    expect(four.cart.lines).toEqual([line("100112", { packages: 2 })]);
  });

  it("D06 for a line that the order does not have nothing goes in", () => {
    const seen = review([past("100107")], facts, {
      instead: [instead(1, "100112", 1), instead(-1, "100112", 1)],
    });
    expect(seen.cart.lines).toEqual([]);
    expect(judgeReorder(seen, "available")).toMatchObject({ refusal: { kind: "nothing-addable" } });
  });

  it("D06 C2 of several the first that fits is offered, and never one that is taken", () => {
    const types = fc.constantFrom("keg" as const, "bottle" as const, "can" as const);
    const goods = fc.uniqueArray(
      fc.record({ sku: fc.nat(20).map((at) => toId<Sku>(`S${at}`)), packageType: types }),
      {
        selector: ({ sku }) => sku,
      },
    );
    fc.assert(
      fc.property(goods, types, fc.uniqueArray(fc.nat(20)), (forSale, packageType, takenAt) => {
        const taken = new Set(takenAt.map((at) => `S${at}`));
        const free = forSale.filter(({ sku }) => !taken.has(sku));
        const found = replacementFor({ packageType }, forSale, taken);
        expect(found).toBe(free.find((one) => one.packageType === packageType) ?? free[0]);
      }),
    );
  });
});

it("C2 every line of any order is counted once", () => {
  const some = fc.array(fc.constantFrom("100101", "100112", "100107", "999999"), { maxLength: 8 });
  fc.assert(
    fc.property(some, fc.nat(3), (skus, at) => {
      const seen = review(
        skus.map((sku) => past(sku)),
        facts,
        { instead: [{ index: at, line: line("100112", { packages: 1 }) }] },
      );
      const { same, changed, replaced, failed } = countReview(seen);
      expect(same + changed + replaced + failed.length).toBe(skus.length);
      expect(judgeReorder(seen, "all-or-nothing").ok).toBe(skus.length > 0 && failed.length === 0);
      expect(judgeReorder(seen, "available").ok).toBe(failed.length < skus.length);
    }),
  );
});
