import { addLines, type Cart, type CartLine } from "../cart/cart.ts";
import { clampLine } from "../cart/clamp-line.ts";
import type { NewLineRefusal } from "../cart/new-line.ts";
import type { CartFacts } from "../cart/quote.ts";
import { boxesOf } from "../catalog/packaging.ts";
import type { Review } from "./reorder.ts";

/** What merging made otherwise than the merged cart had it: fewer boxes, or none, and why. */
export type MergeNotice = {
  readonly line: CartLine;
  readonly refusal: NewLineRefusal;
  readonly boxes: { readonly asked: number; readonly taken: number };
};

export type Merged = { readonly cart: Cart; readonly notices: readonly MergeNotice[] };

/**
 * Takes of every line of a reviewed order as much as may be had, and tells of each that is not whole (C6): sums above
 * a limit are clamped to it, so that the cart is not blocked, and nothing goes missing without a word.
 *
 * @example mergeOrder({ lines: [], cart: { id: "b7c1", lines: [] } }, { cart: { id: "b7c1", lines: [] },
 *   facts: anyCartFacts([]) }).notices // []
 */
export function mergeOrder(
  review: Review,
  { cart, facts }: { readonly cart: Cart; readonly facts: CartFacts },
): Merged {
  const present = new Map(cart.lines.map((line) => [line.sku, line]));
  let merged = review.cart;
  const notices = review.lines.flatMap((reviewed): MergeNotice[] => {
    if (reviewed.kind === "addable") return [];
    const { line, refusal } = reviewed;
    const clamped = clampLine(line, facts, present.get(line.sku));
    const added = clamped && addLines(merged, [clamped]);
    const isTaken = added !== undefined && added.rejected.length === 0;
    if (isTaken) merged = added.cart;
    return [
      {
        line,
        refusal,
        boxes: { asked: boxesIn(line, facts), taken: isTaken ? boxesIn(clamped, facts) : 0 },
      },
    ];
  });
  return { cart: merged, notices };
}

function boxesIn(line: CartLine | undefined, { products }: CartFacts): number {
  if (line === undefined) return 0;
  const product = products.get(line.sku);
  return product ? boxesOf(line, product.packaging) : line.packages + line.layers + line.pallets;
}
