import { METHODS, type ShippingMethod } from "../transport/method.ts";
import { bringsGoods, type OfferFacts, offeredMethods } from "../transport/offer.ts";
import type { SuggestionVariant } from "./amounts-cache.ts";

/**
 * The method that a variant of the suggested cart goes by at a place: the chosen one if it fits, else the first that
 * is offered; never one of the empties (SUGGEST-05, SUGGEST-13). Undefined where none is.
 *
 * @example variantMethod("standard", DEMO_SHIP_TOS[0]?.shipTo, undefined) // "selfpickup_selfpickup"
 */
export function variantMethod(
  variant: SuggestionVariant,
  place: OfferFacts,
  chosen: ShippingMethod | undefined,
): ShippingMethod | undefined {
  const fitting = offeredMethods(place, (method) => bringsGoods(method) && variantOf(method) === variant);
  return chosen !== undefined && fitting.includes(chosen) ? chosen : fitting[0];
}

/**
 * Which variant a method belongs to; undefined for tank and unfiltered beer, which are ordered by themselves.
 *
 * @example variantOf("freeshipping_freeshipping") // "standard"
 */
export function variantOf(method: ShippingMethod): SuggestionVariant | undefined {
  const { kind, carries } = METHODS[method];
  if (carries !== "ordinary") return undefined;
  return kind === "truck" ? "truck" : "standard";
}
