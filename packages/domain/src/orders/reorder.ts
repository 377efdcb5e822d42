import { defaultParts } from "../bundles/bundle.ts";
import { addLines, type Cart, type CartLine } from "../cart/cart.ts";
import { type NewLineRefusal, whyNotAddable } from "../cart/new-line.ts";
import { type CartFacts, quoteCart } from "../cart/quote.ts";
import { orderableUnits } from "../catalog/orderable-units.ts";
import type { PackageType } from "../catalog/product.ts";
import type { Sku } from "../kernel/ids.ts";
import type { LocalMoment } from "../kernel/local-moment.ts";
import type { Currency, Minor } from "../kernel/money.ts";
import { ok, type Result, refused } from "../kernel/result.ts";
import { METHODS } from "../transport/method.ts";
import { areOffered, fitUnits } from "./fit-units.ts";

/** A line of a saved or past order, with what it was then. */
export type PastLine = CartLine & {
  readonly boxes: number;
  /** For one box; null for what had no price. */
  readonly unitMinor: Minor | null;
};

export type PastOrder = { readonly currency: Currency; readonly lines: readonly PastLine[] };

/**
 * What is no longer as it was, though the goods can be had: the price of a box, how many boxes the same units come to,
 * or how many can be had in the units that are offered now.
 */
export type LineChange = "price" | "pack" | "amount";

/** Other goods, chosen for a line that cannot be had (D06): by its place in the order, with as much as is wanted. */
export type Instead = { readonly index: number; readonly line: CartLine };

/** One line as it would be now, in the order's own sequence and in units that are offered. */
export type ReviewedLine = {
  readonly line: PastLine;
  readonly boxes: number;
  readonly unitMinor: Minor | null;
} & (
  | { readonly kind: "addable"; readonly changes: readonly LineChange[] }
  /** Its refusal stands, whether or not other goods go in for it. */
  | { readonly kind: "not-addable"; readonly refusal: NewLineRefusal; readonly isReplaced: boolean }
);

export type Review = {
  readonly lines: readonly ReviewedLine[];
  /** The cart with everything put in that can be, and what was chosen in place of the rest. */
  readonly cart: Cart;
};

export type ReviewedInto = {
  readonly cart: Cart;
  readonly facts: CartFacts;
  readonly now: LocalMoment;
  readonly instead?: readonly Instead[] | undefined;
};

/**
 * Looks at an order line by line as if it were put into a cart now (D06, C2): addable, changed in price, pack or
 * amount, or not addable and why. What is in the cart already is added to, so together a line may come to too much.
 * Goods that were chosen for a line go in when it cannot, judged like any other; never both.
 *
 * @example reviewReorder({ currency: "CZK", lines: [{ ...line("999", { packages: 1 }), boxes: 1, unitMinor:
 *   null }] }, { cart: { id: "b7c1", lines: [] }, facts: anyCartFacts([]), now: FRIDAY_MORNING }).lines.map(({
 *   kind }) => kind) // ["not-addable"]
 */
export function reviewReorder(order: PastOrder, into: ReviewedInto): Review {
  const { cart, facts, now, instead = [] } = into;
  const past = order.lines.map((line) => inOfferedUnits(line, facts));
  const own = addOwn(past, cart, facts);
  const wanted = instead.filter(({ index }) => own.refusals[index] !== undefined);
  const whole = addInstead(wanted, own.cart, facts);
  const quote = quoteCart({ id: cart.id, lines: past }, facts, now);
  const isSameCurrency = order.currency === quote.currency;
  const lines = past.map((line, index): ReviewedLine => {
    const quoted = quote.lines[index];
    const isPriced = isPricedNow(line, facts);
    const today = {
      line,
      boxes: quoted?.boxes ?? 0,
      unitMinor: isPriced ? (quoted?.unitMinor ?? null) : null,
    };
    const refusal = own.refusals[index];
    if (refusal) return { ...today, kind: "not-addable", refusal, isReplaced: whole.replaced.has(index) };
    const isFitted = line !== order.lines[index];
    return { ...today, kind: "addable", changes: changesOf(today, { isSameCurrency, isFitted }) };
  });
  return { lines, cart: whole.cart };
}

/** A line in units that it does not come in now, in those that it does. */
function inOfferedUnits(
  line: PastLine,
  { products, orderableUnits: configured, method }: CartFacts,
): PastLine {
  const product = products.get(line.sku);
  if (!product || product.bundle) return line;
  const isTruck = method !== null && METHODS[method].kind === "truck";
  const offered = orderableUnits({ configured, product, isTruck });
  if (areOffered(line, offered)) return line;
  const fitted = fitUnits(line.boxes, product.packaging, offered);
  return fitted ? { ...line, ...fitted.amounts } : line;
}

/** What the order itself puts in, and why the rest of it stays out. */
function addOwn(past: readonly PastLine[], cart: Cart, facts: CartFacts) {
  const present = new Map(cart.lines.map((line) => [line.sku, line]));
  const refusals = past.map((line) => whyNotAddable(line, facts, present.get(line.sku)));
  const good = past.flatMap((line, index) => (refusals[index] ? [] : [{ line, index }]));
  const added = addLines(
    cart,
    good.map(({ line }) => line),
  );
  for (const { index, refusal } of added.rejected) refusals[good[index]?.index ?? -1] = refusal;
  return { cart: added.cart, refusals };
}

