import { ok, type Result, refused } from "../kernel/result.ts";
import type { OrderState } from "../orders/order-states.ts";
import type { Absence } from "./fleet.ts";
import { type Carrying, judgeLoad, type Load, loadTogether, type OverFull } from "./vehicle-load.ts";

/** An order of the day, as planning knows it. */
export type DayOrder = Load & {
  readonly number: string;
  readonly state: OrderState;
  /** Postal code of the place, with or without a space. */
  readonly zip: string;
};

/** A vehicle of the day with the orders that it takes, in their order. */
export type DayRound = Carrying & {
  readonly vehicleId: string;
  /** Why it does not drive that day; undefined where it does. */
  readonly absence: Absence | undefined;
  readonly stops: readonly string[];
};

export type DayPlan = { readonly orders: readonly DayOrder[]; readonly rounds: readonly DayRound[] };

/** Where an order is to go; without a vehicle it goes back to those that no vehicle takes. */
export type WantedStop = {
  readonly orderNumber: string;
  readonly vehicleId: string | undefined;
  /** Its place among the stops, from 0; beyond the last is the last. */
  readonly position: number;
};

export type PlanRefusal =
  | { readonly kind: "order-not-of-day" | "already-loaded" | "vehicle-unknown" | "vehicle-away" }
  | OverFull;

const notLoadedYet: readonly OrderState[] = ["received", "confirmed"];

/**
 * Puts an order onto a vehicle, moves it among its stops, or takes it down (DDISP-02). What stands on the ramp or drives already
 * stays where it is; a vehicle that is away or would be over-full takes nothing more, but what it has may change places.
 *
 * @example planStop({ orders: [], rounds: [] }, { orderNumber: "4700100001", vehicleId: "V1", position: 0 }) // refused "order-not-of-day"
 */
export function planStop(
  plan: DayPlan,
  { orderNumber, vehicleId, position }: WantedStop,
): Result<DayPlan, PlanRefusal> {
  const order = plan.orders.find(({ number }) => number === orderNumber);
  if (order === undefined) return refused({ kind: "order-not-of-day" });
  if (!notLoadedYet.includes(order.state)) return refused({ kind: "already-loaded" });
  const without = plan.rounds.map((round) => ({
    ...round,
    stops: round.stops.filter((stop) => stop !== orderNumber),
  }));
  if (vehicleId === undefined) return ok({ ...plan, rounds: without });
  const target = without.find((round) => round.vehicleId === vehicleId);
  if (target === undefined) return refused({ kind: "vehicle-unknown" });
  const isThereAlready = plan.rounds.some(
    (round) => round.vehicleId === vehicleId && round.stops.includes(orderNumber),
  );
  if (!isThereAlready) {
    if (target.absence !== undefined) return refused({ kind: "vehicle-away" });
    const fits = judgeLoad(target, loadTogether([order, ...ordersOn(plan, target)]));
    if (!fits.ok) return fits;
  }
  const at = Math.max(0, position);
  const stops = [...target.stops.slice(0, at), orderNumber, ...target.stops.slice(at)];
  return ok({
    ...plan,
    rounds: without.map((round) => (round === target ? { ...round, stops } : round)),
  });
}

/**
 * The orders of a round, in the order of its stops.
 *
 * @example ordersOn({ orders: [], rounds: [] }, { stops: ["4700100001"] }) // []
 */
export function ordersOn<Order extends DayOrder>(
  { orders }: { readonly orders: readonly Order[] },
  { stops }: Pick<DayRound, "stops">,
): readonly Order[] {
  const known = new Map(orders.map((order) => [order.number, order]));
  return stops.flatMap((number) => known.get(number) ?? []);
}

/**
 * The orders that no vehicle takes.
 *
 * @example ordersLeft({ orders: [], rounds: [] }) // []
 */
export function ordersLeft<Order extends DayOrder>({
  orders,
  rounds,
}: {
  readonly orders: readonly Order[];
  readonly rounds: readonly DayRound[];
}): readonly Order[] {
  const planned = new Set(rounds.flatMap(({ stops }) => stops));
  return orders.filter(({ number }) => !planned.has(number));
}
