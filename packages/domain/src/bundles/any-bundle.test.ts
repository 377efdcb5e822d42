import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { type Sku, toId } from "../kernel/ids.ts";
import { toLocalDate } from "../kernel/local-moment.ts";
import { toMinor } from "../kernel/money.ts";
import { NO_PROMO } from "../pricing/promo-price.ts";
import { anyBundle, bundleItem, partsOf } from "../testing/builders.ts";
import {
  type BundleFacts,
  type BundleItem,
  boxesInPackage,
  canChange,
  defaultParts,
  isSameContents,
  isValidOn,
  judgeBundle,
  mendedParts,
  orderedParts,
  packagesLeft,
} from "./bundle.ts";
import { priceInBundle } from "./bundle-price.ts";

/** What the rules find for any bundle that a brewery may make up, however little sense it makes. */

const skus = ["100201", "100301", "120101", "999999"].map((sku) => toId<Sku>(sku));
const boxes = fc.integer({ min: 0, max: 60 });
const anItem = (sku: Sku): fc.Arbitrary<BundleItem> =>
  fc
    .record({ isMandatory: fc.boolean(), defaultBoxes: boxes, minBoxes: boxes, more: boxes })
    .map(({ more, ...said }) => ({ sku, ...said, maxBoxes: said.minBoxes + more }));
const bundles: fc.Arbitrary<BundleFacts> = fc
  .record({
    rule: fc.constantFrom("fixed" as const, "flex" as const, "deal" as const),
    minBoxes: boxes,
    maxBoxes: fc.option(boxes),
    maxPackages: fc.nat(9),
    packagesOrdered: fc.nat(12),
    items: fc.tuple(...skus.slice(0, 3).map(anItem)),
  })
  .map((said) => anyBundle(said));
const contents = fc
  .tuple(...skus.map(() => fc.integer({ min: -1, max: 70 })))
  .map((amounts) =>
    amounts.flatMap((amount, at) => skus.slice(at, at + 1).map((sku) => ({ sku, boxes: amount }))),
  );

