import type { Weekday } from "../kernel/local-moment.ts";
import type { ShipToSchedule } from "../ship-to/ship-to.ts";
import { METHODS, type ShippingMethod } from "../transport/method.ts";

/** Which weekdays a market adds to every schedule, unless its configuration says otherwise (CALENDAR-06, OP-13, D04). */
export const DEFAULT_ADDED_WEEKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5];

/**
 * The weekdays on which a ship-to is delivered by a method (CALENDAR-04, CALENDAR-05): PD for trucks, type 1
 * for the others, its own ones for tank and unfiltered where it has them (OP-59, D17).
 *
 * @example scheduledWeekdays({ type1: [1], pd: [], tank: [3], unfiltered: [] }, "tank_tank") // [3]
 */
export function scheduledWeekdays(schedule: ShipToSchedule, method: ShippingMethod): readonly Weekday[] {
  const own = schedule[METHODS[method].schedule];
  const { schedule: kind } = METHODS[method];
  const hasFallback = kind === "tank" || kind === "unfiltered";
  return own.length === 0 && hasFallback ? schedule.type1 : own;
}
