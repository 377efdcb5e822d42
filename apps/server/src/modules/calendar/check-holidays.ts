import { holidayCoverage } from "@vycep/domain/calendar/holidays";
import { marketCodes } from "@vycep/domain/market/market";
import type { Deps } from "../../platform/deps.ts";
import { repeatingJob } from "../../platform/jobs/job.ts";
import { holidayYears } from "../market/market.facts.ts";

const everyMs = 6 * 60 * 60 * 1000;

/** Looks at start, and from then on, because a server may run into the next year. */
export const checkHolidaysJob = repeatingJob("calendar: check holidays", everyMs, checkHolidays);

/**
 * Tells the operator loudly when the holidays of this year are missing, for then no delivery day can be offered, and
 * from 1 October when those of the next year are (D07, OP-63).
 */
export async function checkHolidays({ db, clock, log }: Pick<Deps, "db" | "clock" | "log">): Promise<void> {
  const today = clock.now().date;
  for (const market of marketCodes()) {
    const years = await holidayYears(db, market);
    const { missingYear, missingNextYear } = holidayCoverage({ years, daysOff: [] }, today);
    if (missingYear !== null) {
      log.error(
        { market, year: missingYear },
        `the holidays of ${market} in ${missingYear} are missing: ${remedy}`,
      );
    }
    if (missingNextYear !== null) {
      log.warn(
        { market, year: missingNextYear },
        `the holidays of ${market} in ${missingNextYear} are missing: ${remedy}`,
      );
    }
  }
}

const remedy = "no day of that year can be offered for delivery until they are imported";
