import {
  addDays,
  type LocalDate,
  type LocalMoment,
  type Weekday,
  weekdayOf,
} from "../kernel/local-moment.ts";
import type { Market } from "../market/market.ts";
import type { ExceptionKind } from "../transport/method.ts";
import { type LeadTimesByKind, lastMomentFor, leadTimesOf } from "./cut-off.ts";
import { DELIVERY_KINDS, methodsOfKind } from "./delivery-change.ts";
import { type HolidayFacts, isHoliday } from "./holidays.ts";

/** No row of days off is so long that a cut-off lies further before its delivery. */
const farthest = 45;
/** So many days ahead there is a cut-off again, whatever holidays come. */
const daysLookedAt = 14;

/** What a market says of its days. */
export type MarketDays = {
  readonly market: Market;
  readonly holidays: HolidayFacts;
  /** Weekdays that are served besides every schedule (D04). */
  readonly added: readonly Weekday[];
};

/** A day of delivery of one kind of transport that closes at a moment. */
export type CutOffOfDay = {
  readonly kind: ExceptionKind;
  readonly day: LocalDate;
  readonly orderBy: LocalMoment;
  /** Where it closes so by the lead time; none where only replaced deliveries do. */
  readonly markets: readonly Market[];
};

/** A delivery that comes in place of another or besides, with the moment by which it is ordered. */
export type ReplacedDay = Omit<CutOffOfDay, "markets">;

/** What decides what closes when. */
export type ClosingFacts = {
  readonly markets: readonly MarketDays[];
  readonly leadTimes: LeadTimesByKind;
  readonly replaced: readonly ReplacedDay[];
};

/**
 * Which days of delivery close on a day, the first to close first: by the lead times of each market, and what was moved or added
 * with a moment of its own (DTODAY-02). Weekdays that no market adds count where `isServed` says so.
 *
 * @example cutOffsOn({ markets: [], leadTimes: {}, replaced: [] }, toLocalDate("2026-11-23"), () => false) // []
 */
export function cutOffsOn(
  { markets, leadTimes, replaced }: ClosingFacts,
  date: LocalDate,
  isServed: (kind: ExceptionKind, day: LocalDate) => boolean,
): readonly CutOffOfDay[] {
  const found = new Map<string, CutOffOfDay>();
  const add = ({ kind, day, orderBy }: ReplacedDay, market?: Market) => {
    const key = `${String(orderBy.minutes).padStart(4, "0")} ${day} ${kind}`;
    const known = found.get(key)?.markets ?? [];
    found.set(key, { kind, day, orderBy, markets: market === undefined ? known : [...known, market] });
  };
  for (const { market, holidays, added } of markets) {
    for (const closing of closingDays({ holidays, leadTimes }, date)) {
      const { kind, day } = closing;
      if (added.includes(weekdayOf(day)) || isServed(kind, day)) add(closing, market);
    }
  }
  for (const one of replaced) if (one.orderBy.date === date) add(one);
  return [...found].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, cutOff]) => cutOff);
}

/**
 * The cut-offs of today, passed ones among them, and those of the next day that has any: there is always one to count down to.
 *
 * @example cutOffsFrom(toLocalDate("2026-11-23"), () => []) // []
 */
export function cutOffsFrom(
  today: LocalDate,
  cutOffsOf: (date: LocalDate) => readonly CutOffOfDay[],
): readonly CutOffOfDay[] {
  const ofToday = cutOffsOf(today);
  for (let ahead = 1; ahead <= daysLookedAt; ahead += 1) {
    const next = cutOffsOf(addDays(today, ahead));
    if (next.length > 0) return [...ofToday, ...next];
  }
  return ofToday;
}

/**
 * The days whose lead time ends on a day, by kind of transport; a holiday is no day of delivery.
 *
 * @example closingDays({ holidays: CZECH_HOLIDAYS, leadTimes: {} }, toLocalDate("2026-11-23"))[0]
 *   // { kind: "standard", day: "2026-11-24", orderBy: { date: "2026-11-23", minutes: 960 } }
 */
export function closingDays(
  { holidays, leadTimes }: { readonly holidays: HolidayFacts; readonly leadTimes: LeadTimesByKind },
  date: LocalDate,
): readonly ReplacedDay[] {
  return DELIVERY_KINDS.flatMap((kind) => {
    const [method] = methodsOfKind(kind);
    if (method === undefined) return [];
    const facts = { holidays, method, leadTimes: leadTimesOf(leadTimes, method) };
    const days = Array.from({ length: farthest }, (_, ahead) => addDays(date, ahead));
    return days.flatMap((day) => {
      const orderBy = isHoliday(holidays, day) ? undefined : lastMomentFor(facts, day);
      return orderBy?.date === date ? [{ kind, day, orderBy }] : [];
    });
  });
}

/** So many of the same weekdays before say what is usual. */
const WEEKS_COMPARED = 8;

/**
 * The same weekdays before a day, the last one first, on which something could come in one of the markets (DTODAY-02).
 *
 * @example sameWeekdays(toLocalDate("2026-11-25"), []).length // 8
 */
export function sameWeekdays(day: LocalDate, holidays: readonly HolidayFacts[]): readonly LocalDate[] {
  const days: LocalDate[] = [];
  for (let week = 1; days.length < WEEKS_COMPARED; week += 1) {
    const before = addDays(day, -7 * week);
    if (holidays.length === 0 || holidays.some((of) => !isHoliday(of, before))) days.push(before);
  }
  return days;
}
