import { METHODS, type ShippingMethod } from "../transport/method.ts";

/** How large an order of the past was, as its row tells it. */
export type PastSize = {
  readonly lines: number;
  /** Goods without VAT. */
  readonly net: number;
};

/** So many of the newest orders say what a usual one is. */
const ORDERS_COUNTED = 8;

/** What is a smaller share of the usual order, in goods and in lines alike, only topped one up. */
const TOP_UP_BELOW_PERCENT = 40;

/**
 * The order to repeat, among those of a place from the newest (HISTORY-03): the newest that is no mere top-up. A top-up is
 * small beside the usual order, the one in the middle of the newest eight, both by what it cost and by its lines; a
 * place that always orders one line has no top-ups.
 *
 * @example orderToRepeat([{ lines: 1, net: 900 }, { lines: 6, net: 12000 }, { lines: 5, net: 11000 }])?.lines // 6
 */
export function orderToRepeat<Past extends PastSize>(newestFirst: readonly Past[]): Past | undefined {
  const counted = newestFirst.slice(0, ORDERS_COUNTED);
  const usual = {
    lines: middleOf(counted.map(({ lines }) => lines)),
    net: middleOf(counted.map(({ net }) => net)),
  };
  return newestFirst.find((past) => !isTopUp(past, usual)) ?? newestFirst[0];
}

function isTopUp({ lines, net }: PastSize, usual: PastSize): boolean {
  const isSmall = (part: number, whole: number) => part * 100 < whole * TOP_UP_BELOW_PERCENT;
  return isSmall(lines, usual.lines) && isSmall(net, usual.net);
}

function middleOf(numbers: readonly number[]): number {
  return numbers.toSorted((left, right) => left - right)[Math.floor(numbers.length / 2)] ?? 0;
}

export type WayFacts = {
  /** How the order went. */
  readonly before: ShippingMethod;
  /** How the cart goes. */
  readonly now: ShippingMethod;
  readonly offered: readonly ShippingMethod[];
};

/**
 * The way to switch to before an order is repeated, where the present one carries other goods (TRANSPORT-07): the
 * order's own if the place still has it, else another that carries the same; undefined where nothing needs to be
 * switched, or nothing could.
 *
 * @example wayToRepeat({ before: "tank_tank", now: "selfpickup_selfpickup", offered: ["tank_tank"] }) // "tank_tank"
 */
export function wayToRepeat({ before, now, offered }: WayFacts): ShippingMethod | undefined {
  const { carries } = METHODS[before];
  if (carries === METHODS[now].carries || carries === "nothing") return;
  return offered.includes(before) ? before : offered.find((way) => METHODS[way].carries === carries);
}
