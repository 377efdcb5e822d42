import { type CalendarFacts, firstOfferedDay, judgeDay } from "../calendar/delivery-day.ts";
import type { LocalDate, LocalMoment } from "../kernel/local-moment.ts";
import type { ShippingMethod } from "../transport/method.ts";

/**
 * The way of an order whose place has changed: the chosen one where it is offered there, else none, to be chosen
 * anew (SHIPTO-08). Nobody's truck becomes a standard order by itself.
 *
 * @example carryMethod("tank_tank", ["selfpickup_selfpickup"]) // null
 */
export function carryMethod(
  chosen: ShippingMethod | null,
  offered: readonly ShippingMethod[],
): ShippingMethod | null {
  return chosen !== null && offered.includes(chosen) ? chosen : null;
}

/**
 * The day of an order whose place or way has changed: the chosen one while it is open there, else the day to
 * propose (SHIPTO-09, TRANSPORT-36); null where nothing is open.
 *
 * @example carryDate(toLocalDate("2026-11-29"), anyCalendar(), FRIDAY_MORNING) // "2026-11-23"
 */
export function carryDate(
  chosen: LocalDate | null,
  facts: CalendarFacts,
  now: LocalMoment,
): LocalDate | null {
  if (chosen !== null && judgeDay(facts, now, chosen).open) return chosen;
  return firstOfferedDay(facts, now)?.day ?? null;
}
