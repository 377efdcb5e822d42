import { isNameIn } from "../kernel/closed-list.ts";
import { ok, type Result, refused } from "../kernel/result.ts";

/** The life of an order, as the ERP reports it (D11). */
export type OrderState =
  | "received"
  | "confirmed"
  | "loaded"
  | "on-the-way"
  | "delivered"
  | "partially-delivered"
  | "cancelled";

type StateRow = {
  readonly next: readonly OrderState[];
  /** Goods issue is done when the truck is loaded: from then on nothing can be cancelled (HISTORY-09). */
  readonly goodsIssued: boolean;
};

/** Every allowed step stands here; a state without a next one is final. */
export const ORDER_STATES: Readonly<Record<OrderState, StateRow>> = {
  received: { next: ["confirmed", "cancelled"], goodsIssued: false },
  confirmed: { next: ["loaded", "cancelled"], goodsIssued: false },
  loaded: { next: ["on-the-way"], goodsIssued: true },
  "on-the-way": { next: ["delivered", "partially-delivered"], goodsIssued: true },
  delivered: { next: [], goodsIssued: true },
  "partially-delivered": { next: [], goodsIssued: true },
  cancelled: { next: [], goodsIssued: false },
};

export type StepRefusal =
  | { readonly kind: "step-not-allowed"; readonly from: OrderState; readonly to: OrderState }
  /** The order is already there: a repeated report, which is no error of the sender. */
  | { readonly kind: "already-there"; readonly state: OrderState };

/**
 * Moves an order on by one reported step; repeated and impossible reports are refused and told apart.
 *
 * @example advance("received", "confirmed") // ok "confirmed"
 */
export function advance(from: OrderState, to: OrderState): Result<OrderState, StepRefusal> {
  if (from === to) return refused({ kind: "already-there", state: from });
  if (!ORDER_STATES[from].next.includes(to)) return refused({ kind: "step-not-allowed", from, to });
  return ok(to);
}

export type CancelRefusal =
  | { readonly kind: "already-cancelled" }
  | { readonly kind: "goods-issue-done" } // HISTORY-09
  | { readonly kind: "order-blocked" }; // HISTORY-08

/**
 * May an order still be cancelled (HISTORY-04, 08, 09)? Until goods issue, and not while the ERP blocks it.
 * An order that does not exist is the caller's to answer.
 *
 * @example judgeCancel("loaded", false) // refused "goods-issue-done"
 */
export function judgeCancel(state: OrderState, isBlocked: boolean): Result<"cancelled", CancelRefusal> {
  if (state === "cancelled") return refused({ kind: "already-cancelled" });
  if (ORDER_STATES[state].goodsIssued) return refused({ kind: "goods-issue-done" });
  return isBlocked ? refused({ kind: "order-blocked" }) : ok("cancelled");
}

/**
 * Reads a state from a row or a report; undefined when it is none.
 *
 * @example parseOrderState("loaded") // "loaded"
 */
export function parseOrderState(text: string): OrderState | undefined {
  return isNameIn(ORDER_STATES, text) ? text : undefined;
}
