import {
  type CalendarFacts,
  type ClosedDay,
  judgeDay,
  nextOfferedDay,
  type OpenDay,
} from "../calendar/delivery-day.ts";
import type { LocalDate, LocalMoment } from "../kernel/local-moment.ts";
import { ok, type Result, refused } from "../kernel/result.ts";
import type { ShipToStatus } from "../ship-to/ship-to.ts";
import type { ShippingMethod } from "../transport/method.ts";

export type StartFacts = {
  readonly method: ShippingMethod | null;
  readonly date: LocalDate | null;
  readonly shipToStatus: ShipToStatus | null;
  /** Of the ship-to and method; null while they are not chosen. */
  readonly calendar: CalendarFacts | null;
};

export type StartRefusal =
  | { readonly kind: "no-order-type" } // ERROR-09
  | { readonly kind: "no-delivery-date" } // ERROR-10
  | {
      /** ERROR-11; the picker is recalculated from the next day (ERROR-12). */
      readonly kind: "shipping-cannot-be-ordered";
      readonly because: ClosedDay | null;
      readonly nextDay: LocalDate | null;
    }
  | { readonly kind: "ship-to-suspended" } // ERROR-14
  | { readonly kind: "no-ship-to" };

export type StartedOrder = {
  readonly method: ShippingMethod;
  readonly date: LocalDate;
  readonly day: OpenDay;
};

/**
 * May the order start (TRANSPORT-42, 43, SHIPTO-12, 16)? The checks run in exactly this order, and the first
 * that fails is the answer (ERROR-09…14): order type, delivery date, date valid for the type, ship-to not
 * suspended. "Error setting shipment" is the server's own.
 *
 * @example startOrder({ method: null, date: null, shipToStatus: "APPROVED", calendar: null }, FRIDAY_MORNING)
 *   // refused "no-order-type"
 */
export function startOrder(facts: StartFacts, now: LocalMoment): Result<StartedOrder, StartRefusal> {
  const { method, date, calendar } = facts;
  if (method === null) return refused({ kind: "no-order-type" });
  if (date === null) return refused({ kind: "no-delivery-date" });
  const day = calendar === null ? null : judgeDay(calendar, now, date);
  if (day === null || !day.open) {
    const nextDay = calendar === null ? null : (nextOfferedDay(calendar, now, date)?.day ?? null);
    return refused({ kind: "shipping-cannot-be-ordered", because: day, nextDay });
  }
  if (facts.shipToStatus === "SUSPENDED") return refused({ kind: "ship-to-suspended" });
  if (facts.shipToStatus === null) return refused({ kind: "no-ship-to" });
  return ok({ method, date, day });
}
