import { type Sku, toId } from "../../../packages/domain/src/kernel/ids.ts";
import { addDays, toLocalDate } from "../../../packages/domain/src/kernel/local-moment.ts";
import type { Delivery } from "../../../packages/domain/src/suggestions/usual-order.ts";
import { type AmountHabit, type BuyerKind, kinds } from "./buyer-kinds.ts";
import { type Chance, chanceOf } from "./chance.ts";

/** What one buyer ordered, the oldest first. */
export type History = { readonly buyer: string; readonly orders: readonly Delivery[] };

/** A product as a buyer uses it: how gladly, since when and until when, at which time of the year and on which weekday. */
type Wanted = {
  readonly sku: Sku;
  readonly weight: number;
  readonly from: number;
  readonly until: number;
  /** The day of the year on which most of it is bought; undefined for goods without a season. */
  readonly best: number | undefined;
  readonly weekday: number | undefined;
  level: number;
  last: number | undefined;
};

export const kindNames = [
  "wholesale",
  "assortment",
  "fullShelf",
  "pub",
  "smallPub",
  "seldom",
  "seasonal",
  "twiceAWeek",
  "changing",
  "unsteady",
] as const satisfies readonly (keyof typeof kinds)[];

/** What is learned on one seed is judged on another. */
export const seeds = { learned: 31, judged: 22 } as const;

const firstDay = toLocalDate("2024-01-01");
const yearDays = 365;

/**
 * Buyers of one kind who never lived: the same seed gives the same ones. What they order follows from habits that are
 * drawn by chance, so that a rule can be learned on some seeds and judged on others.
 */
export function generatedBuyers(
  name: keyof typeof kinds,
  { seed, buyers }: { seed: number; buyers: number },
) {
  return Array.from(
    { length: buyers },
    (_, at): History => ({
      buyer: `${name}-${seed}-${at + 1}`,
      orders: ordersOf(kinds[name], chanceOf(seed * 7919 + at)),
    }),
  );
}

function ordersOf(kind: BuyerKind, chance: Chance): readonly Delivery[] {
  const goods = wantedGoods(kind, chance);
  const lines = chance.around(kind.lines, kind.linesBetweenBuyers);
  const gapDays = Math.max(1, chance.around(kind.gapDays, kind.gapBetweenBuyers));
  const orders: Delivery[] = [];
  let day = nextOpenDay(Math.floor(chance.below(gapDays)), kind);
  while (day < kind.days) {
    const boxes = basketOf({ kind, goods, day, lines: lines * chance.around(1, kind.sizeSpread) }, chance);
    if (boxes.size > 0) orders.push({ day: addDays(firstDay, day), boxes });
    day = nextOpenDay(day + Math.max(1, Math.round(chance.around(gapDays, kind.gapSpread))), kind);
  }
  return orders;
}

function wantedGoods(kind: BuyerKind, chance: Chance): Wanted[] {
  // Goods that come and go need others to take their place, all along the history.
  const lives = kind.livesDays === undefined ? 1 : 1 + kind.days / kind.livesDays;
  return Array.from({ length: Math.round(kind.goods * lives) }, (_, at): Wanted => {
    const isThereFrom = at < kind.goods;
    const from = isThereFrom ? -1 : chance.below(kind.days);
    const life = kind.livesDays === undefined ? kind.days + 1 : chance.exponential(kind.livesDays);
    return {
      sku: toId<Sku>(`G${at + 1}`),
      weight: Math.exp(kind.tail * chance.normal()),
      from,
      until: from + life,
      best: chance.below(1) < kind.seasonal ? chance.below(yearDays) : undefined,
      weekday: chance.below(1) < kind.byWeekday ? chance.of(kind.weekdays) : undefined,
      level: levelOf(kind.amounts, chance),
      last: undefined,
    };
  });
}

type Day = {
  readonly kind: BuyerKind;
  readonly goods: Wanted[];
  readonly day: number;
  /** How many lines are to be expected. */
  readonly lines: number;
};

function basketOf({ kind, goods, day, lines }: Day, chance: Chance): ReadonlyMap<Sku, number> {
  const there = goods.filter(({ from, until }) => day >= from && day < until);
  const eager = there.map((one) => eagerness(one, { kind, day, count: there.length, lines }));
  const scale = scaleFor(eager, Math.min(lines, there.length * mostOfGoods));
  const boxes = new Map<Sku, number>();
  for (const [at, one] of there.entries()) {
    if (chance.below(1) >= 1 - Math.exp(-scale * (eager[at] ?? 0))) continue;
    boxes.set(one.sku, amountOf(one, kind.amounts, chance));
    one.last = day;
  }
  return boxes;
}

/** Nobody orders all that he ever wants at once. */
const mostOfGoods = 0.95;

function eagerness(
  { weight, best, weekday, last }: Wanted,
  { kind, day, count, lines }: { kind: BuyerKind; day: number; count: number; lines: number },
): number {
  const around = best === undefined ? 0 : Math.cos(((day - best) / yearDays) * 2 * Math.PI);
  const season = Math.exp(kind.seasonStrength * around);
  const onItsDay = weekday === undefined || weekday === weekdayOf(day) ? 1 : kind.offItsDay;
  // What lies in the store still is not bought again: the longer ago, the likelier it has run out.
  const usualDays = (kind.gapDays * count) / Math.max(1, lines * weight);
  const emptied = last === undefined ? 1 : 1 - Math.exp(-(((day - last) / usualDays) ** kind.storePower));
  return weight * season * onItsDay * (1 - kind.store + kind.store * emptied);
}

/** By what all are to be multiplied, that as many lines are to be expected as are wanted. */
function scaleFor(eager: readonly number[], lines: number): number {
  let [low, high] = [0, 1000];
  for (let step = 0; step < 24; step += 1) {
    const middle = step < 8 ? Math.sqrt((low + 1e-4) * high) : (low + high) / 2;
    let expected = 0;
    for (const one of eager) expected += 1 - Math.exp(-middle * one);
    if (expected < lines) low = middle;
    else high = middle;
  }
  return high;
}

function amountOf(one: Wanted, amounts: AmountHabit, chance: Chance): number {
  if (chance.below(1) < amounts.shifts) one.level = Math.max(1, Math.round(one.level * chance.of(shifted)));
  if (chance.below(1) < amounts.repeats) return one.level;
  return Math.max(1, Math.round(one.level * chance.of(amounts.others)));
}

/** What a habitual amount becomes a multiple of when it changes. */
const shifted = [0.5, 0.75, 1.5, 2];

function levelOf({ levels }: AmountHabit, chance: Chance): number {
  return chance.of(levels);
}

function nextOpenDay(day: number, { weekdays }: BuyerKind): number {
  let open = day;
  while (!weekdays.includes(weekdayOf(open))) open += 1;
  return open;
}

/** The first day is a Monday, which is 1. */
function weekdayOf(day: number): number {
  return (day % 7) + 1;
}
