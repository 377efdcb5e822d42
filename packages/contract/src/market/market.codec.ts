/** Portal configuration as the seeds carry it: lists as text, holidays by month (CONFIG-08, CALENDAR-21, PERM-19). */

import type { ConfigSection } from "@vycep/domain/access/permission";
import { tableOf } from "@vycep/domain/kernel/closed-list";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";

const MONTHS = [
  "january",
  "february",
  "march",
  "april",
  "may",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december",
] as const;

export type HolidaysByMonth = Record<(typeof MONTHS)[number], LocalDate[]>;

/** Sorts days off under the month they fall into, whatever the year. */
export function encodeHolidays(days: readonly LocalDate[]): HolidaysByMonth {
  const byMonth = Map.groupBy(days, (day) => Number(day.slice(5, 7)) - 1);
  return tableOf(MONTHS, (_name, month) => byMonth.get(month) ?? []);
}

/** A JSON list of `{label, value}`. */
export function encodeSections(sections: readonly ConfigSection[]): string {
  return JSON.stringify(sections.map(({ label, value }) => ({ label, value })));
}

/** Reads it again; what is not of that shape is left out, for a broken section must not lock anybody out (OP-149). */
export function decodeSections(text: string): readonly ConfigSection[] {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return [];
  }
  if (!Array.isArray(read)) return [];
  return read.flatMap((entry: unknown) => {
    if (typeof entry !== "object" || entry === null || !("label" in entry) || !("value" in entry)) return [];
    const { label, value } = entry;
    return typeof label === "string" ? [{ label, value: String(value) }] : [];
  });
}
