import { isSameContents } from "../bundles/bundle.ts";
import { ORDER_UNITS, type OrderUnit, orderableUnits } from "../catalog/orderable-units.ts";
import { boxesOf } from "../catalog/packaging.ts";
import type { Sku } from "../kernel/ids.ts";
import { METHODS } from "../transport/method.ts";
import { type CartLine, judgeLine, type LineRefusal } from "./cart.ts";
import type { LineProblem } from "./line-problem.ts";
import { whyNotAddable } from "./new-line.ts";
import type { CartFacts } from "./quote.ts";

/** A line as the cart holds it; its version grows with every change (C21). */
export type PresentLine = CartLine & { readonly version: number };

/** What somebody wants one line of the cart to be. */
export type LineChange = {
  /** Undefined where the cart has no such line. */
  readonly present: PresentLine | undefined;
  /** The whole line as it shall be: what the caller left out stands in it as it is. */
  readonly wanted: CartLine;
  /** The version that the caller saw; left out, whatever there is may be changed. */
  readonly seenVersion?: number | undefined;
  /** The contents of the bundle that were asked for could not be read. */
  readonly isUnreadable?: boolean | undefined;
};

export type ChangeRefusal =
  | LineRefusal
  | LineProblem
  | { readonly kind: "sku-twice" }
  | { readonly kind: "line-changed" }
  | { readonly kind: "bundle-option-unknown" };

/** What becomes of one line: it is set, taken out, left as it is, or refused because. */
export type ChangeVerdict =
  | { readonly kind: "put"; readonly line: CartLine }
  | { readonly kind: "drop"; readonly sku: Sku }
  | { readonly kind: "same" }
  | { readonly kind: "refused"; readonly refusal: ChangeRefusal };

/**
 * Judges changes of several lines at once, each by itself and in the order given (CART-06, C1, C4): one that is refused
 * keeps none of the others back. A line named twice is changed once, and the second time refused.
 *
 * @example judgeLineChanges([{ present: undefined, wanted: line("100101") }], anyCartFacts([]))
 *   // [{ kind: "refused", refusal: { kind: "line-unknown", sku: "100101" } }]
 */
export function judgeLineChanges(changes: readonly LineChange[], facts: CartFacts): readonly ChangeVerdict[] {
  const touched = new Set<Sku>();
  return changes.map((change) => {
    const { present } = change;
    if (!present) return refusedAs({ kind: "line-unknown", sku: change.wanted.sku });
    if (touched.has(present.sku)) return refusedAs({ kind: "sku-twice" });
    touched.add(present.sku);
    return verdictOn({ ...change, present }, facts);
  });
}

type KnownChange = LineChange & { readonly present: PresentLine };

function verdictOn(change: KnownChange, facts: CartFacts): ChangeVerdict {
  const { present, wanted } = change;
  const refusal = whyNotChanged(change, facts);
  if (refusal) return refusedAs(refusal);
  if (wanted.packages + wanted.layers + wanted.pallets === 0) return { kind: "drop", sku: present.sku };
  return isSameLine(present, wanted) ? { kind: "same" } : { kind: "put", line: wanted };
}

/**
 * Why a line may not become what is wanted (CART-06); undefined when it may. Taking away is always allowed, also of
 * goods that could not be put in now (C4); only what is more than before is asked about: packages and contents of a
 * bundle like a new one (OP-86), boxes of a limited product against what is left (CART-18), and a unit that is
 * raised against the units in which the product comes (OP-84). A line that somebody has changed since the caller saw it
 * stays as it is (C21), unless both want the same.
 */
function whyNotChanged(change: KnownChange, facts: CartFacts): ChangeRefusal | undefined {
  const { present, wanted, seenVersion } = change;
  const isStale = seenVersion !== undefined && seenVersion !== present.version;
  if (isStale && !isSameLine(present, wanted)) return { kind: "line-changed" };
  if (change.isUnreadable) return { kind: "bundle-option-unknown" };
  const refusal = judgeLine(wanted);
  if (refusal) return refusal.kind === "quantity-zero" ? undefined : refusal;
  if (wanted.parts && isMoreOfBundle(present, wanted)) return whyNotAddable(wanted, facts);
  return overProductLimit(present, wanted, facts) ?? raisedUnitNotOffered(present, wanted, facts);
}

function isMoreOfBundle(present: CartLine, wanted: CartLine): boolean {
  return wanted.packages > present.packages || !isSameContents(present.parts ?? [], wanted.parts ?? []);
}

function overProductLimit(
  present: CartLine,
  wanted: CartLine,
  { products, boxesLeft }: CartFacts,
): LineProblem | undefined {
  const { sku } = present;
  const left = boxesLeft?.get(sku);
  const product = products.get(sku);
  if (left === undefined || !product) return undefined;
  const boxes = boxesOf(wanted, product.packaging);
  if (boxes <= left || boxes <= boxesOf(present, product.packaging)) return undefined;
  return { kind: "product-limit-exceeded", sku, boxesLeft: left };
}

function raisedUnitNotOffered(
  present: CartLine,
  wanted: CartLine,
  facts: CartFacts,
): LineProblem | undefined {
  const raised = ORDER_UNITS.filter((unit) => wanted[unit] > present[unit]);
  if (raised.length === 0) return undefined;
  const offered = unitsOffered(present.sku, facts);
  const unit = raised.find((one) => !offered.includes(one));
  return unit && { kind: "unit-not-orderable", sku: present.sku, unit };
}

function unitsOffered(
  sku: Sku,
  { products, method, orderableUnits: configured }: CartFacts,
): readonly OrderUnit[] {
  const product = products.get(sku);
  if (!product) return [];
  const isTruck = method !== null && METHODS[method].kind === "truck";
  return orderableUnits({ configured, product, isTruck });
}

function isSameLine(left: CartLine, right: CartLine): boolean {
  return (
    ORDER_UNITS.every((unit) => left[unit] === right[unit]) &&
    isSameContents(left.parts ?? [], right.parts ?? [])
  );
}

function refusedAs(refusal: ChangeRefusal): ChangeVerdict {
  return { kind: "refused", refusal };
}
