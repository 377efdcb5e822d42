import { areWithin, type DatedRefusal, judgeDays } from "../kernel/dated.ts";
import type { Sku } from "../kernel/ids.ts";
import type { LocalDate } from "../kernel/local-moment.ts";
import { ok, type Refusal, type Result, refused } from "../kernel/result.ts";
import type { BundleFacts } from "./bundle.ts";
import { isCompletable } from "./completable.ts";

/** A package deal as staff write it (DGOOD-03). */
export type BundleOffer = Omit<BundleFacts, "packagesOrdered">;

export type BundleOfferRefusal = Refusal &
  (
    | DatedRefusal
    | { readonly kind: "discount-invalid" | "packages-invalid" | "boxes-invalid" | "not-completable" }
    | { readonly kind: "items-missing" | "items-too-many" }
    | { readonly kind: "item-twice" | "item-boxes-invalid"; readonly item: Sku }
  );

/** More than any truck carries, and more kinds than any package names. */
const MOST_BOXES = 10_000;
const MOST_ITEMS = 50;

/**
 * Whether a package deal may be offered (DGOOD-03): a discount with two decimals at most, whole boxes, each product once, contents that
 * somebody can complete (C15), and never days that have passed.
 *
 * @example judgeBundleOffer(anyBundle({ items: [] }), { was: undefined, today: toLocalDate("2026-11-23") }).ok // false
 */
export function judgeBundleOffer(
  wanted: BundleOffer,
  { was, today }: { readonly was: BundleOffer | undefined; readonly today: LocalDate },
): Result<undefined, BundleOfferRefusal> {
  const { discountPct, maxPackages, minBoxes, maxBoxes, items } = wanted;
  if (!isPercent(discountPct)) return refused({ kind: "discount-invalid" });
  const days = judgeDays(wanted, { was, today });
  if (!days.ok) return days;
  if (!isBoxes(maxPackages, 1)) return refused({ kind: "packages-invalid" });
  if (!isBoxes(minBoxes, 1) || (maxBoxes !== null && !isBoxes(maxBoxes, minBoxes)))
    return refused({ kind: "boxes-invalid" });
  if (items.length === 0) return refused({ kind: "items-missing" });
  if (items.length > MOST_ITEMS) return refused({ kind: "items-too-many" });
  const seen = new Set<Sku>();
  for (const item of items) {
    if (seen.has(item.sku)) return refused({ kind: "item-twice", item: item.sku });
    seen.add(item.sku);
    if (
      !isBoxes(item.defaultBoxes, 0) ||
      !isBoxes(item.minBoxes, 0) ||
      !isBoxes(item.maxBoxes, item.minBoxes)
    )
      return refused({ kind: "item-boxes-invalid", item: item.sku });
  }
  return isCompletable(wanted) ? ok(undefined) : refused({ kind: "not-completable" });
}

function isPercent(percent: number): boolean {
  return percent >= 0 && percent <= 100 && Math.abs(percent * 100 - Math.round(percent * 100)) < 1e-6;
}

function isBoxes(count: number, least: number): boolean {
  return Number.isInteger(count) && count >= least && count <= MOST_BOXES;
}

/**
 * How large a change of prices a package deal is, in per cent off what each customer pays (DPRICE-03). One that gives nobody more than
 * before is none: the same goods or fewer packages, no larger discount, no further day.
 *
 * @example bundleStep(undefined, anyBundle({ discountPct: 5 })) // 5
 */
export function bundleStep(before: BundleOffer | undefined, after: BundleOffer): number {
  if (before === undefined) return after.discountPct;
  const contents = ({ rule, minBoxes, maxBoxes, items }: BundleOffer) =>
    JSON.stringify([
      ...[rule, minBoxes, maxBoxes],
      items.map(({ sku, isMandatory, defaultBoxes, minBoxes: min, maxBoxes: max }) => [
        ...[sku, isMandatory, defaultBoxes, min, max],
      ]),
    ]);
  const givesNoMore =
    after.discountPct <= before.discountPct &&
    after.maxPackages <= before.maxPackages &&
    areWithin(after, before) &&
    contents(after) === contents(before);
  return givesNoMore ? 0 : after.discountPct;
}
