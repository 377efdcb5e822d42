import { type CalendarFacts, judgeDay } from "@vycep/domain/calendar/delivery-day";
import type { LocalDate, LocalMoment } from "@vycep/domain/kernel/local-moment";
import { rememberedDates } from "@vycep/domain/preferences/preferences";

/** The three dates that the storage and the headers carry for a chosen day (OP-65). */
export function datesToRemember(calendar: CalendarFacts, now: LocalMoment, day: LocalDate) {
  const verdict = judgeDay(calendar, now, day);
  const dates = verdict.open
    ? rememberedDates(day, verdict)
    : { deliveryDate: day, exceptionDate: null, standardDeliveryDate: day };
  return {
    deliveryDate: dates.deliveryDate,
    standardDeliveryDate: dates.standardDeliveryDate,
    exceptiondate: dates.exceptionDate ?? undefined,
  };
}
