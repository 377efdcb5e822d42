import { describe, expect, test } from "vitest";
import { toLocalDate } from "../kernel/local-moment.ts";
import { toMinor } from "../kernel/money.ts";
import { NO_PROMO, type Promo } from "../pricing/promo-price.ts";
import { anyBundle, bundleItem } from "../testing/builders.ts";
import { type BundleOffer, bundleStep, judgeBundleOffer } from "./bundle-offer.ts";
import { weighDiscounts } from "./winning-discount.ts";

const today = toLocalDate("2026-11-23");
const ahead = { validFrom: toLocalDate("2026-12-01"), validTo: toLocalDate("2026-12-23") };

describe("DGOOD-03 a package deal", () => {
  test.each<[string, Partial<BundleOffer>, string]>([
    ["for days to come", {}, "ok"],
    ["without an end", { validTo: null }, "ok"],
    ["for nothing less", { discountPct: 0 }, "ok"],
    ["for more than nothing", { discountPct: 100.01 }, "discount-invalid"],
    ["a thousandth of a per cent", { discountPct: 5.001 }, "discount-invalid"],
    ["for days that passed", { validFrom: toLocalDate("2026-11-22") }, "day-passed"],
    ["ended before it begins", { validTo: toLocalDate("2026-11-30") }, "ends-before-start"],
    ["of no packages", { maxPackages: 0 }, "packages-invalid"],
    ["of half a box", { minBoxes: 0.5 }, "boxes-invalid"],
    ["of less at most than at least", { maxBoxes: 39 }, "boxes-invalid"],
    ["of nothing", { items: [] }, "items-missing"],
    ["of the same twice", { items: [bundleItem("100201"), bundleItem("100201")] }, "item-twice"],
    [
      "an item of less at most than at least",
      { items: [bundleItem("1", { maxBoxes: 7 })] },
      "item-boxes-invalid",
    ],
    ["that nobody can complete (C15)", { minBoxes: 121, maxBoxes: 130 }, "not-completable"],
    [
      "of more kinds than a package names",
      { items: Array.from({ length: 51 }, (_, at) => bundleItem(`1${at}`)) },
      "items-too-many",
    ],
  ])("%s", (_case, said, verdict) => {
    const judged = judgeBundleOffer(anyBundle({ ...ahead, ...said }), { was: undefined, today });
    expect(judged.ok ? "ok" : judged.refusal.kind).toBe(verdict);
  });

  test("one that runs keeps its first day", () => {
    const was = anyBundle();
    expect(judgeBundleOffer(anyBundle({ discountPct: 7 }), { was, today }).ok).toBe(true);
    expect(judgeBundleOffer(anyBundle(ahead), { was, today })).toMatchObject({
      refusal: { kind: "begun-already" },
    });
  });
});

describe("DPRICE-03 how large a change a package deal is", () => {
  test.each<[string, Partial<BundleOffer>, number]>([
    ["the same", {}, 0],
    ["ended sooner", { validTo: toLocalDate("2026-12-31") }, 0],
    ["a smaller discount", { discountPct: 4 }, 0],
    ["a larger one", { discountPct: 6 }, 6],
    ["for longer", { validTo: null }, 5],
    ["more packages", { maxPackages: 5 }, 5],
    ["other goods", { items: [bundleItem("130506")] }, 5],
  ])("%s", (_case, said, percent) => {
    expect(bundleStep(anyBundle(), anyBundle(said))).toBe(percent);
  });

  test("a new one is its whole discount", () => {
    expect(bundleStep(undefined, anyBundle())).toBe(5);
  });
});

describe("DGOOD-03 which of two discounts wins", () => {
  const price = { baseMinor: toMinor(11_000), yourMinor: toMinor(10_000) };
  const promo = (minor: number): Promo => ({ ...NO_PROMO, applies: true, promoMinor: toMinor(minor) });
  test.each([
    ["neither", NO_PROMO, undefined, 10_000, "none"],
    ["a leaflet alone", promo(9_200), undefined, 9_200, "leaflet"],
    ["a leaflet that is dearer", promo(10_500), undefined, 10_000, "none"],
    ["a deal alone", NO_PROMO, { discountPct: 5 }, 9_500, "deal"],
    ["a deal below the leaflet", promo(9_600), { discountPct: 5 }, 9_500, "deal"],
    ["a leaflet below the deal", promo(9_200), { discountPct: 5 }, 9_200, "leaflet"],
    ["both at one price", promo(9_500), { discountPct: 5 }, 9_500, "deal"],
    ["a deal for nothing less", NO_PROMO, { discountPct: 0 }, 10_000, "none"],
  ])("%s", (_case, leaflet, deal, charged, wins) => {
    expect(weighDiscounts(price, leaflet, deal)).toMatchObject({ chargedMinor: charged, wins });
  });
});
