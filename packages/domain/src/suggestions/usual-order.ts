import type { Sku } from "../kernel/ids.ts";
import { addDays, compareDates, daysBetween, type LocalDate } from "../kernel/local-moment.ts";

/** What came to a place on one day, in boxes by product. */
export type Delivery = { readonly day: LocalDate; readonly boxes: ReadonlyMap<Sku, number> };

/** So many of the last deliveries say what is usual. */
export const DELIVERIES_COUNTED = 8;
/** So many of the last times that a product was bought say how much of it is used. */
export const TIMES_AVERAGED = 3;
/** Days to either side of a day of last year that say what the season was like. */
const SEASON_DAYS = 17;
/** The same weekday a year ago. */
const YEAR_DAYS = 364;
/** A season that changes less is none. */
const SEASON_FROM_PERCENT = 15;
/** It must be so many times what chance would make of it. */
const SEASON_SURENESS = 2;
const SEASON_LOW = 50;
const SEASON_HIGH = 200;

/** How a place usually orders. */
export type Rhythm = {
  /** The last deliveries, the oldest first; at most eight. */
  readonly deliveries: readonly Delivery[];
  /** Days from one delivery to the next, as usual; 7 where nobody can tell. */
  readonly gapDays: number;
  /** By how much the season changes what is bought, in percent; 0 where last year does not say so clearly. */
  readonly seasonPercent: number;
};

/**
 * How a place ordered up to a day: its last eight deliveries, the usual days between them, and what last year at this
 * time was like beside last year's weeks before.
 *
 * @example rhythmOf([{ day: toLocalDate("2026-11-19"), boxes: new Map() }, { day: toLocalDate("2026-11-12"),
 *   boxes: new Map() }], toLocalDate("2026-11-26")).gapDays // 7
 */
export function rhythmOf(all: readonly Delivery[], day: LocalDate): Rhythm {
  const past = deliveriesBefore(all, day);
  const deliveries = past.slice(-DELIVERIES_COUNTED);
  const gaps = deliveries.slice(1).map((delivery, index) => {
    const before = deliveries[index];
    return before ? daysBetween(before.day, delivery.day) : 0;
  });
  return {
    deliveries,
    gapDays: Math.max(1, median(gaps) ?? 7),
    seasonPercent: seasonOf(past, deliveries, day),
  };
}

/**
 * What came before a day, the oldest first.
 *
 * @example deliveriesBefore([], toLocalDate("2026-11-26")) // []
 */
export function deliveriesBefore(all: readonly Delivery[], day: LocalDate): readonly Delivery[] {
  return all
    .filter((delivery) => delivery.day < day && delivery.boxes.size > 0)
    .toSorted((left, right) => compareDates(left.day, right.day));
}

/** What a place usually takes of one product. */
export type Usual = {
  readonly sku: Sku;
  /** In so many of the deliveries counted. */
  readonly times: number;
  readonly deliveries: number;
  /** The average of the last times it was bought, to one decimal, and how many times these were. */
  readonly average: number;
  readonly averaged: number;
  readonly lastDay: LocalDate;
  readonly lastBoxes: number;
  /** Whether it was among what came last. */
  readonly wasInLast: boolean;
  /** Boxes of each delivery counted, the oldest first. */
  readonly history: readonly number[];
};

/**
 * What a place usually takes, the most usual product first.
 *
 * @example usualGoods({ deliveries: [] }) // []
 */
export function usualGoods({ deliveries }: Pick<Rhythm, "deliveries">): readonly Usual[] {
  const products = new Set(deliveries.flatMap(({ boxes }) => [...boxes.keys()]));
  return [...products].flatMap((sku) => usualOf(sku, deliveries) ?? []).toSorted(byUse);
}

/**
 * What a place uses of a product in a day, when it goes on buying it as lately.
 *
 * @example usePerDay({ times: 4, deliveries: 8, average: 14 }, { gapDays: 7 }) // 1
 */
export function usePerDay(
  { times, deliveries, average }: Pick<Usual, "times" | "deliveries" | "average">,
  { gapDays }: Pick<Rhythm, "gapDays">,
): number {
  return (average * times) / deliveries / gapDays;
}

function usualOf(sku: Sku, deliveries: readonly Delivery[]): Usual | undefined {
  const bought = deliveries.flatMap(({ day, boxes }) => {
    const count = boxes.get(sku);
    return count === undefined ? [] : [{ day, count }];
  });
  const last = bought.at(-1);
  if (!last) return undefined;
  const lately = bought.slice(-TIMES_AVERAGED);
  return {
    sku,
    times: bought.length,
    deliveries: deliveries.length,
    average: Math.round((sumOf(lately.map(({ count }) => count)) / lately.length) * 10) / 10,
    averaged: lately.length,
    lastDay: last.day,
    lastBoxes: last.count,
    wasInLast: deliveries.at(-1)?.boxes.has(sku) ?? false,
    history: deliveries.map(({ boxes }) => boxes.get(sku) ?? 0),
  };
}

function byUse(left: Usual, right: Usual): number {
  return right.times - left.times || right.average - left.average || (left.sku < right.sku ? -1 : 1);
}

/**
 * Last year around this day beside last year around the last deliveries, in whole percent; 0 where it does not stand out
 * from how unlike one another the last deliveries are anyway.
 */
function seasonOf(past: readonly Delivery[], recent: readonly Delivery[], day: LocalDate): number {
  const then = totalsAround(past, addDays(day, -YEAR_DAYS));
  const before = recent.slice(-TIMES_AVERAGED).flatMap((delivery) => {
    const totals = totalsAround(past, addDays(delivery.day, -YEAR_DAYS));
    return totals.length === 0 ? [] : [mean(totals)];
  });
  if (then.length === 0 || before.length === 0) return 0;
  const percent = Math.round((mean(then) / mean(before)) * 100);
  const thisYear = recent.filter((delivery) => daysBetween(delivery.day, day) < YEAR_DAYS / 2);
  const byChance = (SEASON_SURENESS * spreadOf(thisYear.map(boxesIn)) * 100) / Math.sqrt(then.length);
  if (Math.abs(percent - 100) < Math.max(SEASON_FROM_PERCENT, byChance)) return 0;
  return Math.max(SEASON_LOW, Math.min(SEASON_HIGH, percent)) - 100;
}

/** Boxes of each delivery around a day. */
function totalsAround(past: readonly Delivery[], day: LocalDate): readonly number[] {
  return past.filter((one) => Math.abs(daysBetween(day, one.day)) <= SEASON_DAYS).map(boxesIn);
}

function boxesIn({ boxes }: Delivery): number {
  return sumOf([...boxes.values()]);
}

/** How unlike some numbers are: their standard deviation as a share of their mean. */
function spreadOf(numbers: readonly number[]): number {
  if (numbers.length === 0) return 0;
  const middle = mean(numbers);
  return Math.sqrt(mean(numbers.map((one) => (one - middle) ** 2))) / middle;
}

function mean(numbers: readonly number[]): number {
  return sumOf(numbers) / numbers.length;
}

function median(numbers: readonly number[]): number | undefined {
  return numbers.toSorted((left, right) => left - right)[Math.floor(numbers.length / 2)];
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
