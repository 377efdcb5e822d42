import { type Minor, minus, toMinor } from "../kernel/money.ts";
import { ok, type Result, refused } from "../kernel/result.ts";
import { judgeCancel, ORDER_STATES, type OrderState } from "./order-states.ts";

/** A limit that the order is above already, before anybody has priced it. */
export type LimitRefusal = {
  readonly kind: "limit-below-total";
  readonly limitMinor: Minor;
  readonly totalMinor: Minor;
};

/**
 * May a customer set this limit for an order with provisional prices (B14)? What it comes to now, with VAT and
 * deposits, is the least; amounts are minor units of one currency.
 *
 * @example judgePriceLimit(1_200_000, 1_250_000) // refused "limit-below-total"
 */
export function judgePriceLimit(limitMinor: Minor, totalMinor: Minor): Result<Minor, LimitRefusal> {
  return limitMinor < totalMinor
    ? refused({ kind: "limit-below-total", limitMinor, totalMinor })
    : ok(limitMinor);
}

/**
 * The limit that is offered: five per cent above the total, rounded up to a sum that is easy to say.
 *
 * @example suggestPriceLimit(1_234_500) // 1_300_000
 */
export function suggestPriceLimit(totalMinor: Minor): Minor {
  const wholes = Math.ceil((Math.max(totalMinor, 0) * 105) / 10_000);
  const step = 10 ** Math.max(String(wholes).length - 3, 0);
  return toMinor(Math.max(Math.ceil(wholes / step) * step * 100, totalMinor));
}

/** What is known of an order that was taken with provisional prices. */
export type LimitFacts = {
  /** What the customer wants it to come to at most; null takes the brewery's prices whatever they are. */
  readonly limitMinor: Minor | null;
  /** What all that was ordered comes to. */
  readonly totalMinor: Minor;
  /** The ERP has given its prices. */
  readonly isSettled: boolean;
  /** The customer has taken the price above the limit. */
  readonly isKept: boolean;
  readonly state: OrderState;
  readonly isBlocked: boolean;
};

export type LimitVerdict =
  | { readonly kind: "nothing-to-ask"; readonly reason: NothingToAsk }
  /** The customer's word is wanted: keep it, or cancel it while that is possible. */
  | {
      readonly kind: "above-limit";
      readonly aboveMinor: Minor;
      readonly cancelling: "possible" | "order-blocked" | "goods-issue-done";
    };

export type NothingToAsk =
  | "no-limit"
  | "not-priced-yet"
  | "within-limit"
  | "kept"
  | "cancelled"
  | "delivered";

/**
 * Does an order wait for the customer's word, because its settled prices are above his limit (B14)? It never cancels by
 * itself, and it does not wait for ever: what was delivered is asked about no more.
 *
 * @example judgeLimit({ limitMinor: 100, totalMinor: 120, isSettled: true, isKept: false, state: "confirmed",
 *   isBlocked: false }) // { kind: "above-limit", aboveMinor: 20, cancelling: "possible" }
 */
export function judgeLimit(facts: LimitFacts): LimitVerdict {
  const { limitMinor, totalMinor, isSettled, isKept, state, isBlocked } = facts;
  if (limitMinor === null) return nothing("no-limit");
  if (!isSettled) return nothing("not-priced-yet");
  if (totalMinor <= limitMinor) return nothing("within-limit");
  if (state === "cancelled") return nothing("cancelled");
  if (isKept) return nothing("kept");
  if (ORDER_STATES[state].next.length === 0) return nothing("delivered");
  const cancel = judgeCancel(state, isBlocked);
  const cancelling =
    cancel.ok || cancel.refusal.kind === "already-cancelled" ? "possible" : cancel.refusal.kind;
  return { kind: "above-limit", aboveMinor: minus(totalMinor, limitMinor), cancelling };
}

function nothing(reason: NothingToAsk): LimitVerdict {
  return { kind: "nothing-to-ask", reason };
}

export type KeepRefusal = { readonly kind: "not-above-limit" | "order-cancelled" | "order-delivered" };

/**
 * May the customer take the price above his limit (B14)? Only where he is asked; taken before, it is no refusal.
 *
 * @example judgeKeepPrice({ limitMinor: 100, totalMinor: 90, isSettled: true, isKept: false, state:
 *   "confirmed", isBlocked: false }) // refused "not-above-limit"
 */
export function judgeKeepPrice(facts: LimitFacts): Result<"kept" | "kept-before", KeepRefusal> {
  const verdict = judgeLimit(facts);
  if (verdict.kind === "above-limit") return ok("kept");
  switch (verdict.reason) {
    case "kept":
      return ok("kept-before");
    case "cancelled":
      return refused({ kind: "order-cancelled" });
    case "delivered":
      return refused({ kind: "order-delivered" });
    default:
      return refused({ kind: "not-above-limit" });
  }
}
