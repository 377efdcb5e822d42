import type { LocalDate } from "../kernel/local-moment.ts";
import { firstOfMonth } from "./statement.ts";

type Facts = {
  readonly today: LocalDate;
  /** The last day until today from which a price of the list holds. */
  readonly changed: LocalDate | undefined;
  /** From when the newest price list that the place has holds. */
  readonly newest: LocalDate | undefined;
};

/**
 * From which day a place needs another price list: the first of the month, or the day on which a price changed since;
 * undefined while the newest one holds.
 *
 * @example priceListDay({ today: toLocalDate("2026-11-23"), changed: undefined, newest: toLocalDate("2026-10-01") }) // "2026-11-01"
 */
export function priceListDay({ today, changed, newest }: Facts): LocalDate | undefined {
  const first = firstOfMonth(today);
  const since = changed !== undefined && changed > first ? changed : first;
  return newest !== undefined && newest >= since ? undefined : since;
}
