import type { BundleFacts, BundlePart, BundleRule } from "@vycep/domain/bundles/bundle";
import { type Sku, toId } from "@vycep/domain/kernel/ids";
import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import * as repo from "./bundles.repo.ts";

export type BundleValues = repo.BundleValues;
export type OrderBundle = repo.OrderBundle;

/** Pieces of SQL for those who join products. */
export const bundlesInSql = {
  values: repo.bundleValues,
  itemsOf: repo.itemsOf,
  mayHold: repo.mayHold,
} as const;

/** What the rules know of a bundle. */
export function bundleOf(values: BundleValues): BundleFacts {
  const [rule, discountPct, [from, to], [minBoxes, maxBoxes], [maxPackages, packagesOrdered], items] = values;
  return {
    rule: rule as BundleRule,
    discountPct,
    validFrom: toLocalDate(from),
    validTo: to === null ? null : toLocalDate(to),
    minBoxes,
    maxBoxes,
    maxPackages,
    packagesOrdered,
    items: items.map(([sku, isMandatory, defaultBoxes, min, max]) => ({
      sku: toId<Sku>(sku),
      isMandatory,
      defaultBoxes,
      minBoxes: min,
      maxBoxes: max,
    })),
  };
}

/** A customer's packages are counted by one order after another, so that two at once cannot take the last one twice. */
export const holdLimits = repo.lockLimits;
export const keepOrderBundles = repo.insertOrderBundles;
export const giveBackPackages = repo.cancelOrderBundles;
export const bundlesOfOrders = repo.findOrderBundles;

/** How a table keeps what a package holds. */
export type PartValues = readonly (readonly [sku: string, boxes: number])[];

export function partsOfValues(values: PartValues | null): readonly BundlePart[] | null {
  return values?.map(([sku, boxes]) => ({ sku: toId<Sku>(sku), boxes })) ?? null;
}

export function partsToText(parts: readonly BundlePart[] | null | undefined): string | null {
  return parts ? JSON.stringify(parts.map(({ sku, boxes }) => [sku, boxes])) : null;
}
