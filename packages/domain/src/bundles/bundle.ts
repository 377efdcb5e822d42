import type { Sku } from "../kernel/ids.ts";
import type { LocalDate } from "../kernel/local-moment.ts";

/** Fixed contents, contents to choose, or "so many for the price of fewer". */
export type BundleRule = "fixed" | "flex" | "deal";

/** One kind of goods that a package may hold, in boxes of one package (BUNDLE-01). */
export type BundleItem = {
  readonly sku: Sku;
  readonly isMandatory: boolean;
  /** What is chosen to begin with; nought means not chosen (BUNDLE-03). */
  readonly defaultBoxes: number;
  /** Of an item that is chosen at all. */
  readonly minBoxes: number;
  readonly maxBoxes: number;
};

/** A bundle as its rules see it (BUNDLE-01); a row with validity dates on the server. */
export type BundleFacts = {
  readonly rule: BundleRule;
  /** Off the customer's own price of everything inside. */
  readonly discountPct: number;
  /** First and last delivery day, both included; null means no end (BUNDLE-04). */
  readonly validFrom: LocalDate;
  readonly validTo: LocalDate | null;
  /** Boxes in one package, least and most; null means no most (BUNDLE-05). */
  readonly minBoxes: number;
  readonly maxBoxes: number | null;
  /** Packages that one customer may order while the bundle lasts, and those ordered so far (BUNDLE-07). */
  readonly maxPackages: number;
  readonly packagesOrdered: number;
  readonly items: readonly BundleItem[];
};

/** So many boxes of one product in one package. */
export type BundlePart = { readonly sku: Sku; readonly boxes: number };

/** What is wrong with a package as it was chosen; an item is named by its SKU. */
export type BundleProblem =
  | { readonly kind: "bundle-not-valid"; readonly from: LocalDate; readonly to: LocalDate | null }
  | { readonly kind: "bundle-item-unknown"; readonly item: Sku }
  | { readonly kind: "bundle-item-not-whole"; readonly item: Sku }
  | { readonly kind: "bundle-item-fixed"; readonly item: Sku; readonly boxes: number }
  | { readonly kind: "bundle-item-mandatory"; readonly item: Sku; readonly min: number }
  | { readonly kind: "bundle-item-too-few"; readonly item: Sku; readonly min: number; readonly boxes: number }
  | {
      readonly kind: "bundle-item-too-many";
      readonly item: Sku;
      readonly max: number;
      readonly boxes: number;
    }
  | { readonly kind: "bundle-too-few"; readonly min: number; readonly boxes: number }
  | { readonly kind: "bundle-too-many"; readonly max: number; readonly boxes: number }
  | { readonly kind: "bundle-limit-reached"; readonly left: number };

/** What the customer chose: so many packages, all with the same contents. */
export type BundleChoice = { readonly packages: number; readonly parts: readonly BundlePart[] };

/**
 * All that is wrong with a chosen package (OP-86): the days of the bundle (BUNDLE-04), items that are not in it, cannot
 * be changed (BUNDLE-02), are mandatory and missing (BUNDLE-06), too few or too many of an item, too few or too many
 * boxes in all (BUNDLE-05), more packages than the customer may have (BUNDLE-07). Nothing wrong, nothing said. Without
 * a day the days are not judged.
 *
 * @example judgeBundle({ packages: 1, parts: partsOf("28 100201, 8 100301") }, anyBundle(), null)
 *   // [{ kind: "bundle-too-few", min: 40, boxes: 36 }]
 */
export function judgeBundle(
  { packages, parts }: BundleChoice,
  bundle: BundleFacts,
  date: LocalDate | null,
): readonly BundleProblem[] {
  const chosen = new Map(parts.map(({ sku, boxes }) => [sku, boxes]));
  const known = new Set(bundle.items.map(({ sku }) => sku));
  const found: BundleProblem[] = [];
  if (date !== null && !isValidOn(bundle, date))
    found.push({ kind: "bundle-not-valid", from: bundle.validFrom, to: bundle.validTo });
  for (const { sku, boxes } of parts) {
    if (!known.has(sku)) found.push({ kind: "bundle-item-unknown", item: sku });
    else if (!Number.isSafeInteger(boxes) || boxes < 0)
      found.push({ kind: "bundle-item-not-whole", item: sku });
  }
  for (const item of bundle.items) {
    const problem = judgeItem(item, chosen.get(item.sku) ?? 0, bundle);
    if (problem) found.push(problem);
  }
  const boxes = boxesInPackage(parts);
  if (boxes < bundle.minBoxes) found.push({ kind: "bundle-too-few", min: bundle.minBoxes, boxes });
  if (bundle.maxBoxes !== null && boxes > bundle.maxBoxes)
    found.push({ kind: "bundle-too-many", max: bundle.maxBoxes, boxes });
  const left = packagesLeft(bundle);
  if (packages > left) found.push({ kind: "bundle-limit-reached", left });
  return found;
}

function judgeItem(item: BundleItem, boxes: number, bundle: BundleFacts): BundleProblem | undefined {
  const { sku, isMandatory, minBoxes: min, maxBoxes: max } = item;
  if (!Number.isSafeInteger(boxes) || boxes < 0) return undefined;
  if (boxes === 0 && isMandatory) return { kind: "bundle-item-mandatory", item: sku, min: Math.max(min, 1) };
  if (!canChange(item, bundle)) {
    const { defaultBoxes } = item;
    return boxes === defaultBoxes ? undefined : { kind: "bundle-item-fixed", item: sku, boxes: defaultBoxes };
  }
  if (boxes === 0) return undefined;
  if (boxes < min) return { kind: "bundle-item-too-few", item: sku, min, boxes };
  return boxes > max ? { kind: "bundle-item-too-many", item: sku, max, boxes } : undefined;
}

