import { type CalendarFacts, firstOfferedDay, judgeDay } from "@vycep/domain/calendar/delivery-day";
import type { LocalDate, LocalMoment } from "@vycep/domain/kernel/local-moment";
import { keepDate } from "@vycep/domain/preferences/preferences";
import { defaultMethod } from "@vycep/domain/transport/default-method";
import type { ShippingMethod } from "@vycep/domain/transport/method";

export interface SettleMethodFacts {
  readonly offered: readonly ShippingMethod[];
  readonly cartHasItems: boolean;
  readonly cartMethod: ShippingMethod | undefined;
  readonly storedMethod: ShippingMethod | undefined;
}

/** The method to begin with (TRANSPORT-29…32); a cart's method that is no longer offered does not count. */
export function settleMethod(facts: SettleMethodFacts): ShippingMethod | undefined {
  const cartMethod =
    facts.cartMethod !== undefined && facts.offered.includes(facts.cartMethod) ? facts.cartMethod : undefined;
  return defaultMethod({ ...facts, cartMethod });
}

/**
 * The day to begin with: the remembered one while it may still be ordered for (CALENDAR-31), else the first
 * scheduled one (TRANSPORT-36); with no day at all today, which order start then refuses (OP-66).
 */
export function settleDate(
  calendar: CalendarFacts,
  now: LocalMoment,
  stored: LocalDate | undefined,
): LocalDate {
  const kept = keepDate(stored ?? null, now.date);
  if (kept !== null && judgeDay(calendar, now, kept).open) return kept;
  return firstOfferedDay(calendar, now)?.day ?? now.date;
}
