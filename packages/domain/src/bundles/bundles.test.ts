import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { toLocalDate } from "../kernel/local-moment.ts";
import { toMinor } from "../kernel/money.ts";
import { NO_PROMO } from "../pricing/promo-price.ts";
import { anyBundle, bundleItem, partsOf } from "../testing/builders.ts";
import {
  type BundleFacts,
  canChange,
  defaultParts,
  isSameContents,
  judgeBundle,
  mendedParts,
  orderedParts,
  packagesLeft,
} from "./bundle.ts";
import { priceInBundle } from "./bundle-price.ts";

const day = toLocalDate("2026-11-24");
const full = "16 100201, 8 100301, 16 120101";
const advent = anyBundle({
  rule: "fixed",
  validTo: toLocalDate("2026-12-23"),
  minBoxes: 6,
  maxBoxes: 6,
  maxPackages: 2,
  items: [
    bundleItem("130514", { isMandatory: true, defaultBoxes: 2, minBoxes: 2, maxBoxes: 2 }),
    bundleItem("130506", { isMandatory: true, defaultBoxes: 4, minBoxes: 4, maxBoxes: 4 }),
  ],
});
const tonics = anyBundle({
  rule: "deal",
  discountPct: 20,
  minBoxes: 5,
  maxBoxes: 5,
  items: [
    bundleItem("190105", { isMandatory: true, defaultBoxes: 4, minBoxes: 1, maxBoxes: 10 }),
    bundleItem("190205", { isMandatory: true, defaultBoxes: 1, minBoxes: 1, maxBoxes: 10 }),
  ],
});

describe("a chosen package", () => {
  type Row = readonly [name: string, bundle: BundleFacts, contents: string, verdict: readonly string[]];
  test.each<Row>([
    ["OP-86 forty crates, both mandatory kinds among them", anyBundle(), full, []],
    [
      "BUNDLE-05 four crates short of a pallet",
      anyBundle(),
      "16 100201, 8 100301, 12 120101",
      ["bundle-too-few"],
    ],
    ["BUNDLE-05 one crate too many", anyBundle(), "17 100201, 8 100301, 16 120101", ["bundle-too-many"]],
    ["BUNDLE-06 a mandatory kind is missing", anyBundle(), "40 100201", ["bundle-item-mandatory"]],
    [
      "OP-86 less of a kind than its least",
      anyBundle(),
      "28 100201, 8 100301, 4 120101",
      ["bundle-item-too-few"],
    ],
    [
      "OP-86 more of a kind than its most",
      anyBundle({ maxBoxes: null }),
      "41 100201, 8 100301",
      ["bundle-item-too-many"],
    ],
    ["OP-86 no most in all", anyBundle({ maxBoxes: null }), "40 100201, 40 100301, 40 120101", []],
    [
      "OP-86 goods that are not in the bundle",
      anyBundle(),
      `${full}, 1 999999`,
      ["bundle-item-unknown", "bundle-too-many"],
    ],
    [
      "OP-86 half a crate",
      anyBundle({ minBoxes: 1, maxBoxes: null }),
      "8.5 100201, 8 100301",
      ["bundle-item-not-whole"],
    ],
    [
      "OP-86 less than nothing",
      anyBundle({ minBoxes: 0 }),
      "8 100201, 8 100301, -8 120101",
      ["bundle-item-not-whole"],
    ],
    ["BUNDLE-07 as many as are left", anyBundle({ packagesOrdered: 1 }), `3 × ${full}`, []],
    [
      "BUNDLE-07 one more than are left",
      anyBundle({ packagesOrdered: 1 }),
      `4 × ${full}`,
      ["bundle-limit-reached"],
    ],
    [
      "BUNDLE-07 all are ordered already",
      anyBundle({ packagesOrdered: 9 }),
      `1 × ${full}`,
      ["bundle-limit-reached"],
    ],
    ["OP-86 fixed contents as they are", advent, "2 130514, 4 130506", []],
    [
      "BUNDLE-02 fixed contents changed",
      advent,
      "3 130514, 3 130506",
      ["bundle-item-fixed", "bundle-item-fixed"],
    ],
    ["OP-86 four and one", tonics, "4 190105, 1 190205", []],
    ["OP-86 two and three", tonics, "2 190105, 3 190205", []],
    ["BUNDLE-06 five of one kind only", tonics, "5 190105", ["bundle-item-mandatory"]],
  ])("%s", (_, bundle, contents, verdict) => {
    const [packages = "", parts = ""] = contents.includes(" × ") ? contents.split(" × ") : ["1", contents];
    const choice = { packages: Number(packages), parts: partsOf(parts) };
    expect(judgeBundle(choice, bundle, day).map(({ kind }) => kind)).toEqual(verdict);
  });

  test.each([
    ["2026-11-01", "the day before", "2026-10-31", true],
    ["2026-11-01", "its first day", "2026-11-01", false],
    ["2026-11-01", "its last day", "2026-12-23", false],
    ["2026-11-01", "the day after", "2026-12-24", true],
  ])("BUNDLE-04 a bundle from %s on %s", (from, _, date, isRefused) => {
    const dated = { ...advent, validFrom: toLocalDate(from) };
    const found = judgeBundle({ packages: 1, parts: defaultParts(dated) }, dated, toLocalDate(date));
    expect(found).toEqual(
      isRefused ? [{ kind: "bundle-not-valid", from: dated.validFrom, to: dated.validTo }] : [],
    );
  });

  it("BUNDLE-04 without an end it goes on, and without a day nothing is said of days", () => {
    const endless = { ...advent, validTo: null };
    const choice = { packages: 1, parts: defaultParts(advent) };
    expect(judgeBundle(choice, endless, toLocalDate("2031-01-01"))).toEqual([]);
    expect(judgeBundle(choice, advent, null)).toEqual([]);
  });

  it("every reason says how it would be right", () => {
    const found = judgeBundle({ packages: 9, parts: partsOf("4 100201, 44 120101") }, anyBundle(), day);
    expect(found).toEqual([
      { kind: "bundle-item-too-few", item: "100201", min: 8, boxes: 4 },
      { kind: "bundle-item-mandatory", item: "100301", min: 8 },
      { kind: "bundle-item-too-many", item: "120101", max: 40, boxes: 44 },
      { kind: "bundle-too-many", max: 40, boxes: 48 },
      { kind: "bundle-limit-reached", left: 4 },
    ]);
  });
});

