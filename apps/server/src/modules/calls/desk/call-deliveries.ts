import { firstOfferedDay } from "@vycep/domain/calendar/delivery-day";
import { orderByFor } from "@vycep/domain/calendar/order-by";
import type { LocalMoment } from "@vycep/domain/kernel/local-moment";
import { METHODS } from "@vycep/domain/transport/method";
import { offeredMethods } from "@vycep/domain/transport/offer";
import type { DeskCallDelivery } from "../../../platform/desk/desk-graphql.gen.ts";
import type { PlaceCalendar } from "../../calendar/calendar.facts.ts";
import type { PlacedOrder } from "../../orders/orders.facts.ts";
import type { ShipTo } from "../../ship-to/ship-to.facts.ts";
import { callOrder, momentText } from "./call-words.ts";

const underway: readonly PlacedOrder["state"][] = ["received", "confirmed", "loaded", "on-the-way"];

/**
 * What comes to a place and when, and by each way that carries goods the first day that can still be ordered, with the
 * moment until which it can (DCUST-04).
 */
export function callDeliveries(
  {
    shipTo,
    calendar,
    orders,
  }: {
    readonly shipTo: ShipTo;
    readonly calendar: PlaceCalendar;
    readonly orders: readonly PlacedOrder[];
  },
  now: LocalMoment,
): DeskCallDelivery[] {
  const coming = orders
    .filter(({ state }) => underway.includes(state))
    .map((order) => ({ day: order.day, method: order.method, order: callOrder(order), orderBy: null }));
  const isOrdered = (day: string, method: string) =>
    coming.some((one) => one.day === day && one.method === method);
  const open = offeredMethods(shipTo.facts)
    .filter((method) => METHODS[method].carries !== "nothing")
    .flatMap((method) => {
      const facts = calendar.factsFor(method);
      const day = firstOfferedDay(facts, now)?.day;
      if (day === undefined || isOrdered(day, method)) return [];
      return [{ day, method, order: null, orderBy: momentText(orderByFor(facts, day)) }];
    });
  return [...coming, ...open].toSorted((one, other) => one.day.localeCompare(other.day));
}
