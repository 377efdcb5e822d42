import type { OpenDay } from "../calendar/delivery-day.ts";
import type { ShipToId } from "../kernel/ids.ts";
import type { LocalDate } from "../kernel/local-moment.ts";
import type { ShippingMethod } from "../transport/method.ts";

/** Where, how and when (PREFS-01); null where nothing is chosen yet. */
export type Preferences = {
  readonly shipToId: ShipToId | null;
  readonly method: ShippingMethod | null;
  readonly date: LocalDate | null;
};

/**
 * A remembered date, unless it has passed (CALENDAR-31).
 *
 * @example keepDate(toLocalDate("2026-11-19"), FRIDAY_MORNING.date) // null: it lies before today
 */
export function keepDate(stored: LocalDate | null, today: LocalDate): LocalDate | null {
  return stored !== null && stored >= today ? stored : null;
}

/** The three dates that are remembered together. */
export type RememberedDates = {
  readonly deliveryDate: LocalDate;
  /** Set only when a replacement day was chosen. */
  readonly exceptionDate: LocalDate | null;
  /** The day that would have been, or the delivery date itself. */
  readonly standardDeliveryDate: LocalDate;
};

/**
 * What is remembered of a chosen day (OP-65): for a replacement day also the day that it replaces.
 *
 * @example rememberedDates(toLocalDate("2026-11-26"), { open: true, kind: "scheduled" }).standardDeliveryDate
 *   // "2026-11-26"
 */
export function rememberedDates(day: LocalDate, verdict: OpenDay): RememberedDates {
  const { exception } = verdict;
  if (!exception) return { deliveryDate: day, exceptionDate: null, standardDeliveryDate: day };
  return { deliveryDate: day, exceptionDate: day, standardDeliveryDate: exception.originalDate };
}
