import { addDays, daysBetween, type LocalDate, toLocalDate } from "@vycep/domain/kernel/local-moment";

/** Months in a row, as one stretch of days on which periods lie. */
export interface MonthsShown {
  readonly from: LocalDate;
  /** The day after the last one. */
  readonly end: LocalDate;
  /** The first of each, with the part of the stretch that lies before it. */
  readonly months: readonly { readonly first: LocalDate; readonly at: number; readonly width: number }[];
}

function monthOf(day: LocalDate, later: number): LocalDate {
  const [year = 0, month = 1] = day.split("-").map(Number);
  const all = year * 12 + month - 1 + later;
  return toLocalDate(`${Math.floor(all / 12)}-${String((all % 12) + 1).padStart(2, "0")}-01`);
}

/**
 * The months around a day: so many before its own, and so many after.
 *
 * @example monthsAround(toLocalDate("2026-11-23"), { before: 2, after: 4 }).end // "2027-04-01"
 */
export function monthsAround(
  day: LocalDate,
  { before, after }: { readonly before: number; readonly after: number },
): MonthsShown {
  const from = monthOf(day, -before);
  const end = monthOf(day, after + 1);
  const all = daysBetween(from, end);
  const months = Array.from({ length: before + after + 1 }, (_, at) => monthOf(from, at)).map((first) => ({
    first,
    at: daysBetween(from, first) / all,
    width: daysBetween(first, monthOf(first, 1)) / all,
  }));
  return { from, end, months };
}

/** How much of a stretch lies before a day. */
export function placeOf({ from, end }: MonthsShown, day: LocalDate): number {
  return daysBetween(from, day) / daysBetween(from, end);
}

/** Where a period lies in the stretch; undefined where none of its days does. */
export function barOf(
  shown: MonthsShown,
  { validFrom, validTo }: { readonly validFrom: LocalDate; readonly validTo: LocalDate | null },
): { readonly at: number; readonly width: number; readonly goesOn: boolean } | undefined {
  const last = validTo === null || validTo >= shown.end ? addDays(shown.end, -1) : validTo;
  const first = validFrom < shown.from ? shown.from : validFrom;
  if (last < first) return undefined;
  const at = placeOf(shown, first);
  return {
    at,
    width: placeOf(shown, addDays(last, 1)) - at,
    goesOn: validTo === null || validTo >= shown.end,
  };
}
