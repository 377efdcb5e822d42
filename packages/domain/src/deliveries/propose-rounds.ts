import {
  type DayOrder,
  type DayPlan,
  type DayRound,
  ordersLeft,
  ordersOn,
  planStop,
  type WantedStop,
} from "./plan-rounds.ts";
import { judgeLoad, loadTogether } from "./vehicle-load.ts";

/**
 * Where the orders that no vehicle takes yet could go (DDISP-02): the heaviest first, each to the vehicle whose stops are nearest by
 * postal code and that still carries it; among vehicles equally near to the one that is then fullest, so that large ones stay free.
 * What fits nowhere is left out. Nothing that is planned is moved.
 *
 * @example proposeRounds({ orders: [], rounds: [] }) // []
 */
export function proposeRounds(plan: DayPlan): readonly WantedStop[] {
  const heaviestFirst = ordersLeft(plan).toSorted(
    (left, right) => right.grams - left.grams || byId(left.number, right.number),
  );
  return heaviestFirst.reduce<{ readonly plan: DayPlan; readonly stops: readonly WantedStop[] }>(
    (so, order) => {
      const round = bestRound(so.plan, order);
      if (round === undefined) return so;
      const stop = {
        orderNumber: order.number,
        vehicleId: round.vehicleId,
        position: placeAmong(so.plan, round, order),
      };
      const planned = planStop(so.plan, stop);
      return planned.ok ? { plan: planned.value, stops: [...so.stops, stop] } : so;
    },
    { plan, stops: [] },
  ).stops;
}

function bestRound(plan: DayPlan, order: DayOrder): DayRound | undefined {
  const taking = plan.rounds.filter(
    (round) => planStop(plan, { orderNumber: order.number, vehicleId: round.vehicleId, position: 0 }).ok,
  );
  return taking.toSorted(
    (left, right) =>
      nearness(plan, right, order) - nearness(plan, left, order) ||
      fullness(plan, right, order) - fullness(plan, left, order) ||
      byId(left.vehicleId, right.vehicleId),
  )[0];
}

/** How many first digits the nearest stop's postal code shares; an empty vehicle is as near as a place of another region. */
function nearness(plan: DayPlan, round: DayRound, { zip }: DayOrder): number {
  return Math.max(0, ...ordersOn(plan, round).map((stop) => sharedDigits(stop.zip, zip)));
}

function sharedDigits(left: string, right: string): number {
  const [one, other] = [digitsOf(left), digitsOf(right)];
  const apart = [...one].findIndex((digit, index) => digit !== other[index]);
  return apart < 0 ? one.length : apart;
}

function digitsOf(zip: string): string {
  return zip.replace(/\D/g, "");
}

/** The share of the vehicle that is then taken, by whichever of places and payload is nearer its end. */
function fullness(plan: DayPlan, round: DayRound, order: DayOrder): number {
  const { palletThousandths, grams } = loadTogether([order, ...ordersOn(plan, round)]);
  return Math.max(palletThousandths / (round.places * 1000), grams / round.payloadGrams);
}

/** Stops of a proposed round stand by postal code. */
function placeAmong(plan: DayPlan, round: DayRound, { zip }: DayOrder): number {
  const later = ordersOn(plan, round).findIndex((stop) => digitsOf(stop.zip) > digitsOf(zip));
  return later < 0 ? round.stops.length : later;
}

/**
 * Other vehicles that would take an order which one refused, the nearest by postal code first: the ways out of "over-full".
 *
 * @example vehiclesFor({ orders: [], rounds: [] }, "4700100001") // []
 */
export function vehiclesFor(plan: DayPlan, orderNumber: string): readonly DayRound[] {
  const order = plan.orders.find(({ number }) => number === orderNumber);
  if (order === undefined) return [];
  return plan.rounds
    .filter(
      (round) =>
        round.absence === undefined &&
        !round.stops.includes(orderNumber) &&
        judgeLoad(round, loadTogether([order, ...ordersOn(plan, round)])).ok,
    )
    .toSorted((left, right) => nearness(plan, right, order) - nearness(plan, left, order));
}

/** Among equals, so that two who ask see the same. */
function byId(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
