import { type BundleFacts, type BundleItem, canChange } from "./bundle.ts";

/** So many boxes, both ends included. */
type Span = { readonly from: number; readonly to: number };

/**
 * Whether there is any choice of its items that makes a package right (C15): a package that nobody can complete is
 * refused when it is saved. Days and the customer's limit are no matter here.
 *
 * @example isCompletable(anyBundle({ minBoxes: 121, maxBoxes: 130 })) // false
 */
export function isCompletable(
  bundle: Pick<BundleFacts, "rule" | "minBoxes" | "maxBoxes" | "items">,
): boolean {
  const least = Math.max(bundle.minBoxes, 1);
  const most = bundle.maxBoxes ?? Number.POSITIVE_INFINITY;
  let sums: readonly Span[] = [{ from: 0, to: 0 }];
  for (const item of bundle.items) {
    const own = choicesOf(item, bundle);
    sums = joined(
      sums.flatMap((sum) => own.map((one) => ({ from: sum.from + one.from, to: sum.to + one.to }))),
    );
  }
  return least <= most && sums.some(({ from, to }) => from <= most && to >= least);
}

/** How many boxes of an item a package may hold. */
function choicesOf(item: BundleItem, bundle: Pick<BundleFacts, "rule">): readonly Span[] {
  const { isMandatory, defaultBoxes, minBoxes, maxBoxes } = item;
  if (!canChange(item, bundle)) {
    return isMandatory && defaultBoxes === 0 ? [] : [{ from: defaultBoxes, to: defaultBoxes }];
  }
  const chosen = { from: Math.max(minBoxes, 1), to: maxBoxes };
  const spans = chosen.from <= chosen.to ? [chosen] : [];
  return isMandatory ? spans : [{ from: 0, to: 0 }, ...spans];
}

/** The same with spans that touch made one, so that there are never many. */
function joined(spans: readonly Span[]): readonly Span[] {
  const found: Span[] = [];
  for (const span of spans.toSorted((left, right) => left.from - right.from)) {
    const last = found.at(-1);
    if (last !== undefined && span.from <= last.to + 1) {
      found[found.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
    } else found.push(span);
  }
  return found;
}
