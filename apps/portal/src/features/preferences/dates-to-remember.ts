import type { OpenDay } from "@vycep/domain/calendar/delivery-day";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import { rememberedDates } from "@vycep/domain/preferences/preferences";

/** The three dates that the storage and the headers carry for a chosen day (OP-65); a closed day stands for itself. */
export function datesToRemember(day: LocalDate, verdict: OpenDay | undefined) {
  const dates = verdict
    ? rememberedDates(day, verdict)
    : { deliveryDate: day, exceptionDate: null, standardDeliveryDate: day };
  return {
    deliveryDate: dates.deliveryDate,
    standardDeliveryDate: dates.standardDeliveryDate,
    exceptiondate: dates.exceptionDate ?? undefined,
  };
}
