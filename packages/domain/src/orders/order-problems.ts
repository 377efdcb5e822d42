import { ok, type Result, refused } from "../kernel/result.ts";
import type { OrderState } from "./order-states.ts";
import { judgeLimit, type LimitFacts } from "./price-limit.ts";

/** What helps an order that does not move on: the ERP hears of it again, somebody sets its prices, somebody calls the customer. */
export type OrderHelp = "ask-again" | "set-prices" | "call";

export type OrderProblem = {
  readonly kind:
    | "erp-refused"
    | "day-fallen"
    | "prices-missing"
    | "above-limit"
    | "looked-into"
    | "sent-again";
  /** The best first. */
  readonly steps: readonly OrderHelp[];
};

export type ProblemFacts = {
  readonly state: OrderState;
  /** A message about it was refused for good and waits for somebody (D29). */
  readonly isRefused: boolean;
  /** Taken without the ERP's prices, which have not come yet (PRICE-06). */
  readonly isProvisional: boolean;
  /** Some of it is on an invoice. */
  readonly isInvoiced: boolean;
  /** What was refused was sent again and waits for the ERP to take it. */
  readonly isSentAgain: boolean;
  /** The brewery does not come on its day any more: moved or called off since it was sent (DCAL-02). */
  readonly isDayFallen: boolean;
  /** The ERP looks into it (HISTORY-08). */
  readonly isLookedInto: boolean;
  /** Whose orders the ERP owns has its prices from there alone. */
  readonly isErpOwned: boolean;
  readonly limit: Pick<LimitFacts, "limitMinor" | "totalMinor" | "isSettled" | "isKept">;
};

/**
 * What holds an order up, the worst first, and the steps that help (DORD-08). An order that is done or cancelled is held up by
 * nothing; one whose message the ERP refused is not said to be looked into besides, for that follows from it, and one that was sent
 * again only waits. Amounts are minor units of one currency.
 *
 * @example orderProblems({ state: "received", isRefused: true, isProvisional: false, isSentAgain: false, isDayFallen: false,
 *   isLookedInto: true, isErpOwned: false, isInvoiced: false, limit: { limitMinor: null, totalMinor: 100, isSettled: false, isKept: false } })
 *   // [{ kind: "erp-refused", steps: ["ask-again", "call"] }]
 */
export function orderProblems(facts: ProblemFacts): readonly OrderProblem[] {
  const { state, isRefused, isProvisional, isSentAgain, isLookedInto, isErpOwned, limit } = facts;
  if (state === "cancelled" || isDelivered(state)) return [];
  const isAbove = judgeLimit({ ...limit, state, isBlocked: isLookedInto }).kind === "above-limit";
  const pricing: OrderProblem = {
    kind: "prices-missing",
    steps: isErpOwned || !judgePricing(facts).ok ? ["call"] : ["set-prices", "call"],
  };
  const lookedInto: OrderProblem = isSentAgain
    ? { kind: "sent-again", steps: [] }
    : { kind: "looked-into", steps: ["call"] };
  return [
    ...(isRefused ? [{ kind: "erp-refused", steps: ["ask-again", "call"] } as const] : []),
    ...(facts.isDayFallen && state !== "on-the-way"
      ? [{ kind: "day-fallen", steps: ["call"] } as const]
      : []),
    ...(isProvisional ? [pricing] : []),
    ...(isAbove ? [{ kind: "above-limit", steps: ["call"] } as const] : []),
    ...(isLookedInto && !isRefused ? [lookedInto] : []),
  ];
}

/**
 * Whether somebody may still set the prices of an order that was taken without them (DORD-08): what was delivered or stands on an
 * invoice has the prices that it has, or order and invoice would differ.
 *
 * @example judgePricing({ state: "delivered", isProvisional: true, isInvoiced: false })
 *   // { ok: false, refusal: { kind: "step-not-allowed" } }
 */
export function judgePricing({
  state,
  isProvisional,
  isInvoiced,
}: Pick<ProblemFacts, "state" | "isProvisional" | "isInvoiced">): Result<
  undefined,
  { readonly kind: "cancelled-meanwhile" | "prices-settled" | "step-not-allowed" }
> {
  if (state === "cancelled") return refused({ kind: "cancelled-meanwhile" });
  if (!isProvisional) return refused({ kind: "prices-settled" });
  return isInvoiced || isDelivered(state) ? refused({ kind: "step-not-allowed" }) : ok(undefined);
}

function isDelivered(state: OrderState): boolean {
  return state === "delivered" || state === "partially-delivered";
}