/**
 * Whether the number of boxes of an item is the customer's to choose (BUNDLE-02): never in a package of fixed
 * contents.
 *
 * @example canChange(bundleItem("100201"), { rule: "fixed" }) // false
 */
export function canChange(item: BundleItem, { rule }: Pick<BundleFacts, "rule">): boolean {
  return rule !== "fixed" && (!item.isMandatory || item.minBoxes < item.maxBoxes);
}

/**
 * Whether a bundle holds for a delivery day, both ends included (BUNDLE-04).
 *
 * @example isValidOn(anyBundle({ validTo: toLocalDate("2026-12-23") }), toLocalDate("2026-12-24")) // false
 */
export function isValidOn({ validFrom, validTo }: BundleFacts, date: LocalDate): boolean {
  return validFrom <= date && (validTo === null || date <= validTo);
}

/**
 * How many packages the customer may still order (BUNDLE-07).
 *
 * @example packagesLeft({ maxPackages: 4, packagesOrdered: 1 }) // 3
 */
export function packagesLeft({
  maxPackages,
  packagesOrdered,
}: Pick<BundleFacts, "maxPackages" | "packagesOrdered">): number {
  return Math.max(0, maxPackages - packagesOrdered);
}

/**
 * What a package holds before anything is chosen (BUNDLE-03).
 *
 * @example defaultParts(anyBundle()) // [{ sku: "100201", boxes: 8 }, { sku: "100301", boxes: 8 }]
 */
export function defaultParts({ items }: Pick<BundleFacts, "items">): readonly BundlePart[] {
  return items.flatMap(({ sku, defaultBoxes }) => (defaultBoxes > 0 ? [{ sku, boxes: defaultBoxes }] : []));
}

/**
 * The contents in the bundle's own order, without what was not chosen: two choices of the same are equal, however they
 * were written.
 *
 * @example orderedParts(partsOf("1 100301, 2 100201, 0 120101"), anyBundle())
 *   // [{ sku: "100201", boxes: 2 }, { sku: "100301", boxes: 1 }]
 */
export function orderedParts(
  parts: readonly BundlePart[],
  { items }: Pick<BundleFacts, "items">,
): readonly BundlePart[] {
  const place = new Map(items.map(({ sku }, index) => [sku, index]));
  const placeOf = ({ sku }: BundlePart) => place.get(sku) ?? items.length;
  return parts
    .filter(({ boxes }) => boxes !== 0)
    .toSorted((left, right) => placeOf(left) - placeOf(right) || (left.sku < right.sku ? -1 : 1));
}

/**
 * Whether two packages hold the same.
 *
 * @example isSameContents(partsOf("2 100201"), partsOf("3 100201")) // false
 */
export function isSameContents(left: readonly BundlePart[], right: readonly BundlePart[]): boolean {
  const boxes = new Map(left.map((part) => [part.sku, part.boxes]));
  return (
    boxes.size === new Set(right.map(({ sku }) => sku)).size &&
    right.every((part) => boxes.get(part.sku) === part.boxes)
  );
}

/**
 * How many boxes are in one package.
 *
 * @example boxesInPackage(partsOf("4 100201, 1 100301")) // 5
 */
export function boxesInPackage(parts: readonly BundlePart[]): number {
  return parts.reduce((sum, { boxes }) => sum + boxes, 0);
}

/**
 * What would make a package right again where that is plain: mandatory and fixed items at what they must be, the
 * others within their bounds, and what is missing in all put onto the last item that was chosen and has room for it.
 * Undefined where there is nothing to mend, or no item can take it.
 *
 * @example mendedParts(partsOf("20 100201, 16 100301"), anyBundle())
 *   // [{ sku: "100201", boxes: 20 }, { sku: "100301", boxes: 20 }]
 */
export function mendedParts(
  parts: readonly BundlePart[],
  bundle: BundleFacts,
): readonly BundlePart[] | undefined {
  const chosen = new Map(parts.map(({ sku, boxes }) => [sku, boxes]));
  const mended = bundle.items.map((item) => ({
    item,
    boxes: mendedItem(item, chosen.get(item.sku) ?? 0, bundle),
  }));
  let missing = bundle.minBoxes - mended.reduce((sum, { boxes }) => sum + boxes, 0);
  const takers = [
    ...mended.filter(({ boxes }) => boxes > 0).toReversed(),
    ...mended.filter(({ boxes }) => boxes === 0),
  ];
  for (const taker of takers) {
    const room = canChange(taker.item, bundle) ? taker.item.maxBoxes - taker.boxes : 0;
    const more = Math.min(missing, room);
    if (more <= 0 || taker.boxes + more < taker.item.minBoxes) continue;
    taker.boxes += more;
    missing -= more;
  }
  const result = mended.flatMap(({ item, boxes }) => (boxes > 0 ? [{ sku: item.sku, boxes }] : []));
  const isRight = judgeBundle({ packages: 0, parts: result }, bundle, null).length === 0;
  return isRight && !isSameContents(result, orderedParts(parts, bundle)) ? result : undefined;
}

function mendedItem(item: BundleItem, boxes: number, bundle: BundleFacts): number {
  if (!canChange(item, bundle)) return item.defaultBoxes;
  if (boxes <= 0 && !item.isMandatory) return 0;
  return Math.min(Math.max(boxes, item.minBoxes), item.maxBoxes);
}
