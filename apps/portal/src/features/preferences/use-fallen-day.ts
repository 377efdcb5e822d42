import { judgeDay } from "@vycep/domain/calendar/delivery-day";
import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { parseShippingMethod } from "@vycep/domain/transport/method";
import { localNow } from "@vycep/shell/clock/clock";
import type { CartInHand } from "../../shared/ordering/cart-in-hand.ts";
import { usePlaceAndDays } from "../../shared/ordering/use-delivery.ts";

/**
 * Whether the brewery has moved or called off the day of a cart (DCAL-02); undefined until its days are known. Where they cannot be
 * read the day counts as one that stands.
 */
export function useFallenDay({ shipToId, method, date }: CartInHand): boolean | undefined {
  const { calendar, place, dates } = usePlaceAndDays({
    shipToId,
    shippingMethod: parseShippingMethod(method ?? ""),
  });
  const now = localNow();
  if (date === undefined || date < now.date) return false;
  if (calendar === undefined)
    return (place.isLoading || dates.isLoading) && place.failureCount + dates.failureCount === 0
      ? undefined
      : false;
  const verdict = judgeDay(calendar, now, toLocalDate(date));
  return !verdict.open && "why" in verdict && (verdict.why === "moved" || verdict.why === "cancelled");
}
