import { useQuery } from "@tanstack/react-query";
import { judgeDay } from "@vycep/domain/calendar/delivery-day";
import { parseLocalDate } from "@vycep/domain/kernel/local-moment";
import { parseShippingMethod } from "@vycep/domain/transport/method";
import { localNow } from "@vycep/shell/clock/clock";
import { availableDatesQuery } from "../../shared/ordering/available-dates-query.ts";
import type { CartInHand } from "../../shared/ordering/cart-in-hand.ts";
import { calendarOf } from "../../shared/ordering/use-delivery.ts";

/**
 * Whether the brewery has moved or called off the day of a cart (DCAL-02); undefined until its days are known. Where they cannot be
 * read the day counts as one that stands.
 */
export function useFallenDay(cart: CartInHand): boolean | undefined {
  const method = parseShippingMethod(cart.method ?? "");
  const day = parseLocalDate(cart.date ?? "");
  const now = localNow();
  const isAhead = day !== undefined && day >= now.date;
  const { data: dates, failureCount } = useQuery({
    ...availableDatesQuery(cart.shipToId ?? "", method ?? "selfpickup_selfpickup"),
    enabled: cart.shipToId !== undefined && method !== undefined && isAhead,
  });
  if (cart.shipToId === undefined || method === undefined || !isAhead || dates === null) return false;
  if (dates === undefined) return failureCount > 0 ? false : undefined;
  const verdict = judgeDay(calendarOf(dates, method), now, day);
  return !verdict.open && "why" in verdict && (verdict.why === "moved" || verdict.why === "cancelled");
}
