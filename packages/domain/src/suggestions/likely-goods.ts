import type { Sku } from "../kernel/ids.ts";
import { daysBetween, type LocalDate, weekdayOf } from "../kernel/local-moment.ts";
import { type ChanceFigures, chanceOf } from "./chance.ts";
import { type Delivery, deliveriesBefore } from "./usual-order.ts";

/** A product that came at least twice, and how likely it is to be ordered for a day. */
export type Likely = {
  readonly sku: Sku;
  /** From 0 to 1. */
  readonly chance: number;
  readonly figures: ChanceFigures;
  /** Boxes of the last times that it came, the oldest first. */
  readonly lately: readonly number[];
};

/** What is longer ago says nothing, but of the season. */
const MEMORY_DAYS = 450;
const HALF_LIFE_DAYS = 60;
/** So many of the last times that a product came say how much is usual. */
const TIMES_COUNTED = 4;
/** The same weekday a year ago, and the days to either side of it that were like it. */
const YEAR_DAYS = 364;
const SEASON_DAYS = 24;
/** So many of the last deliveries tell whether goods come twice in a row. */
const DELIVERIES_IN_A_ROW = 8;
/** So many deliveries more, as chance would bring them, before few are taken for a habit. */
const DOUBT = { weekday: 5, season: 5, again: 8 } as const;
/** Nothing is certain, and nothing that came is impossible. */
const SHARE_LEAST = 0.1;
const SHARE_MOST = 97;
/**
 * The goods that came at least twice to a place, the likeliest for the day first (SUGGEST-01).
 *
 * @example likelyGoods([], toLocalDate("2026-11-26")) // []
 */
export function likelyGoods(all: readonly Delivery[], day: LocalDate): readonly Likely[] {
  const past = deliveriesBefore(all, day).filter((one) => daysBetween(one.day, day) <= MEMORY_DAYS);
  const habits = habitsOf(past, day);
  const again = cameAgain(past, habits.goods);
  return [...habits.goods]
    .filter(([, { times }]) => times > 1)
    .map(([sku, one]): Likely => {
      const figures = figuresOf(one, { ...habits, deliveries: past.length, again });
      return { sku, chance: chanceOf(figures), figures, lately: one.amounts.slice(-TIMES_COUNTED) };
    })
    .toSorted((left, right) => right.chance - left.chance || (left.sku < right.sku ? -1 : 1));
}

/**
 * What is usual among some numbers: the middle one, of two in the middle the smaller, so that it is one that really was;
 * 0 of none.
 *
 * @example middleOf([12, 6, 12, 24]) // 12
 */
export function middleOf(numbers: readonly number[]): number {
  return numbers.toSorted((left, right) => left - right)[Math.floor((numbers.length - 1) / 2)] ?? 0;
}

type Habit = {
  weight: number;
  times: number;
  onWeekday: number;
  inSeason: number;
  readonly firstAge: number;
  lastAge: number;
  readonly amounts: number[];
};

type Habits = {
  readonly goods: ReadonlyMap<Sku, Habit>;
  /** Of all deliveries. */
  readonly weight: number;
  readonly onWeekday: number;
  readonly inSeason: number;
};

/** Goes once through all lines, as there may be tens of thousands. */
function habitsOf(past: readonly Delivery[], day: LocalDate): Habits {
  const goods = new Map<Sku, Habit>();
  const all = { weight: 0, onWeekday: 0, inSeason: 0 };
  const weekday = weekdayOf(day);
  for (const delivery of past) {
    const age = daysBetween(delivery.day, day);
    const weight = 0.5 ** (age / HALF_LIFE_DAYS);
    const onWeekday = weekdayOf(delivery.day) === weekday ? 1 : 0;
    const inSeason = Math.abs(age - YEAR_DAYS) <= SEASON_DAYS ? 1 : 0;
    all.weight += weight;
    all.onWeekday += onWeekday;
    all.inSeason += inSeason;
    for (const [sku, boxes] of delivery.boxes) {
      let habit = goods.get(sku);
      if (habit === undefined) {
        habit = { weight: 0, times: 0, onWeekday: 0, inSeason: 0, firstAge: age, lastAge: age, amounts: [] };
        goods.set(sku, habit);
      }
      habit.weight += weight;
      habit.times += 1;
      habit.onWeekday += onWeekday;
      habit.inSeason += inSeason;
      habit.lastAge = age;
      habit.amounts.push(boxes);
    }
  }
  return { goods, ...all };
}

type Around = Omit<Habits, "goods"> & { readonly deliveries: number; readonly again: number };

function figuresOf(habit: Habit, { deliveries, again, weight, onWeekday, inSeason }: Around): ChanceFigures {
  const share = habit.times / deliveries;
  const percentOf = (times: number, among: number, doubt: number) =>
    Math.max(1, Math.round(((times + doubt) / (among * share + doubt)) * 100));
  return {
    share: Math.max(
      SHARE_LEAST,
      Math.min(SHARE_MOST, Math.round(((habit.weight + 0.1) / (weight + 0.5)) * 1000) / 10),
    ),
    lastDays: habit.lastAge,
    everyDays: Math.max(1, Math.round(((habit.firstAge - habit.lastAge) / (habit.times - 1)) * 10) / 10),
    again,
    weekday: percentOf(habit.onWeekday, onWeekday, DOUBT.weekday),
    season: percentOf(habit.inSeason, inSeason, DOUBT.season),
  };
}

/** How many goods came with the next delivery as well, beside how many would in one of its size if the one before did not matter. */
function cameAgain(past: readonly Delivery[], goods: Habits["goods"]): number {
  let [came, byChance] = [0, 0];
  const usualLines = past.reduce((sum, { boxes }) => sum + boxes.size, 0) / past.length;
  const lately = past.slice(-DELIVERIES_IN_A_ROW);
  for (const [at, { boxes }] of lately.slice(1).entries()) {
    for (const sku of lately[at]?.boxes.keys() ?? []) {
      if (boxes.has(sku)) came += 1;
      byChance += ((goods.get(sku)?.times ?? 0) / past.length) * (boxes.size / usualLines);
    }
  }
  return Math.round(((came + DOUBT.again) / (byChance + DOUBT.again)) * 100);
}
