import { type CheckFacts, checkAndSend } from "@vycep/domain/cart/check-and-send";
import type { Delivery } from "../../../shared/ordering/use-delivery.ts";
import type { CartView } from "../reading/cart-view.ts";

/**
 * The step to which the contents of the cart lead, by what is known of the order: the recap when place, way, day and
 * payment are (CHECKOUT-01, CHECKOUT-06).
 *
 * @param places where this person may order
 */
export function nextStep(cart: CartView, delivery: Delivery, places: readonly string[]) {
  const payments = cart.answer.available_payment_methods?.flatMap((method) => method?.code ?? []);
  const { shipTo, shipToId, method, offeredMethods, date, offeredDays, isLoading } = delivery;
  const facts: CheckFacts = {
    place: { chosen: shipToId, valid: places },
    method: { chosen: method, valid: shipTo === undefined ? undefined : offeredMethods },
    day: { chosen: date, valid: isLoading ? undefined : offeredDays.map((day) => day.date) },
    // The terms of the company: there is one way to pay, and it is the first (OP-122).
    payment: { chosen: payments?.[0], valid: payments },
  };
  return checkAndSend(facts);
}
