import { MAX_LINES } from "./cart.ts";

/** What was taken out of a cart can be put back for so long: time enough for a network to come back. */
export const KEPT_MINUTES = 10;
/** So many removals of one cart are kept; of more, the oldest cannot be taken back any more. */
export const KEPT_REMOVALS = 20;

/** Why something that was taken out does not go back. */
export type LineNotRestored = "line-added-meanwhile" | "product-unknown" | "cart-full";
export type EmptiesNotRestored = "empties-planned-meanwhile" | "empties-of-another-place";

/** A line with what becomes of it: back as it was, or out, and why. */
export type JudgedRemoval<Line> = { readonly line: Line; readonly refusal: LineNotRestored | undefined };

/**
 * May the lines that were taken out of a cart go back? Whether they can be sold is not asked: a line that stood in the
 * cart may stand there again, marked, and blocks nothing but the sending (C4). Where the product was added anew, the
 * newer line stays as it is and nothing is added to it.
 *
 * @example judgeRestore([{ sku: "100101" }], { present: new Set(["100101"]), isKnown: () => true })
 *   // [{ line: { sku: "100101" }, refusal: "line-added-meanwhile" }]
 */
export function judgeRestore<Line extends { readonly sku: string }>(
  removed: readonly Line[],
  { present, isKnown }: { readonly present: ReadonlySet<string>; readonly isKnown: (sku: string) => boolean },
): readonly JudgedRemoval<Line>[] {
  let room = MAX_LINES - present.size;
  return removed.map((line) => {
    if (present.has(line.sku)) return { line, refusal: "line-added-meanwhile" };
    if (!isKnown(line.sku)) return { line, refusal: "product-unknown" };
    room -= 1;
    return { line, refusal: room < 0 ? "cart-full" : undefined };
  });
}

/**
 * May the plan of empties go back that was dropped with the lines (EMPTIES-02)? Not over a newer plan, and not to a
 * place where other empties lie.
 *
 * @example judgePlanRestore({ isPlanned: false, isSamePlace: true }) // undefined
 */
export function judgePlanRestore(cart: {
  readonly isPlanned: boolean;
  readonly isSamePlace: boolean;
}): EmptiesNotRestored | undefined {
  if (!cart.isSamePlace) return "empties-of-another-place";
  return cart.isPlanned ? "empties-planned-meanwhile" : undefined;
}
