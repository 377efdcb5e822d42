import type { Brand } from "./brand.ts";

/** A calendar date without time zone, 'YYYY-MM-DD'; compares correctly as text. */
export type LocalDate = Brand<string, "LocalDate">;
/** Minutes since local midnight, 0 to 1439. */
export type LocalTime = Brand<number, "LocalTime">;
/** A day of the week as in the ship-to data: Monday 1 … Sunday 7 (OP-142). */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;
/**
 * A moment on the wall clock of the market. `minutes` may carry a fraction (13:30:30 is 810.5), so that
 * "after 13:30" means what it says to the second (OP-61).
 */
export type LocalMoment = { readonly date: LocalDate; readonly minutes: number };

const zero = "0".charCodeAt(0);
const isoShape = /^(\d{4})-(\d{2})-(\d{2})$/;
const displayShape = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/;
const timeShape = /^(\d{1,2}):(\d{2})$/;

/**
 * Reads 'YYYY-MM-DD' or 'dd.MM.yyyy' (OP-110); undefined for anything else and for days that do not exist.
 *
 * @example parseLocalDate("24.12.2026") // "2026-12-24"
 */
export function parseLocalDate(text: string): LocalDate | undefined {
  const iso = isoShape.exec(text);
  if (iso) return dateOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const display = displayShape.exec(text);
  if (display) return dateOf(Number(display[3]), Number(display[2]), Number(display[1]));
  return undefined;
}

/**
 * Takes a date from a source we trust (our own rows, tests); throws when it is none.
 *
 * @example toLocalDate("2026-12-24") // "2026-12-24"
 */
export function toLocalDate(text: string): LocalDate {
  const date = parseLocalDate(text);
  if (date === undefined) throw new RangeError(`not a date: ${JSON.stringify(text)}`);
  return date;
}

/**
 * Writes a date as the customers read it, dd.MM.yyyy (PICKER-01, CONST-28).
 *
 * @example formatLocalDate(toLocalDate("2026-12-24")) // "24.12.2026"
 */
export function formatLocalDate(date: LocalDate): string {
  return `${date.slice(8, 10)}.${date.slice(5, 7)}.${date.slice(0, 4)}`;
}

/**
 * The date so many days later (or earlier, when negative).
 *
 * @example addDays(toLocalDate("2026-12-31"), 1) // "2027-01-01"
 */
export function addDays(date: LocalDate, days: number): LocalDate {
  return fromDayNumber(dayNumber(date) + days);
}

/**
 * How many days lie from one date to the other; negative when `to` is earlier.
 *
 * @example daysBetween(toLocalDate("2026-12-30"), toLocalDate("2027-01-01")) // 2
 */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return dayNumber(to) - dayNumber(from);
}

/**
 * The day of the week, Monday 1 … Sunday 7.
 *
 * @example weekdayOf(toLocalDate("2026-11-20")) // 5: a Friday
 */
export function weekdayOf(date: LocalDate): Weekday {
  const sinceMonday = (((dayNumber(date) + 3) % 7) + 7) % 7;
  return (sinceMonday + 1) as Weekday;
}

/**
 * Is a number that of a weekday, Monday 1 … Sunday 7?
 *
 * @example isWeekday(8) // false
 */
export function isWeekday(value: number): value is Weekday {
  return Number.isInteger(value) && value >= 1 && value <= 7;
}

/**
 * The calendar year of a date.
 *
 * @example yearOf(toLocalDate("2026-11-20")) // 2026
 */
export function yearOf(date: LocalDate): number {
  return twoDigits(date, 0) * 100 + twoDigits(date, 2);
}

/**
 * Orders two dates: negative, zero or positive, for sorting.
 *
 * @example [toLocalDate("2026-12-24"), toLocalDate("2026-11-17")].sort(compareDates)
 *   // ["2026-11-17", "2026-12-24"]
 */
export function compareDates(left: LocalDate, right: LocalDate): number {
  return left < right ? -1 : left > right ? 1 : 0;
}

/**
 * Reads 'H:mm' or 'HH:mm'; undefined for anything else.
 *
 * @example parseLocalTime("13:30") // 810
 */
export function parseLocalTime(text: string): LocalTime | undefined {
  const parts = timeShape.exec(text);
  if (!parts) return undefined;
  const hours = Number(parts[1]);
  const minutes = Number(parts[2]);
  return hours < 24 && minutes < 60 ? ((hours * 60 + minutes) as LocalTime) : undefined;
}

/**
 * Takes a time from a source we trust; throws when it is none.
 *
 * @example toLocalTime("16:00") // 960
 */
export function toLocalTime(text: string): LocalTime {
  const time = parseLocalTime(text);
  if (time === undefined) throw new RangeError(`not a time: ${JSON.stringify(text)}`);
  return time;
}

/**
 * Writes minutes since midnight as 'HH:mm'; seconds are dropped.
 *
 * @example formatLocalTime(810) // "13:30"
 */
export function formatLocalTime(minutes: number): string {
  const whole = Math.floor(minutes);
  return `${padded(Math.floor(whole / 60), 2)}:${padded(whole % 60, 2)}`;
}

