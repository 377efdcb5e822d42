import type { LocalDate } from "../kernel/local-moment.ts";
import { ok, type Result, refused } from "../kernel/result.ts";
import type { OrderState } from "../orders/order-states.ts";
import { type ClaimTerm, lastDayToClaim } from "./claim-deadline.ts";
import { CLAIM_REASONS, type ClaimReason } from "./claim-reason.ts";

/** So many boxes of a line of a delivery, and what is wrong with them. */
export type ClaimLine = {
  readonly lineNo: number;
  readonly reason: ClaimReason;
  readonly boxes: number;
};

/** A line of an order as far as it may be claimed. */
export type ClaimableLine = {
  readonly lineNo: number;
  readonly delivered: number;
  /** Given back by credit notes. */
  readonly credited: number;
  /** Claimed before, and of these: given back by credit notes that answer the claims. */
  readonly claimed: number;
  readonly settled: number;
};

export type ClaimFacts = {
  readonly state: OrderState;
  readonly deliveryDate: LocalDate;
  readonly today: LocalDate;
  readonly term: ClaimTerm;
  readonly lines: readonly ClaimableLine[];
};

export type ClaimRefusal =
  | { readonly kind: "not-delivered" }
  | { readonly kind: "nothing-claimed" }
  | { readonly kind: "line-unknown"; readonly lineNo: number }
  | { readonly kind: "line-twice"; readonly lineNo: number }
  | { readonly kind: "more-than-delivered"; readonly lineNo: number; readonly most: number }
  | { readonly kind: "claim-too-late"; readonly lineNo: number; readonly lastDay: LocalDate };

/**
 * How many boxes of a line may still be claimed: those that came, less what was claimed before and what was given back
 * without a claim. So all claims of a line together are never more than was billed.
 *
 * @example boxesToClaim({ lineNo: 1, delivered: 10, credited: 3, claimed: 2, settled: 2 }) // 7
 */
export function boxesToClaim({ delivered, credited, claimed, settled }: ClaimableLine): number {
  return Math.max(0, delivered - claimed - Math.max(0, credited - settled));
}

/**
 * Whether anything of an order can be claimed at all: it was delivered, and a day is left for some reason (B2).
 *
 * @example whyNotClaim({ state: "confirmed", deliveryDate: "2026-11-20", today: "2026-11-20", lines: [],
 *   term: { days: 3, spoiledDays: 1 } }) // "not-delivered"
 */
export function whyNotClaim(facts: ClaimFacts): "not-delivered" | "claim-too-late" | undefined {
  const { state, deliveryDate, today, term } = facts;
  if (!isDelivered(state)) return "not-delivered";
  const isTimeLeft = CLAIM_REASONS.some((reason) => today <= lastDayToClaim(deliveryDate, reason, term));
  return isTimeLeft ? undefined : "claim-too-late";
}

/**
 * Whether a claim is taken (B2): of an order that was delivered, each line once, within the days that there are for its
 * reason, and never more, nor other than whole boxes, than came and is not claimed or given back yet.
 *
 * @example judgeClaim([{ lineNo: 1, reason: "short", boxes: 3 }], { state: "delivered", deliveryDate: "2026-11-20",
 *   today: "2026-11-23", term: { days: 3, spoiledDays: 1 },
 *   lines: [{ lineNo: 1, delivered: 2, credited: 0, claimed: 0, settled: 0 }] }) // refused "more-than-delivered"
 */
export function judgeClaim(
  wanted: readonly ClaimLine[],
  facts: ClaimFacts,
): Result<readonly ClaimLine[], ClaimRefusal> {
  if (wanted.length === 0) return refused({ kind: "nothing-claimed" });
  if (!isDelivered(facts.state)) return refused({ kind: "not-delivered" });
  const known = new Map(facts.lines.map((line) => [line.lineNo, line]));
  const seen = new Set<number>();
  for (const { lineNo, reason, boxes } of wanted) {
    const line = known.get(lineNo);
    if (line === undefined) return refused({ kind: "line-unknown", lineNo });
    if (seen.has(lineNo)) return refused({ kind: "line-twice", lineNo });
    seen.add(lineNo);
    const lastDay = lastDayToClaim(facts.deliveryDate, reason, facts.term);
    if (lastDay < facts.today) return refused({ kind: "claim-too-late", lineNo, lastDay });
    const most = boxesToClaim(line);
    if (!Number.isInteger(boxes) || boxes < 1 || boxes > most)
      return refused({ kind: "more-than-delivered", lineNo, most });
  }
  return ok(wanted);
}

/**
 * The same for a claim that staff write down after a call: the days that customers have bind nobody there, so that the house may be kind.
 *
 * @example judgeClaimOfStaff([{ lineNo: 1, reason: "short", boxes: 2 }], { state: "delivered", deliveryDate: "2026-11-20",
 *   today: "2026-12-24", term: { days: 3, spoiledDays: 1 },
 *   lines: [{ lineNo: 1, delivered: 2, credited: 0, claimed: 0, settled: 0 }] }).ok // true
 */
export function judgeClaimOfStaff(
  wanted: readonly ClaimLine[],
  facts: ClaimFacts,
): Result<readonly ClaimLine[], ClaimRefusal> {
  const today = facts.today < facts.deliveryDate ? facts.today : facts.deliveryDate;
  return judgeClaim(wanted, { ...facts, today });
}

function isDelivered(state: OrderState): boolean {
  return state === "delivered" || state === "partially-delivered";
}
