import type { Language } from "@vycep/domain/market/language";
import { weekdayNames } from "./weekday-names.ts";

/** Hours of some weekdays, 1 Monday … 7 Sunday. */
export interface OpeningHours {
  readonly weekdays: readonly number[];
  /** HH:mm. */
  readonly from: string;
  readonly to: string;
}

/**
 * When somebody can be reached (CONTENT-17, D28): days that follow each other as one span.
 *
 * @example openingHours([{ weekdays: [1, 2, 3, 4, 5], from: "08:00", to: "16:00" }], "cs") // "po–pá 8:00–16:00"
 */
export function openingHours(hours: readonly OpeningHours[], language: Language): string {
  const names = weekdayNames(language, "short");
  const nameOf = (weekday: number) => names[weekday - 1] ?? "";
  return hours
    .map(({ weekdays, from, to }) => {
      const days = spansOf(weekdays).map(({ first, last }) =>
        first === last ? nameOf(first) : `${nameOf(first)}${last === first + 1 ? ", " : "–"}${nameOf(last)}`,
      );
      return `${days.join(", ")} ${clockOf(from)}–${clockOf(to)}`;
    })
    .join(", ");
}

interface Span {
  readonly first: number;
  readonly last: number;
}

function spansOf(weekdays: readonly number[]): readonly Span[] {
  const sorted = [...new Set(weekdays)].toSorted((left, right) => left - right);
  const spans: Span[] = [];
  for (const day of sorted) {
    const open = spans.at(-1);
    if (open?.last === day - 1) spans[spans.length - 1] = { ...open, last: day };
    else spans.push({ first: day, last: day });
  }
  return spans;
}

/** "8:00" of "08:00". */
function clockOf(time: string): string {
  return time.replace(/^0/, "");
}