it("BUNDLE-03 what is preselected is what has a number to begin with", () => {
  expect(defaultParts(anyBundle())).toEqual(partsOf("8 100201, 8 100301"));
});

it("BUNDLE-02 a number can be changed unless the contents are fixed", () => {
  const [mandatory, , optional] = anyBundle().items;
  if (!mandatory || !optional) throw new Error("a bundle without items");
  expect(canChange(mandatory, { rule: "flex" })).toBe(true);
  expect(canChange(optional, { rule: "deal" })).toBe(true);
  expect(canChange(optional, { rule: "fixed" })).toBe(false);
  expect(canChange({ ...mandatory, maxBoxes: mandatory.minBoxes }, { rule: "flex" })).toBe(false);
});

it("BUNDLE-07 never less than none is left", () => {
  expect(packagesLeft({ maxPackages: 2, packagesOrdered: 5 })).toBe(0);
});

it("C26 the same contents are the same, in whatever order they are named", () => {
  const mixed = orderedParts(partsOf("16 120101, 0 999999, 8 100301, 16 100201"), anyBundle());
  expect(mixed).toEqual(partsOf(full));
  expect(isSameContents(mixed, partsOf(full))).toBe(true);
  expect(isSameContents(mixed, partsOf("16 100201, 8 100301"))).toBe(false);
  expect(isSameContents(partsOf("16 100201, 8 100301"), mixed)).toBe(false);
});

describe("what would make it right", () => {
  test.each([
    [
      "what is missing goes on what was chosen last",
      "16 100201, 8 100301, 12 120101",
      "16 100201, 8 100301, 16 120101",
    ],
    ["a mandatory kind comes in, and the rest beside it", "16 120101", "8 100201, 8 100301, 24 120101"],
    [
      "too few of a kind",
      "24 100201, 8 100301, 4 120101",
      full.replace("16 100201", "24 100201").replace("16 120101", "8 120101"),
    ],
    ["nothing to mend", full, undefined],
    ["too many is for the customer to decide", "40 100201, 40 100301", undefined],
  ])("%s", (_, chosen, mended) => {
    expect(mendedParts(partsOf(chosen), anyBundle())).toEqual(mended && partsOf(mended));
  });

  it("whatever is chosen, what is mended is right", () => {
    const anyBoxes = fc.integer({ min: 0, max: 60 });
    fc.assert(
      fc.property(anyBoxes, anyBoxes, anyBoxes, (first, second, third) => {
        const parts = partsOf(`${first} 100201, ${second} 100301, ${third} 120101`);
        const mended = mendedParts(parts, anyBundle());
        if (mended) expect(judgeBundle({ packages: 1, parts: mended }, anyBundle(), day)).toEqual([]);
      }),
    );
  });
});

describe("the price of a box inside", () => {
  const price = { baseMinor: toMinor(30_000), yourMinor: toMinor(26_000) };
  const promo = { ...NO_PROMO, applies: true };
  test.each([
    ["the own price less the discount", price, NO_PROMO, 5, 24_700],
    ["a leaflet does not come on top", price, { ...promo, promoMinor: toMinor(25_000) }, 5, 24_700],
    ["never dearer than loose", price, { ...promo, promoMinor: toMinor(24_000) }, 5, 24_000],
    ["a half rounds up", { baseMinor: toMinor(30), yourMinor: toMinor(30) }, NO_PROMO, 5, 28],
    ["no discount", price, NO_PROMO, 0, 26_000],
  ])("BUNDLE-01 %s", (_, own, leaflet, discountPct, expected) => {
    expect(priceInBundle(own, leaflet, { discountPct })).toBe(expected);
  });
});
