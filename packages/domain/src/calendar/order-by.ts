import { compareMoments, type LocalDate, type LocalMoment } from "../kernel/local-moment.ts";
import { lastMomentFor } from "./cut-off.ts";
import { type CalendarFacts, judgeDay } from "./delivery-day.ts";
import { countedExceptions } from "./exceptions.ts";

/**
 * The last moment at which a day is still open, that moment included: one minute later it is closed
 * (CALENDAR-16, 17, OP-28, OP-61). A replacement day may name its own; where both the lead time and an
 * exception open the day the later one counts (OP-14). Undefined for a day that is not delivered at all.
 *
 * @example orderByFor(anyCalendar(), toLocalDate("2026-11-25")) // { date: "2026-11-24", minutes: 960 }
 */
export function orderByFor(facts: CalendarFacts, day: LocalDate): LocalMoment | undefined {
  const byLeadTime = lastMomentFor(facts, day);
  let latest: LocalMoment | undefined;
  for (const moment of [byLeadTime, ...announced(facts, day)]) {
    const isLater = moment !== undefined && (latest === undefined || compareMoments(moment, latest) > 0);
    if (isLater && judgeDay(facts, moment, day).open) latest = moment;
  }
  return latest;
}

function announced(facts: CalendarFacts, day: LocalDate): readonly LocalMoment[] {
  return countedExceptions(facts.exceptions, facts.method)
    .filter((exception) => exception.scheduledDate === day)
    .flatMap((exception) => exception.orderBy ?? []);
}