/**
 * Orders two moments: negative when the left one is earlier.
 *
 * @example compareMoments(at("2026-11-20 13:31"), at("2026-11-20 13:30")) > 0 // true: too late
 */
export function compareMoments(left: LocalMoment, right: LocalMoment): number {
  return compareDates(left.date, right.date) || left.minutes - right.minutes;
}

/**
 * What the wall clock of a time zone shows at an instant (milliseconds since 1970 UTC), summer time included.
 *
 * @example localMomentIn(Date.UTC(2026, 6, 1, 10, 0), "Europe/Prague") // { date: "2026-07-01", minutes: 720 }
 */
export function localMomentIn(instantMs: number, zone: string): LocalMoment {
  const quarter = Math.floor(instantMs / quarterMs) * quarterMs;
  const { date, minutes } = readQuarter(quarter, zone);
  return { date, minutes: minutes + Math.floor((instantMs - quarter) / 1000) / 60 };
}

/** Clocks are set at full quarters of an hour only: within one it is enough to count. */
const quarterMs = 900_000;
/** A list asks of the same moments again and again, and a clock that is read costs a hundred times what counting does. */
const quarters = new Map<string, Map<number, LocalMoment>>();
const mostQuarters = 4096;

function readQuarter(quarter: number, zone: string): LocalMoment {
  const known = quarters.get(zone) ?? new Map<number, LocalMoment>();
  quarters.set(zone, known);
  const read = known.get(quarter) ?? readClock(quarter, zone);
  if (known.size >= mostQuarters) known.clear();
  known.set(quarter, read);
  return read;
}

function readClock(instantMs: number, zone: string): LocalMoment {
  const seen: Record<string, number> = {};
  for (const part of clockOf(zone).formatToParts(instantMs)) seen[part.type] = Number(part.value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = seen;
  const date = fromDayNumber(dayNumberOf(year, month, day));
  return { date, minutes: hour * 60 + minute };
}

/**
 * The instant (milliseconds since 1970 UTC) at which the wall clock of a zone shows a moment. A moment that
 * occurs twice in autumn gives the first one; one that is skipped in spring gives the instant an hour on.
 *
 * @example instantIn(at("2026-11-20 13:30"), "Europe/Prague") === Date.UTC(2026, 10, 20, 12, 30) // true
 */
export function instantIn(moment: LocalMoment, zone: string): number {
  const asUtc = dayNumber(moment.date) * 86_400_000 + Math.round(moment.minutes * 60_000);
  const before = asUtc - offsetMs(asUtc - 86_400_000, zone);
  const after = asUtc - offsetMs(asUtc + 86_400_000, zone);
  const showsMoment = (instant: number) => instant + offsetMs(instant, zone) === asUtc;
  return showsMoment(before) || !showsMoment(after) ? before : after;
}

function offsetMs(instantMs: number, zone: string): number {
  const wall = localMomentIn(instantMs, zone);
  const wallMs = dayNumber(wall.date) * 86_400_000 + Math.round(wall.minutes * 60_000);
  return wallMs - Math.floor(instantMs / 1000) * 1000;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Making a formatter costs a hundred times what using it costs, so one is kept per zone. */
function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    calendar: "gregory",
    numberingSystem: "latn",
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
  });
  clocks.set(zone, made);
  return made;
}

function dateOf(year: number, month: number, day: number): LocalDate | undefined {
  const date = fromDayNumber(dayNumberOf(year, month, day));
  return date === `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}` ? date : undefined;
}

/** Days since 1 January 1970. @example dayNumber(toLocalDate("1970-01-02")) // 1 */
export function dayNumber(date: LocalDate): number {
  return dayNumberOf(yearOf(date), twoDigits(date, 5), twoDigits(date, 8));
}

/** A calendar reads dates by the thousand: digit by digit takes less than half of cutting and parsing. */
function twoDigits(date: LocalDate, at: number): number {
  return (date.charCodeAt(at) - zero) * 10 + date.charCodeAt(at + 1) - zero;
}

/** Days since 1 January 1970 in the Gregorian calendar, with March as first month so that leap days come last. */
function dayNumberOf(year: number, month: number, day: number): number {
  const shifted = month > 2 ? year : year - 1;
  const era = Math.floor(shifted / 400);
  const yearOfEra = shifted - era * 400;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}

/** Calendars walk over the same years again and again: a day that was written is not written anew. */
const writtenDays = new Map<number, LocalDate>();
const mostWrittenDays = 4_000;

/** The day so many days after 1 January 1970. @example fromDayNumber(1) // "1970-01-02" */
export function fromDayNumber(days: number): LocalDate {
  const known = writtenDays.get(days);
  if (known !== undefined) return known;
  if (writtenDays.size >= mostWrittenDays) writtenDays.clear();
  const written = writeDay(days);
  writtenDays.set(days, written);
  return written;
}

function writeDay(days: number): LocalDate {
  const shifted = days + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1;
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}` as LocalDate;
}

function padded(value: number, width: number): string {
  return String(value).padStart(width, "0");
}
