import { addLines, type Cart, type CartLine } from "../cart/cart.ts";
import { type NewLineRefusal, whyNotAddable } from "../cart/new-line.ts";
import { type CartFacts, quoteCart } from "../cart/quote.ts";
import type { PackageType } from "../catalog/product.ts";
import type { Sku } from "../kernel/ids.ts";
import type { LocalMoment } from "../kernel/local-moment.ts";
import type { Currency } from "../kernel/money.ts";
import { ok, type Result, refused } from "../kernel/result.ts";

/** A line of a saved or past order, with what it was then. */
export type PastLine = CartLine & {
  readonly boxes: number;
  /** For one box; null for what had no price. */
  readonly unitMinor: number | null;
};

export type PastOrder = { readonly currency: Currency; readonly lines: readonly PastLine[] };

/** What is no longer as it was, though the goods can be had: the price of a box, or how many boxes it comes to. */
export type LineChange = "price" | "pack";

/** One line as it would be now, in the order's own sequence. */
export type ReviewedLine = {
  readonly line: PastLine;
  readonly boxes: number;
  readonly unitMinor: number | null;
} & (
  | { readonly kind: "addable"; readonly changes: readonly LineChange[] }
  | { readonly kind: "not-addable"; readonly refusal: NewLineRefusal }
);

export type Review = {
  readonly lines: readonly ReviewedLine[];
  /** The cart with everything put in that can be. */
  readonly cart: Cart;
};

/**
 * Looks at an order line by line as if it were put into a cart now (D06, C2): addable, changed in price or pack, or
 * not addable and why. What is in the cart already is added to, so together a line may come to too much.
 *
 * @example reviewReorder(order, { cart, facts, now }).lines.filter((line) => line.kind === "not-addable")
 */
export function reviewReorder(
  order: PastOrder,
  into: { readonly cart: Cart; readonly facts: CartFacts; readonly now: LocalMoment },
): Review {
  const { cart, facts, now } = into;
  const present = new Map(cart.lines.map((line) => [line.sku, line]));
  const refusals = order.lines.map((line) => whyNotAddable(line, facts, present.get(line.sku)));
  const good = order.lines.flatMap((line, index) => (refusals[index] ? [] : [{ line, index }]));
  const added = addLines(
    cart,
    good.map(({ line }) => line),
  );
  for (const { index, refusal } of added.rejected) refusals[good[index]?.index ?? -1] = refusal;
  const quote = quoteCart({ id: cart.id, lines: order.lines }, facts, now);
  const isSameCurrency = order.currency === quote.currency;
  const lines = order.lines.map((line, index): ReviewedLine => {
    const quoted = quote.lines[index];
    const isPriced = isPricedNow(line, facts);
    const today = {
      line,
      boxes: quoted?.boxes ?? 0,
      unitMinor: isPriced ? (quoted?.unitMinor ?? null) : null,
    };
    const refusal = refusals[index];
    if (refusal) return { ...today, kind: "not-addable", refusal };
    return { ...today, kind: "addable", changes: changesOf(today, isSameCurrency) };
  });
  return { lines, cart: added.cart };
}

/** A package deal has the prices of what is inside. */
function isPricedNow({ sku, parts }: PastLine, { products, prices }: CartFacts): boolean {
  const priced = products.get(sku)?.bundle ? (parts ?? []) : [{ sku }];
  return priced.every((one) => (prices.get(one.sku)?.rows.length ?? 0) > 0);
}

function changesOf(
  { line, boxes, unitMinor }: Pick<ReviewedLine, "line" | "boxes" | "unitMinor">,
  isSameCurrency: boolean,
): readonly LineChange[] {
  const changes: LineChange[] = [];
  if (!isSameCurrency || line.unitMinor !== unitMinor) changes.push("price");
  if (line.boxes !== boxes) changes.push("pack");
  return changes;
}

/** Whether a missing item stops the whole order, or only itself. */
export type ReorderItems = "all-or-nothing" | "available";

export type ReorderRefusal =
  | { readonly kind: "items-missing" } // ERROR-32
  | { readonly kind: "nothing-addable" };

/**
 * May the reviewed order be put into the cart? As the call stands it is blocked as soon as one item is missing, and
 * nothing is added (OP-21, HISTORY-05); asked for what is available, it goes in without the missing ones, unless
 * that is nothing at all (D06, C1, C2). An order without goods has nothing to add.
 *
 * @example judgeReorder(review, "all-or-nothing") // refused "items-missing"
 */
export function judgeReorder(review: Review, items: ReorderItems): Result<Cart, ReorderRefusal> {
  const missing = review.lines.filter(({ kind }) => kind === "not-addable").length;
  if (review.lines.length === 0) return refused({ kind: "nothing-addable" });
  if (missing === 0) return ok(review.cart);
  if (items === "all-or-nothing") return refused({ kind: "items-missing" });
  return missing === review.lines.length ? refused({ kind: "nothing-addable" }) : ok(review.cart);
}

/** What putting a reviewed order into the cart comes to: the three counts of C2, the missing ones by their place. */
export type ReorderCounts = {
  readonly same: number;
  readonly changed: number;
  readonly failed: readonly { readonly index: number; readonly refusal: NewLineRefusal }[];
};

/**
 * Counts the lines of a review by what becomes of them (C2): as they were, with another price or pack, not at all.
 *
 * @example countReview(review).failed.map(({ refusal }) => refusal.kind) // ["no-longer-sold"]
 */
export function countReview({ lines }: Review): ReorderCounts {
  const addable = lines.filter((line) => line.kind === "addable");
  const same = addable.filter(({ changes }) => changes.length === 0).length;
  return {
    same,
    changed: addable.length - same,
    failed: lines.flatMap((line, index) =>
      line.kind === "not-addable" ? [{ index, refusal: line.refusal }] : [],
    ),
  };
}

type Alike = { readonly sku: Sku; readonly packageType: PackageType };

/**
 * What to offer in place of a product that cannot be had (D06): the first of what is for sale of its line, of the
 * same kind of package where there is one; never what the order or the cart has already.
 *
 * @example replacementFor(keg, [bottle, smallKeg], taken)?.sku
 */
export function replacementFor<Product extends Alike>(
  missing: { readonly packageType: PackageType } | undefined,
  forSale: readonly Product[],
  taken: ReadonlySet<string>,
): Product | undefined {
  const free = forSale.filter(({ sku }) => !taken.has(sku));
  return free.find(({ packageType }) => packageType === missing?.packageType) ?? free[0];
}
