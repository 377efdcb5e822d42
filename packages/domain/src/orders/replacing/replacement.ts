import type { LineProblem } from "../../cart/line-problem.ts";
import { ok, type Result, refused } from "../../kernel/result.ts";
import type { OrderState } from "../order-states.ts";
import type { PlaceObstacle } from "../place-order.ts";

/** A line of an order, what came of it, and how much of it replacement deliveries bring (DDISP-06). */
export type ShortLine = {
  readonly lineNo: number;
  readonly ordered: number;
  readonly confirmed: number | null;
  readonly delivered: number | null;
  /** Boxes of replacement deliveries that were not cancelled. */
  readonly replaced: number;
  /** Boxes that the customer claims as short, or had credited as such. */
  readonly claimed: number;
};

/** So many boxes of a line shall come after all. */
export type ReplacedLine = { readonly lineNo: number; readonly boxes: number };

export type ReplacementRefusal =
  | { readonly kind: "nothing-short" }
  | { readonly kind: "nothing-replaced" }
  | { readonly kind: "prices-before-replacement" }
  | { readonly kind: "line-unknown"; readonly lineNo: number }
  | { readonly kind: "line-twice"; readonly lineNo: number }
  | { readonly kind: "more-than-short"; readonly lineNo: number; readonly most: number }
  /** A claim of the same line is about boxes that did not come, and whoever plans does not say that they know. */
  | { readonly kind: "claimed-as-short"; readonly lineNo: number };

/**
 * How many boxes of a line are still missing (DDISP-06): after the delivery those that did not come, after a confirmation with less
 * those that were left out, without what replacement deliveries bring already. Of an order that waits, or was taken back, none.
 *
 * @example boxesShort("partially-delivered", { lineNo: 1, ordered: 10, confirmed: 10, delivered: 7, replaced: 1, claimed: 0 }) // 2
 */
export function boxesShort(
  state: OrderState,
  { ordered, confirmed, delivered, replaced }: ShortLine,
): number {
  const coming = comingOf(state, { ordered, confirmed, delivered });
  return Math.max(0, ordered - coming - replaced);
}

function comingOf(
  state: OrderState,
  { ordered, confirmed, delivered }: Pick<ShortLine, "ordered" | "confirmed" | "delivered">,
): number {
  switch (state) {
    case "received":
    case "cancelled":
      return ordered;
    case "confirmed":
    case "loaded":
    case "on-the-way":
      return confirmed ?? ordered;
    case "delivered":
    case "partially-delivered":
      return delivered ?? confirmed ?? ordered;
  }
}

type OrderToReplace = {
  readonly state: OrderState;
  /** Its prices are provisional (PRICE-06): a replacement has those of the order, so they are settled first. */
  readonly isProvisional: boolean;
  readonly lines: readonly ShortLine[];
  /** Whoever plans says that they know of claims of the same lines. */
  readonly knowsClaims: boolean;
};

/**
 * Whether so much of an order may come in a replacement delivery (DDISP-06): lines of the order, each once, in whole boxes and never
 * more than is missing; and where the customer claims boxes of the line as short, only with that known, so that nobody gives back
 * money and goods unseen.
 *
 * @example judgeReplacement([{ lineNo: 1, boxes: 2 }], { state: "delivered", isProvisional: false, lines: [], knowsClaims: false })
 *   // refused "nothing-short"
 */
export function judgeReplacement(
  wanted: readonly ReplacedLine[],
  { state, isProvisional, lines, knowsClaims }: OrderToReplace,
): Result<readonly ReplacedLine[], ReplacementRefusal> {
  if (lines.every((line) => boxesShort(state, line) === 0)) return refused({ kind: "nothing-short" });
  if (isProvisional) return refused({ kind: "prices-before-replacement" });
  if (wanted.length === 0) return refused({ kind: "nothing-replaced" });
  const known = new Map(lines.map((line) => [line.lineNo, line]));
  const seen = new Set<number>();
  for (const { lineNo, boxes } of wanted) {
    const line = known.get(lineNo);
    if (line === undefined) return refused({ kind: "line-unknown", lineNo });
    if (seen.has(lineNo)) return refused({ kind: "line-twice", lineNo });
    seen.add(lineNo);
    const most = boxesShort(state, line);
    if (!Number.isInteger(boxes) || boxes < 1 || boxes > most)
      return refused({ kind: "more-than-short", lineNo, most });
    if (line.claimed > 0 && !knowsClaims) return refused({ kind: "claimed-as-short", lineNo });
  }
  return ok(wanted);
}

/** What a customer was let off when the order was taken, or what prices decide, is no obstacle to what the brewery still owes. */
const waivedProblems: readonly LineProblem["kind"][] = [
  ...(["no-price", "unit-not-orderable"] as const),
  ...(["product-limit-exceeded", "product-limit-reached"] as const),
];

/**
 * What stands against a replacement delivery (DDISP-06): the portal's calendar, what a vehicle can carry, and goods that cannot be
 * had; but no minimum, no limit of goods, no unit and no price, because the order that it belongs to has kept those.
 *
 * @example obstaclesOfReplacement([{ kind: "cart-empty" }]) // [{ kind: "cart-empty" }]
 */
export function obstaclesOfReplacement(obstacles: readonly PlaceObstacle[]): readonly PlaceObstacle[] {
  return obstacles.filter((obstacle) => {
    if (obstacle.kind === "limit-crossed") return !obstacle.breach.kind.startsWith("min-");
    return obstacle.kind !== "line-problem" || !waivedProblems.includes(obstacle.problem.kind);
  });
}
