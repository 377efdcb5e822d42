import {
  type CalendarFacts,
  type DayVerdict,
  judgeDay,
  nextOfferedDay,
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
 * The day to begin with: the remembered one while it may still be ordered for (CALENDAR-31); where the brewery does not come on it,
 * the one that comes instead or the next one after it (DCAL-02), else the first scheduled one (TRANSPORT-36); with no day at all
 * today, which order start then refuses (OP-66).
 */
export function validDay(calendar: CalendarFacts, now: LocalMoment, stored: LocalDate | undefined): ValidDay {
  const kept = keepDate(stored ?? null, now.date);
  const verdict = kept === null ? undefined : judgeDay(calendar, now, kept);
  if (kept !== null && verdict?.open === true) return { day: kept, verdict };
  const next = nextOfferedDay(calendar, now, insteadOf(verdict, kept) ?? now.date);
  return { day: next?.day ?? now.date, verdict: next };
}

/** From which day on something comes for one on which nothing does; undefined of a day that was no day of delivery. */
function insteadOf(verdict: DayVerdict | undefined, day: LocalDate | null): LocalDate | undefined {
  if (day === null || verdict === undefined || !("why" in verdict)) return undefined;
  return verdict.why === "moved" ? verdict.movedTo : day;
}
