import type { PlaceRefusal } from "./use-place-order.ts";

/** What helps against a refusal: one tap here, or the place where it is mended. */
export type WayOut =
  | { readonly kind: "accept-total"; readonly total: number }
  | { readonly kind: "send-again" }
  | { readonly kind: "take-day"; readonly day: string }
  | { readonly kind: "set-limit" }
  | { readonly kind: "go"; readonly to: "contents" | "delivery" | "catalogue" };

const ofDelivery: ReadonlySet<string> = new Set([
  "no-ship-to",
  "ship-to-suspended",
  "no-method",
  "no-date",
  "day-closed",
]);

/**
 * The way out of each refusal (C12, B1): accept the new total, send the cart as it is now (C21), take the next day, set
 * another limit (B14), or go where it can be mended.
 *
 * @example wayOutOf({ code: "PRICE_CHANGED", total: 120, … }) // { kind: "accept-total", total: 120 }
 */
export function wayOutOf({ code, reason, next_date: day, total }: PlaceRefusal): WayOut {
  if (code === "PRICE_CHANGED" && total !== null) return { kind: "accept-total", total };
  if (code === "CART_CHANGED") return { kind: "send-again" };
  if (reason === "limit-below-total") return { kind: "set-limit" };
  if (reason === "day-closed" && day !== null) return { kind: "take-day", day };
  if (reason === "cart-empty") return { kind: "go", to: "catalogue" };
  return { kind: "go", to: ofDelivery.has(reason ?? "") ? "delivery" : "contents" };
}
