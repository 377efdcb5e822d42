import { addDays, instantIn, type LocalDate } from "@vycep/domain/kernel/local-moment";

/** The instant at which a day begins in both markets (D15), for comparing with stored moments. */
export function dayBegins(day: LocalDate): Date {
  return new Date(instantIn({ date: day, minutes: 0 }, "Europe/Prague"));
}

export function dayAfter(day: LocalDate): LocalDate {
  return addDays(day, 1);
}
