import { MOST_PRINTED_ORDERS } from "@vycep/domain/deliveries/print-papers";
import type { Db } from "../../../platform/db.ts";
import type { DeskContext, Staff } from "../../../platform/desk/desk-context.ts";
import {
  type ChosenOrders,
  type OrdersArgs,
  ordersByNumbers,
  ordersOfList,
} from "../../orders/printed-orders.facts.ts";
import { readDay } from "../desk/delivery-board.ts";
import { dayFrom } from "../desk/delivery-days.ts";

/** Of which orders papers are wanted. */
export type PaperChoice =
  | { readonly numbers: readonly string[] }
  | { readonly list: OrdersArgs }
  | { readonly day: string; readonly vehicle?: string | undefined };

/** Those that are meant and that somebody sees; others are as unknown as missing ones. */
export async function chosenOrders(
  db: Db,
  { context, staff }: { readonly context: DeskContext; readonly staff: Staff },
  choice: PaperChoice,
): Promise<ChosenOrders> {
  const most = MOST_PRINTED_ORDERS;
  if ("list" in choice) return ordersOfList(db, context, { args: choice.list, most });
  if ("numbers" in choice) return ordersByNumbers(db, staff, { numbers: choice.numbers, most });
  const numbers = await numbersOfDay(db, choice);
  const { orders, total } = await ordersByNumbers(db, staff, { numbers, most });
  const places = new Map(numbers.map((number, at) => [number, at]));
  const placeOf = ({ number }: { readonly number: string }) => places.get(number) ?? 0;
  return { total, orders: orders.toSorted((one, other) => placeOf(one) - placeOf(other)) };
}

/** Round by round as they are driven, then what no vehicle takes. */
async function numbersOfDay(
  db: Db,
  { day, vehicle }: Extract<PaperChoice, { readonly day: string }>,
): Promise<readonly string[]> {
  const { orders, rounds } = await readDay(db, dayFrom(day, "day"));
  const driven = rounds
    .filter(({ vehicleId }) => vehicle === undefined || vehicleId === vehicle)
    .flatMap(({ stops }) => stops);
  return vehicle === undefined ? [...new Set([...driven, ...orders.map(({ number }) => number)])] : driven;
}
