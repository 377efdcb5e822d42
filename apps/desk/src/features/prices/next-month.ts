import { type LocalDate, toLocalDate } from "@vycep/domain/kernel/local-moment";

/**
 * The day on which prices mostly change.
 *
 * @example firstOfNextMonth(toLocalDate("2026-12-05")) // "2027-01-01"
 */
export function firstOfNextMonth(today: LocalDate): LocalDate {
  const [year = 0, month = 1] = today.split("-").map(Number);
  const next = month === 12 ? [year + 1, 1] : [year, month + 1];
  return toLocalDate(`${next[0]}-${String(next[1]).padStart(2, "0")}-01`);
}
