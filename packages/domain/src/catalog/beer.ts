import type { Texts } from "../market/texts.ts";
import { nameParts } from "./name-parts.ts";
import type { PackageType } from "./product.ts";

/** What tells one beer from another. */
export type BeerNames = {
  readonly sku: string;
  readonly names: Texts;
  readonly brand: string;
  readonly subBrand: string;
  readonly isBundle: boolean;
};

/**
 * The same for all packagings of one beer, whatever the language (CATALOG-20): its brand and sub-brand, and its name without
 * the packaging, so that two beers of one sub-brand stay two. A bundle and goods without a sub-brand are alone.
 *
 * @example beerKey({ sku: "100212", names: { cs: "Lipovrch 11, sud KEG 50 l", sk: "", en: "" }, brand: "Lipovrch",
 *   subBrand: "Lipovrch 11", isBundle: false }) // "Lipovrch|Lipovrch 11|Lipovrch 11"
 */
export function beerKey({ sku, names, brand, subBrand, isBundle }: BeerNames): string {
  if (isBundle || subBrand === "") return sku;
  return [brand, subBrand, nameParts(names.cs).title].join("|");
}

/** How one packaging of a beer differs from another. */
export type PackagingFacts = {
  readonly sku: string;
  readonly packageType: PackageType;
  /** One bottle, can or keg; null where there is no drink inside. */
  readonly itemMillilitres: number | null;
  readonly itemsPerBox: number;
};

/** From the tap to the shelf; tanks, which come by a way of their own, last. */
const order: readonly PackageType[] = [
  "keg",
  "bottle",
  "can",
  "PET bottle",
  "pouch",
  "carton",
  "other",
  "tank",
];

/**
 * Packagings of a beer always stand alike: kegs, bottles, cans, the largest first.
 *
 * @example [
 *     { sku: "2", packageType: "bottle", itemMillilitres: 500, itemsPerBox: 20 },
 *     { sku: "1", packageType: "keg", itemMillilitres: 50_000, itemsPerBox: 1 },
 *   ].toSorted(byPackaging).map(({ sku }) => sku) // ["1", "2"]
 */
export function byPackaging(left: PackagingFacts, right: PackagingFacts): number {
  return (
    order.indexOf(left.packageType) - order.indexOf(right.packageType) ||
    (right.itemMillilitres ?? 0) - (left.itemMillilitres ?? 0) ||
    right.itemsPerBox - left.itemsPerBox ||
    (left.sku < right.sku ? -1 : 1)
  );
}

/** So many packagings of a beer stand side by side. */
export const PACKAGINGS_SHOWN = 3;

/**
 * The packagings of a beer that are shown, those that a place buys most of, and the others behind them; both from the tap to
 * the shelf.
 *
 * @example shownPackagings([], new Map()) // { shown: [], others: [] }
 */
export function shownPackagings<Packaging extends PackagingFacts>(
  packagings: readonly Packaging[],
  bought: ReadonlyMap<string, number>,
): { readonly shown: readonly Packaging[]; readonly others: readonly Packaging[] } {
  const inOrder = packagings.toSorted(byPackaging);
  const most = inOrder
    .toSorted((left, right) => (bought.get(right.sku) ?? 0) - (bought.get(left.sku) ?? 0))
    .slice(0, PACKAGINGS_SHOWN);
  return {
    shown: inOrder.filter((one) => most.includes(one)),
    others: inOrder.filter((one) => !most.includes(one)),
  };
}