/** What was chosen in place of it; a choice that cannot be had either leaves its line missing. */
function addInstead(wanted: readonly Instead[], cart: Cart, facts: CartFacts) {
  const replaced = new Set<number>();
  const whole = wanted.reduce((filled, { index, line: chosen }) => {
    const bundle = facts.products.get(chosen.sku)?.bundle;
    const line = bundle ? { ...chosen, parts: defaultParts(bundle) } : chosen;
    const present = filled.lines.find(({ sku }) => sku === line.sku);
    if (whyNotAddable(line, facts, present)) return filled;
    const added = addLines(filled, [line]);
    if (added.rejected.length === 0) replaced.add(index);
    return added.cart;
  }, cart);
  return { cart: whole, replaced };
}

/** A bundle has the prices of what is inside. */
function isPricedNow({ sku, parts }: PastLine, { products, prices }: CartFacts): boolean {
  const priced = products.get(sku)?.bundle ? (parts ?? []) : [{ sku }];
  return priced.every((one) => (prices.get(one.sku)?.rows.length ?? 0) > 0);
}

function changesOf(
  { line, boxes, unitMinor }: Pick<ReviewedLine, "line" | "boxes" | "unitMinor">,
  { isSameCurrency, isFitted }: { readonly isSameCurrency: boolean; readonly isFitted: boolean },
): readonly LineChange[] {
  const changes: LineChange[] = [];
  if (!isSameCurrency || line.unitMinor !== unitMinor) changes.push("price");
  if (line.boxes !== boxes) changes.push(isFitted ? "amount" : "pack");
  return changes;
}

/** Whether a missing item stops the whole order, or only itself. */
export type ReorderItems = "all-or-nothing" | "available";

export type ReorderRefusal =
  | { readonly kind: "items-missing" } // ERROR-32
  | { readonly kind: "nothing-addable" }
  /** A collection of empties: what is not there cannot be missing. */
  | { readonly kind: "no-goods" }
  /** Only what never came was wanted, and everything came, or still may. */
  | { readonly kind: "nothing-missing" };

/**
 * May the reviewed order be put into the cart? As the call stands it is blocked as soon as one item is missing, and
 * nothing is added (OP-21, HISTORY-05); asked for what is available, it goes in without the missing ones, unless
 * that is nothing at all (D06, C1, C2). For what other goods go in nothing is missing. An order without goods has
 * nothing to add.
 *
 * @example judgeReorder({ lines: [{ kind: "not-addable" }], cart: { id: "b7c1", lines: [] } },
 *   "all-or-nothing") // refused "items-missing"
 */
export function judgeReorder(review: Review, items: ReorderItems): Result<Cart, ReorderRefusal> {
  const missing = review.lines.filter(isMissing).length;
  if (review.lines.length === 0) return refused({ kind: "no-goods" });
  if (missing === 0) return ok(review.cart);
  if (items === "all-or-nothing") return refused({ kind: "items-missing" });
  return missing === review.lines.length ? refused({ kind: "nothing-addable" }) : ok(review.cart);
}

function isMissing(line: ReviewedLine): boolean {
  return line.kind === "not-addable" && !line.isReplaced;
}

/** What putting a reviewed order into the cart comes to: the counts of C2, the missing ones by their place. */
export type ReorderCounts = {
  readonly same: number;
  readonly changed: number;
  /** Lines that other goods go in for. */
  readonly replaced: number;
  readonly failed: readonly { readonly index: number; readonly refusal: NewLineRefusal }[];
};

/**
 * Counts the lines of a review by what becomes of them (C2): as they were, changed, replaced, not at all.
 *
 * @example countReview({ lines: [{ kind: "not-addable", refusal: { kind: "no-longer-sold" } }]
 *   }).failed.map(({ refusal }) => refusal.kind) // ["no-longer-sold"]
 */
export function countReview({ lines }: Review): ReorderCounts {
  const addable = lines.filter((line) => line.kind === "addable");
  const same = addable.filter(({ changes }) => changes.length === 0).length;
  return {
    same,
    changed: addable.length - same,
    replaced: lines.filter((line) => line.kind === "not-addable" && line.isReplaced).length,
    failed: lines.flatMap((line, index) =>
      line.kind === "not-addable" && !line.isReplaced ? [{ index, refusal: line.refusal }] : [],
    ),
  };
}

type Alike = { readonly sku: Sku; readonly packageType: PackageType };

/**
 * What to offer in place of a product that cannot be had (D06): the first of what is for sale of its line, of the
 * same kind of package where there is one; never what the order or the cart has already.
 *
 * @example replacementFor({ packageType: "keg" }, [{ sku: "100201", packageType: "bottle" }, { sku: "100204",
 *   packageType: "keg" }], new Set())?.sku // "100204"
 */
export function replacementFor<Product extends Alike>(
  missing: { readonly packageType: PackageType } | undefined,
  forSale: readonly Product[],
  taken: ReadonlySet<string>,
): Product | undefined {
  const free = forSale.filter(({ sku }) => !taken.has(sku));
  return free.find(({ packageType }) => packageType === missing?.packageType) ?? free[0];
}
