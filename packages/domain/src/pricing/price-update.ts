import type { LocalDate } from "../kernel/local-moment.ts";

/** How the separate price update ended (PRICE-04…06, OP-22). */
export type PriceUpdate =
  | { readonly kind: "updated" }
  /** The call itself failed: trade goes on at the current price list. */
  | { readonly kind: "failed" }
  /** The brewery answered, and said no. */
  | { readonly kind: "cannot-proceed"; readonly statusMessage: string }
  | { readonly kind: "delivery-date-expired" };

/** How the last update of a very cart ended, and the day to take where it said that the chosen one is over. */
export type LastPriceUpdate = { readonly update: PriceUpdate; readonly nextDay: LocalDate | null };

export type AfterPriceUpdate =
  | { readonly mayProceed: true; readonly warning: "price-update-failed" | null }
  | { readonly mayProceed: false; readonly kind: "cannot-proceed"; readonly statusMessage: string }
  | { readonly mayProceed: false; readonly kind: "delivery-date-expired"; readonly statusMessage: null };

/**
 * May the order go on after a price update? A technical failure only warns, a business refusal blocks, and
 * an expired date asks for a new one (PRICE-06, OP-22).
 *
 * @example afterPriceUpdate({ kind: "failed" }) // { mayProceed: true, warning: "price-update-failed" }
 */
export function afterPriceUpdate(update: PriceUpdate): AfterPriceUpdate {
  switch (update.kind) {
    case "updated":
      return { mayProceed: true, warning: null };
    case "failed":
      return { mayProceed: true, warning: "price-update-failed" };
    case "cannot-proceed":
      return { mayProceed: false, kind: update.kind, statusMessage: update.statusMessage };
    case "delivery-date-expired":
      return { mayProceed: false, kind: update.kind, statusMessage: null };
  }
}
