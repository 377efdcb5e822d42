import { compareDates, type LocalDate } from "../kernel/local-moment.ts";
import type { ShippingMethod } from "../transport/method.ts";
import type { ChangeNotice } from "./change-notice.ts";
import { countedExceptions, type DeliveryException, dayTaken } from "./exceptions.ts";

/** What GetDeliveryAvailableDate and GetDeliveryExceptionNotifications tell, in the rules' own words. */
export type ToldDates = {
  readonly method: ShippingMethod;
  /** `allDeliveryDate`. */
  readonly offered: readonly LocalDate[];
  /** `filteredDeliveryDate`: the scheduled ones among them. */
  readonly scheduled: readonly LocalDate[];
  readonly exceptions: readonly DeliveryException[];
  readonly notices: readonly ChangeNotice[];
};

/** The six lists of the dates store (CALENDAR-24). */
export type DatesStore = {
  readonly availableDays: readonly LocalDate[];
  readonly unavailableDates: readonly LocalDate[];
  readonly scheduleDates: readonly LocalDate[];
  readonly availableExceptions: readonly DeliveryException[];
  readonly notificationExceptions: readonly ChangeNotice[];
  readonly filteredDeliveryDates: readonly LocalDate[];
};

/**
 * Fills the six lists (CALENDAR-24, OP-69): only exceptions whose flag of the method's kind is set count, their
 * new days are the scheduled ones and the days they take away the unavailable ones.
 *
 * @example datesStore({ method: "tank_tank", offered: [], scheduled: [], exceptions: [], notices: []
 *   }).unavailableDates // []
 */
export function datesStore(told: ToldDates): DatesStore {
  const availableExceptions = countedExceptions(told.exceptions, told.method);
  return {
    availableDays: told.offered,
    filteredDeliveryDates: told.scheduled,
    availableExceptions,
    scheduleDates: inOrder(availableExceptions.flatMap(({ scheduledDate }) => scheduledDate ?? [])),
    unavailableDates: inOrder(availableExceptions.flatMap((exception) => dayTaken(exception) ?? [])),
    notificationExceptions: told.notices,
  };
}

/** Each day once: two deliveries may move to the same one. */
function inOrder(days: readonly LocalDate[]): readonly LocalDate[] {
  return [...new Set(days)].toSorted(compareDates);
}
