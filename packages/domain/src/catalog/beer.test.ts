import { describe, expect, test } from "vitest";
import { beerKey, byPackaging, type PackagingFacts, shownPackagings } from "./beer.ts";

const named = (cs: string, more: { sku?: string; subBrand?: string; isBundle?: boolean } = {}) => ({
  sku: "1",
  names: { cs, sk: "svetlý ležiak", en: "pale lager" },
  brand: "Lipovrch",
  subBrand: "Lipovrch 11",
  isBundle: false,
  ...more,
});

describe("what makes one beer of several products (CATALOG-20)", () => {
  const keg = named("Lipovrch 11 světlý ležák, sud KEG 50 l");
  test.each([
    ["another packaging", named("Lipovrch 11 světlý ležák, lahev 0,5 l", { sku: "2" }), true],
    ["another beer of the sub-brand", named("Lipovrch 11 polotmavé, sud KEG 50 l", { sku: "2" }), false],
    ["another sub-brand", named(keg.names.cs, { sku: "2", subBrand: "Lipovrch 12" }), false],
    ["a bundle", named(keg.names.cs, { sku: "2", isBundle: true }), false],
    ["goods without a sub-brand", named(keg.names.cs, { sku: "2", subBrand: "" }), false],
  ])("%s", (_what, other, isSame) => {
    expect(beerKey(other) === beerKey(keg)).toBe(isSame);
  });
});

const packagings: readonly PackagingFacts[] = [
  { sku: "tank", packageType: "tank", itemMillilitres: 500_000, itemsPerBox: 1 },
  { sku: "tray", packageType: "can", itemMillilitres: 500, itemsPerBox: 24 },
  { sku: "crate", packageType: "bottle", itemMillilitres: 500, itemsPerBox: 20 },
  { sku: "pack", packageType: "bottle", itemMillilitres: 500, itemsPerBox: 8 },
  { sku: "keg30", packageType: "keg", itemMillilitres: 30_000, itemsPerBox: 1 },
  { sku: "keg50", packageType: "keg", itemMillilitres: 50_000, itemsPerBox: 1 },
];
const skus = (list: readonly PackagingFacts[]) => list.map(({ sku }) => sku);

describe("packagings of a beer", () => {
  test("stand from the tap to the shelf, the largest first, in whatever order they come", () => {
    const inOrder = ["keg50", "keg30", "crate", "pack", "tray", "tank"];
    expect(skus(packagings.toSorted(byPackaging))).toEqual(inOrder);
    expect(skus(packagings.toReversed().toSorted(byPackaging))).toEqual(inOrder);
  });

  test.each([
    ["nothing bought", [], ["keg50", "keg30", "crate"], ["pack", "tray", "tank"]],
    [
      "the most bought, still from the tap to the shelf",
      [
        ["tray", 8],
        ["pack", 2],
      ] as const,
      ["keg50", "pack", "tray"],
      ["keg30", "crate", "tank"],
    ],
    [
      "as often bought as one before it",
      [
        ["tray", 1],
        ["keg30", 1],
        ["crate", 1],
        ["pack", 1],
      ] as const,
      ["keg30", "crate", "pack"],
      ["keg50", "tray", "tank"],
    ],
  ])("three are shown, the rest is behind them: %s", (_what, bought, shown, others) => {
    const found = shownPackagings(packagings, new Map(bought));
    expect(skus(found.shown)).toEqual(shown);
    expect(skus(found.others)).toEqual(others);
  });

  test("up to three hide nothing", () => {
    expect(shownPackagings(packagings.slice(1, 4), new Map()).others).toEqual([]);
  });
});
