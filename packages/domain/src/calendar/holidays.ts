import { type LocalDate, yearOf } from "../kernel/local-moment.ts";
import type { Market } from "../market/market.ts";

/** Shops closed on a holiday: not at all, all day, from noon; and whether small ones may open (D07). */
export type ShopClosing = {
  readonly closed: "not" | "all-day" | "from-noon";
  readonly smallShopsMayOpen: boolean;
};

/** One dated row: a name on a calendar, of which day off and shop closing are two separate facts (D07). */
export type HolidayRow = {
  readonly market: Market;
  readonly date: LocalDate;
  readonly isDayOff: boolean;
  readonly shops: ShopClosing;
};

/** The days off of one market, and the years that are known at all; plain, to be carried to the browser. */
export type HolidayFacts = {
  readonly years: readonly number[];
  readonly daysOff: readonly LocalDate[];
};

/** A year without rows would silently have no holidays, so it is a refusal (D07, OP-63). */
export type HolidaysUnknown = { readonly kind: "holidays-unknown"; readonly year: number };

/**
 * The holidays of one market as every judgement reads them, here and in the browser: days off by law and by
 * configuration, and the years that were imported whole (CALENDAR-19…21, D07, OP-63). No day makes a year known.
 *
 * @example holidayFacts(daysOffOf(HOLIDAY_ROWS, "SK"), [2026, 2027]).years // [2026, 2027]
 */
export function holidayFacts(daysOff: readonly LocalDate[], knownYears: readonly number[]): HolidayFacts {
  return {
    years: [...new Set(knownYears)].sort((left, right) => left - right),
    daysOff: [...new Set(daysOff)].sort(),
  };
}

/**
 * The days off of one market out of all rows.
 *
 * @example daysOffOf(HOLIDAY_ROWS, "SK")[0] // "2026-01-01"
 */
export function daysOffOf(rows: readonly HolidayRow[], market: Market): readonly LocalDate[] {
  return rows.filter((row) => row.market === market && row.isDayOff).map((row) => row.date);
}

/**
 * Whether a date is a day off by law or by configuration; says nothing about weekends.
 *
 * @example isHoliday(CZECH_HOLIDAYS, toLocalDate("2026-11-17")) // true
 */
export function isHoliday(facts: HolidayFacts, date: LocalDate): boolean {
  return facts.daysOff.includes(date);
}

/**
 * Whether the holidays of a date's year are known.
 *
 * @example isKnownYear(CZECH_HOLIDAYS, toLocalDate("2031-01-01")) // false
 */
export function isKnownYear(facts: HolidayFacts, date: LocalDate): boolean {
  return facts.years.includes(yearOf(date));
}

/** What a start-up check finds: a loud error for this year, a warning for the next (D07). */
export type HolidayCoverage = {
  readonly missingYear: number | null;
  readonly missingNextYear: number | null;
};

/**
 * Whether the rows reach far enough: a missing current year is an error at start, a missing next year a
 * warning from 1 October (D07).
 *
 * @example holidayCoverage(CZECH_HOLIDAYS, toLocalDate("2027-10-01"))
 *   // { missingYear: null, missingNextYear: 2028 }
 */
export function holidayCoverage(facts: HolidayFacts, today: LocalDate): HolidayCoverage {
  const year = yearOf(today);
  const isLate = today.slice(5) >= "10-01";
  return {
    missingYear: facts.years.includes(year) ? null : year,
    missingNextYear: isLate && !facts.years.includes(year + 1) ? year + 1 : null,
  };
}

/**
 * How the shops of a market are closed on a date: a fact of its own, beside working days (D07).
 *
 * @internal Asked by nobody yet: the third fact of a day besides working and delivery (D07), for what tells a shop that
 * nobody will be there to take the goods.
 *
 * @example shopsOn(HOLIDAY_ROWS, "CZ", toLocalDate("2026-12-24")).closed // "from-noon"
 */
export function shopsOn(rows: readonly HolidayRow[], market: Market, date: LocalDate): ShopClosing {
  const row = rows.find((candidate) => candidate.market === market && candidate.date === date);
  return row?.shops ?? { closed: "not", smallShopsMayOpen: true };
}

/**
 * Reads the shop column of the holiday table, e.g. "closed from 12:00 >200 m2".
 *
 * @example parseShopClosing("closed") // { closed: "all-day", smallShopsMayOpen: false }
 */
export function parseShopClosing(text: string): ShopClosing {
  if (!text.startsWith("closed")) return { closed: "not", smallShopsMayOpen: true };
  return {
    closed: text.includes("from") ? "from-noon" : "all-day",
    smallShopsMayOpen: text.includes(">200"),
  };
}
