import { type CalendarFacts, type OfferedDay, offeredDays } from "../calendar/delivery-day.ts";
import { orderByFor } from "../calendar/order-by.ts";
import type { Breach } from "../capacity/limits.ts";
import type { LocalDate, LocalMoment } from "../kernel/local-moment.ts";
import { type Minor, minus } from "../kernel/money.ts";
import type { Cart } from "./cart.ts";
import { type CartMove, type LineMove, moveCart } from "./move-cart.ts";
import type { CartFacts } from "./quote.ts";

/** So many days are compared (B8). */
export const DAYS_COMPARED = 5;

/** What a day is told for in a word; at most two of them. */
export type DayBadge = "in-cart" | "cheapest" | "minimum-met" | "under-minimum" | "over-limit" | "set-aside";

const MOST_BADGES = 2;

export type ComparedDay = {
  readonly day: LocalDate;
  readonly orderBy: LocalMoment | null;
  readonly isInCart: boolean;
  /** Whether the cart could be sent for that day. */
  readonly maySend: boolean;
  /** What the cart comes to then without VAT and deposits; null where it cannot be sent, for that would mislead. */
  readonly netMinor: Minor | null;
  /** More or less than on the day that is in the cart now. */
  readonly differenceMinor: Minor | null;
  readonly badges: readonly DayBadge[];
  /** What would be set aside. */
  readonly setAside: number;
  /** The line that tells most about the difference; null where none changes. */
  readonly tells: LineMove | null;
  /** The first limit that it would cross. */
  readonly crossed: Breach | null;
  /** The one to propose: the cheapest whole cart, the day in the cart before an equal one. */
  readonly isBest: boolean;
};

/**
 * The days to compare: the next ones of the schedule, and only where it offers none the next open ones (D04); the day that
 * is chosen is always among them as long as it is open.
 *
 * @example daysToCompare(anyCalendar(), FRIDAY_MORNING).map(({ day }) => day)
 *   // ["2026-11-23", "2026-11-26", "2026-11-30", "2026-12-03", "2026-12-07"]
 */
export function daysToCompare(
  calendar: CalendarFacts,
  now: LocalMoment,
  chosen: LocalDate | null = null,
): readonly OfferedDay[] {
  const offered = offeredDays(calendar, now);
  const scheduled = offered.filter(({ isScheduled }) => isScheduled);
  const next = (scheduled.length > 0 ? scheduled : offered).slice(0, DAYS_COMPARED);
  const own = offered.find(({ day }) => day === chosen);
  if (!own || next.some(({ day }) => day === chosen)) return next;
  const days = [...next.slice(0, DAYS_COMPARED - 1), own];
  return days.toSorted((left, right) => (left.day < right.day ? -1 : 1));
}

export type DaysFacts = {
  readonly current: CartFacts;
  /** The same on each of the days. */
  readonly days: readonly CartFacts[];
  readonly calendar: CalendarFacts;
};

/**
 * The same cart on several days (B8): what it comes to, and what speaks for the day or against it. Each is what moving
 * the cart there makes of it, so choosing the day gives just that.
 *
 * @example compareDays({ id: "b7c1", lines: [line("100101", { packages: 1 })] }, { current: anyCartFacts([[anyGoods(),
 *   anyPrices(22_100)]]), days: [anyCartFacts([[anyGoods(), anyPrices(21_000)]], { deliveryDate:
 *   toLocalDate("2026-11-26") })], calendar: anyCalendar() }, FRIDAY_MORNING).map((one) => one.differenceMinor)
 *   // [-1_100]
 */
export function compareDays(cart: Cart, facts: DaysFacts, now: LocalMoment): readonly ComparedDay[] {
  const { current, calendar } = facts;
  const moves = facts.days.flatMap((to) =>
    to.deliveryDate === null
      ? []
      : [{ day: to.deliveryDate, move: moveCart(cart, { from: current, to }, now) }],
  );
  const whole = moves.filter(({ move }) => move.after.mayOrder && move.setAside.length === 0);
  const nets = whole.map(({ move }) => move.after.totals.netMinor);
  const lowest = Math.min(...nets);
  const isOneCheaper = nets.some((net) => net > lowest);
  const isLowest = ({ move }: (typeof moves)[number]) => move.after.totals.netMinor === lowest;
  const [first] = moves;
  // What could be sent now and costs no more is not to be moved.
  const isBeaten = !first?.move.before.mayOrder || first.move.before.totals.netMinor > lowest;
  const best =
    whole.find((one) => isLowest(one) && one.day === current.deliveryDate) ??
    (isBeaten ? whole.find(isLowest) : undefined);
  return moves.map(({ day, move }): ComparedDay => {
    const isInCart = day === current.deliveryDate;
    const maySend = move.after.mayOrder;
    const net = move.after.totals.netMinor;
    const isCheapest =
      isOneCheaper && maySend && move.setAside.length === 0 && net === lowest && (isInCart || isBeaten);
    return {
      day,
      orderBy: orderByFor(calendar, day) ?? null,
      isInCart,
      maySend,
      netMinor: maySend ? net : null,
      differenceMinor: maySend ? minus(net, move.before.totals.netMinor) : null,
      badges: badgesOf(move, { isInCart, isCheapest }),
      setAside: move.setAside.length,
      tells: move.lines.find(({ fate }) => fate !== "unchanged") ?? null,
      crossed: move.after.breaches[0] ?? null,
      isBest: day === best?.day,
    };
  });
}

/** What is against a day comes first, for it must not be cut off. */
function badgesOf(
  { after, before, setAside }: CartMove,
  { isInCart, isCheapest }: { readonly isInCart: boolean; readonly isCheapest: boolean },
): readonly DayBadge[] {
  const badges: DayBadge[] = [];
  const [crossed] = after.breaches;
  if (crossed) badges.push(crossed.actual < crossed.limit ? "under-minimum" : "over-limit");
  if (setAside.length > 0) badges.push("set-aside");
  if (isInCart) badges.push("in-cart");
  if (isCheapest) badges.push("cheapest");
  if (!crossed && before.breaches.length > 0) badges.push("minimum-met");
  return badges.slice(0, MOST_BADGES);
}