describe("any contents of any bundle", () => {
  it("OP-86 are right exactly when every condition holds by itself", () => {
    fc.assert(
      fc.property(bundles, contents, fc.nat(12), (bundle, parts, packages) => {
        const of = ({ sku }: BundleItem) => parts.find((part) => part.sku === sku)?.boxes ?? 0;
        const isItemRight = (item: BundleItem) =>
          item.isMandatory && of(item) === 0
            ? false
            : canChange(item, bundle)
              ? of(item) === 0 || (item.minBoxes <= of(item) && of(item) <= item.maxBoxes)
              : of(item) === item.defaultBoxes;
        const inAll = parts.reduce((sum, part) => sum + part.boxes, 0);
        const isRight =
          parts.every((part) => part.boxes >= 0 && part.sku !== "999999") &&
          bundle.items.every(isItemRight) &&
          inAll >= bundle.minBoxes &&
          inAll <= (bundle.maxBoxes ?? inAll) &&
          packages <= bundle.maxPackages - Math.min(bundle.maxPackages, bundle.packagesOrdered);
        expect(judgeBundle({ packages, parts }, bundle, null).length === 0).toBe(isRight);
      }),
      { numRuns: 1000 },
    );
  });

  it("C26 are the same whatever the order, also after they were put in order, and others are not", () => {
    fc.assert(
      fc.property(bundles, contents, fc.nat(3), (bundle, parts, changed) => {
        const chosen = parts.filter((part) => part.boxes !== 0);
        expect(isSameContents(parts, parts.toReversed())).toBe(true);
        expect(isSameContents(orderedParts(parts, bundle), chosen)).toBe(true);
        expect(orderedParts(parts.toReversed(), bundle)).toEqual(orderedParts(parts, bundle));
        expect(boxesInPackage(orderedParts(parts, bundle))).toBe(boxesInPackage(parts));
        const other = parts.map((part, at) => (at === changed ? { ...part, boxes: part.boxes + 1 } : part));
        expect(isSameContents(parts, other)).toBe(false);
        expect(isSameContents(parts, parts.slice(1))).toBe(false);
      }),
    );
  });

  it("are mended into what is right and keeps what was well chosen, or not at all", () => {
    fc.assert(
      fc.property(bundles, contents, (bundle, parts) => {
        const mended = mendedParts(parts, bundle);
        if (!mended) return;
        expect(judgeBundle({ packages: 0, parts: mended }, bundle, null)).toEqual([]);
        expect(isSameContents(mended, orderedParts(parts, bundle))).toBe(false);
        expect(mended.every((part) => part.boxes > 0)).toBe(true);
        expect(orderedParts(mended, bundle)).toEqual(mended);
        for (const item of bundle.items) {
          const before = parts.find(({ sku }) => sku === item.sku)?.boxes ?? 0;
          const after = mended.find(({ sku }) => sku === item.sku)?.boxes ?? 0;
          const isWell = canChange(item, bundle) && item.minBoxes <= before && before <= item.maxBoxes;
          if (isWell) expect(after).toBeGreaterThanOrEqual(before);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it("what is right needs no mending", () => {
    fc.assert(
      fc.property(bundles, (bundle) => {
        const parts = defaultParts(bundle);
        if (judgeBundle({ packages: 0, parts }, bundle, null).length === 0)
          expect(mendedParts(parts, bundle)).toBeUndefined();
      }),
    );
  });
});

describe("the edges of an item", () => {
  const bounds = anyBundle({
    minBoxes: 1,
    maxBoxes: null,
    items: [bundleItem("100201", { minBoxes: 8, maxBoxes: 40 })],
  });
  test.each([
    ["a box below its least", 7, ["bundle-item-too-few"]],
    ["its least", 8, []],
    ["its most", 40, []],
    ["a box above its most", 41, ["bundle-item-too-many"]],
    ["no whole box", 8.5, ["bundle-item-not-whole"]],
    ["more boxes than can be counted", 2 ** 53, ["bundle-item-not-whole"]],
    ["less than none", -1, ["bundle-item-not-whole", "bundle-too-few"]],
    ["no number", Number.NaN, ["bundle-item-not-whole"]],
    ["none at all", 0, ["bundle-too-few"]],
  ])("OP-86 %s", (_, amount, kinds) => {
    const parts = [{ sku: toId<Sku>("100201"), boxes: amount }];
    const found = judgeBundle({ packages: 1, parts }, bounds, null);
    expect(found.map(({ kind }) => kind)).toEqual(kinds);
  });

  test.each([
    [0, 1],
    [1, 1],
    [8, 8],
  ])("BUNDLE-06 a mandatory item with a least of %i that is missing asks for %i", (minBoxes, min) => {
    const items = [bundleItem("100201", { isMandatory: true, minBoxes })];
    const bundle = anyBundle({ minBoxes: 0, maxBoxes: null, items });
    expect(judgeBundle({ packages: 1, parts: [] }, bundle, null)).toEqual([
      { kind: "bundle-item-mandatory", item: "100201", min },
    ]);
  });

  test.each([
    ["BUNDLE-05 its least in all", 40, []],
    ["BUNDLE-05 one less", 39, [{ kind: "bundle-too-few", min: 40, boxes: 39 }]],
    ["BUNDLE-05 one more", 41, [{ kind: "bundle-too-many", max: 40, boxes: 41 }]],
  ])("%s", (_, amount, problems) => {
    const bundle = anyBundle({ items: [bundleItem("100201", { minBoxes: 1, maxBoxes: 99 })] });
    expect(judgeBundle({ packages: 1, parts: partsOf(`${amount} 100201`) }, bundle, null)).toEqual(problems);
  });

  test.each([
    [4, 0, 4],
    [4, 3, 1],
    [4, 4, 0],
    [4, 5, 0],
    [0, 0, 0],
  ])(
    "BUNDLE-07 of %i packages with %i ordered, %i are left, and one more is refused",
    (max, ordered, left) => {
      const bundle = anyBundle({ maxPackages: max, packagesOrdered: ordered });
      const parts = partsOf("16 100201, 8 100301, 16 120101");
      expect(packagesLeft(bundle)).toBe(left);
      expect(judgeBundle({ packages: left, parts }, bundle, null)).toEqual([]);
      expect(judgeBundle({ packages: left + 1, parts }, bundle, null)).toEqual([
        { kind: "bundle-limit-reached", left },
      ]);
    },
  );

  test.each([
    ["2026-09-30", "2027-03-31", false],
    ["2026-10-01", "2027-03-31", true],
    ["2027-03-31", "2027-03-31", true],
    ["2027-04-01", "2027-03-31", false],
    ["2027-04-01", null, true],
    ["2026-09-30", null, false],
  ])("BUNDLE-04 on %s, of one that ends on %s: %s", (day, to, isValid) => {
    const bundle = anyBundle({ validTo: to === null ? null : toLocalDate(to) });
    expect(isValidOn(bundle, toLocalDate(day))).toBe(isValid);
  });
});

describe("the order of contents", () => {
  const bundle = anyBundle();
  test.each([
    ["the bundle's own", "1 120101, 2 100301, 3 100201", "3 100201, 2 100301, 1 120101"],
    [
      "goods that are not in it last, by their number",
      "1 999998, 2 999999, 3 100201, 4 999997",
      "3 100201, 4 999997, 1 999998, 2 999999",
    ],
    [
      "goods that are not in it last, though their number is lower",
      "1 000001, 3 120101",
      "3 120101, 1 000001",
    ],
    ["already so", "3 100201, 2 100301", "3 100201, 2 100301"],
  ])("is %s", (_, parts, expected) => {
    expect(orderedParts(partsOf(parts), bundle)).toEqual(partsOf(expected));
    expect(orderedParts(partsOf(parts).toReversed(), bundle)).toEqual(partsOf(expected));
  });

  it("leaves out what was not chosen", () => {
    expect(orderedParts(partsOf("0 100201, 1 120101"), bundle)).toEqual(partsOf("1 120101"));
    expect(orderedParts([], bundle)).toEqual([]);
  });
});

describe("where what is missing goes", () => {
  const three = (said: Partial<BundleFacts> = {}) =>
    anyBundle({
      minBoxes: 10,
      maxBoxes: 12,
      items: [
        bundleItem("100201", { minBoxes: 1, maxBoxes: 6 }),
        bundleItem("100301", { minBoxes: 1, maxBoxes: 6 }),
        bundleItem("120101", { minBoxes: 3, maxBoxes: 6 }),
      ],
      ...said,
    });
  test.each([
    ["on the last one that was chosen", "5 100201, 2 100301", "5 100201, 5 100301"],
    ["on the one before, when that is full", "2 100201, 6 100301", "4 100201, 6 100301"],
    ["on two, when one has not enough room", "1 100201, 4 100301", "4 100201, 6 100301"],
    ["on one that was not chosen, when the others are full", "5 100201, 1 120101", "5 100201, 5 120101"],
    ["past one whose least is more than what is missing", "6 100201, 3 100301", "6 100201, 4 100301"],
    ["nowhere, when nobody has room", "6 100201", "6 100201, 4 100301"],
    ["nothing is chosen: the first ones fill up", "0 100201", "6 100201, 4 100301"],
    ["too many of one come down to its most", "9 100201, 4 100301", "6 100201, 4 100301"],
    ["too few of one come up to its least", "6 100201, 2 100301, 2 120101", "6 100201, 2 100301, 3 120101"],
  ])("%s", (_, chosen, mended) => {
    expect(mendedParts(partsOf(chosen), three())).toEqual(partsOf(mended));
  });

  it("is found for nobody where all that may be put in is not enough", () => {
    expect(mendedParts(partsOf("1 100201"), three({ minBoxes: 19, maxBoxes: 19 }))).toBeUndefined();
    expect(mendedParts(partsOf("1 100201"), three({ minBoxes: 18, maxBoxes: 18 }))).toEqual(
      partsOf("6 100201, 6 100301, 6 120101"),
    );
  });

  it("fixed contents go back to what they are, and goods of another bundle go", () => {
    const fixed = three({
      rule: "fixed",
      minBoxes: 4,
      items: [bundleItem("100201", { defaultBoxes: 3 }), bundleItem("100301", { defaultBoxes: 1 })],
    });
    expect(mendedParts(partsOf("1 100201, 9 999999"), fixed)).toEqual(partsOf("3 100201, 1 100301"));
    expect(mendedParts(partsOf("3 100201, 1 100301"), fixed)).toBeUndefined();
  });

  it("one that is not chosen takes exactly its least", () => {
    const items = [
      bundleItem("100201", { minBoxes: 1, maxBoxes: 7 }),
      bundleItem("120101", { minBoxes: 3, maxBoxes: 6 }),
    ];
    expect(mendedParts(partsOf("7 100201"), three({ items }))).toEqual(partsOf("7 100201, 3 120101"));
    expect(mendedParts(partsOf("7 100201"), three({ minBoxes: 9, items }))).toBeUndefined();
  });

  it("one that cannot be changed takes nothing more", () => {
    const stuck = bundleItem("120101", { isMandatory: true, defaultBoxes: 2, minBoxes: 4, maxBoxes: 4 });
    const items = [bundleItem("100201", { minBoxes: 1, maxBoxes: 9 }), stuck];
    expect(mendedParts(partsOf("5 100201"), three({ items }))).toEqual(partsOf("8 100201, 2 120101"));
  });

  it("BUNDLE-07 is told also where the customer may have no more packages: contents are one thing, packages another", () => {
    const usedUp = three({ maxPackages: 1, packagesOrdered: 1 });
    expect(mendedParts(partsOf("5 100201, 2 100301"), usedUp)).toEqual(partsOf("5 100201, 5 100301"));
  });

  it("a mandatory item comes in with its least, one that is not stays out", () => {
    const bundle = three({
      minBoxes: 4,
      items: [
        bundleItem("100201", { isMandatory: true, minBoxes: 4, maxBoxes: 9 }),
        bundleItem("100301", { minBoxes: 1, maxBoxes: 9 }),
      ],
    });
    expect(mendedParts([], bundle)).toEqual(partsOf("4 100201"));
    expect(mendedParts(partsOf("-3 100301"), bundle)).toEqual(partsOf("4 100201"));
  });
});

it("BUNDLE-03 a single box to begin with is one", () => {
  const items = [bundleItem("100201", { defaultBoxes: 1 }), bundleItem("100301", { defaultBoxes: 0 })];
  expect(defaultParts(anyBundle({ items }))).toEqual(partsOf("1 100201"));
});

it("BUNDLE-01 no box costs more inside a package than loose, and none less than nothing", () => {
  const minor = fc.nat(1_000_000).map(toMinor);
  fc.assert(
    fc.property(minor, minor, fc.boolean(), fc.nat(100), (yourMinor, promoMinor, applies, discountPct) => {
      const price = { baseMinor: yourMinor, yourMinor };
      const inside = priceInBundle(price, { ...NO_PROMO, applies, promoMinor }, { discountPct });
      expect(inside).toBeLessThanOrEqual(yourMinor);
      if (applies) expect(inside).toBeLessThanOrEqual(promoMinor);
      expect(inside).toBeGreaterThanOrEqual(0);
      expect(Number.isInteger(inside)).toBe(true);
    }),
  );
});
