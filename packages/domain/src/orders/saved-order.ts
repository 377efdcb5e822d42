import { type CalendarFacts, judgeDay, nextOfferedDay } from "../calendar/delivery-day.ts";
import type { LocalDate, LocalMoment } from "../kernel/local-moment.ts";
import { ok, type Result, refused } from "../kernel/result.ts";
import type { ShipToStatus } from "../ship-to/ship-to.ts";
import type { ShippingMethod } from "../transport/method.ts";

/** The name that a customer gives a saved order: so many characters at most (SAVED-11, D05). */
export const SAVED_ORDER_TITLE_MAX = 40;

/** Where and how a cart was to go when it was put aside; null where nothing was chosen yet. */
export type SavedDelivery = {
  readonly method: ShippingMethod | null;
  readonly date: LocalDate | null;
};

export type ResumeFacts = {
  readonly shipToStatus: ShipToStatus;
  /** Methods offered at the place now. */
  readonly offered: readonly ShippingMethod[];
  /** Of the place and the saved method; null without a method. */
  readonly calendar: CalendarFacts | null;
};

export type ResumeRefusal =
  | { readonly kind: "ship-to-suspended" } // SHIPTO-12
  | { readonly kind: "method-not-offered" };

/**
 * How a cart that was put aside goes on: by the same method, on its own day while that is open, else on the
 * next day to propose (CALENDAR-31, B1); without a day when none is open. A suspended place and a method that is
 * no longer offered refuse it (SAVED-08, SHIPTO-12, TRANSPORT-28).
 *
 * @example resumeDelivery({ method: "selfpickup_selfpickup", date: toLocalDate("2026-11-13") }, {
 *   shipToStatus: "APPROVED", offered: ["selfpickup_selfpickup"], calendar: anyCalendar() }, FRIDAY_MORNING)
 *   // { ok: true, value: { method: "selfpickup_selfpickup", date: "2026-11-23" } }
 */
export function resumeDelivery(
  saved: SavedDelivery,
  facts: ResumeFacts,
  now: LocalMoment,
): Result<SavedDelivery, ResumeRefusal> {
  const { method, date } = saved;
  if (facts.shipToStatus === "SUSPENDED") return refused({ kind: "ship-to-suspended" });
  if (method === null) return ok({ method: null, date: null });
  if (!facts.offered.includes(method)) return refused({ kind: "method-not-offered" });
  return ok({ method, date: openDay(date, facts.calendar, now) });
}

function openDay(date: LocalDate | null, calendar: CalendarFacts | null, now: LocalMoment): LocalDate | null {
  if (date === null || calendar === null) return null;
  return judgeDay(calendar, now, date).open ? date : (nextOfferedDay(calendar, now, date)?.day ?? null);
}
