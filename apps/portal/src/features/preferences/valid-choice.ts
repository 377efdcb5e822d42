import {
  type CalendarFacts,
  firstOfferedDay,
  judgeDay,
  type OpenDay,
} from "@vycep/domain/calendar/delivery-day";
import type { LocalDate, LocalMoment } from "@vycep/domain/kernel/local-moment";
import { keepDate } from "@vycep/domain/preferences/preferences";
import { defaultMethod } from "@vycep/domain/transport/default-method";
import type { ShippingMethod } from "@vycep/domain/transport/method";

export interface ValidMethodFacts {
  readonly offered: readonly ShippingMethod[];
  readonly cartHasItems: boolean;
  readonly cartMethod: ShippingMethod | undefined;
  readonly storedMethod: ShippingMethod | undefined;
}

/** The method to begin with (TRANSPORT-29…32); a cart's method that is no longer offered does not count. */
export function validMethod(facts: ValidMethodFacts): ShippingMethod | undefined {
  const cartMethod =
    facts.cartMethod !== undefined && facts.offered.includes(facts.cartMethod) ? facts.cartMethod : undefined;
  return defaultMethod({ ...facts, cartMethod });
}

/** A day, and why it is open; a day that is not has no verdict. */
export interface ValidDay {
  readonly day: LocalDate;
  readonly verdict: OpenDay | undefined;
}

/**
 * The day to begin with: the remembered one while it may still be ordered for (CALENDAR-31), else the first
 * scheduled one (TRANSPORT-36); with no day at all today, which order start then refuses (OP-66).
 */
export function validDay(calendar: CalendarFacts, now: LocalMoment, stored: LocalDate | undefined): ValidDay {
  const kept = keepDate(stored ?? null, now.date);
  const verdict = kept === null ? undefined : judgeDay(calendar, now, kept);
  if (kept !== null && verdict?.open === true) return { day: kept, verdict };
  const first = firstOfferedDay(calendar, now);
  return { day: first?.day ?? now.date, verdict: first };
}
