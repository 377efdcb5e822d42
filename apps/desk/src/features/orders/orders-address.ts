import { addDays, type LocalDate, weekdayOf } from "@vycep/domain/kernel/local-moment";
import { SHIPPING_METHODS } from "@vycep/domain/transport/method";
import { localNow } from "@vycep/shell/clock/clock";
import { oneOf, type StateOf } from "@vycep/shell/list/list-address";
import { deskAddress } from "../../kit/desk-address.ts";
import type { DeskOrderFilter, DeskOrderSort } from "../../shared/graphql.gen/graphql.ts";

export const ORDER_VIEWS = ["open", "confirm", "provisional", "refused", "short", "partial", "all"] as const;
export type OrderView = (typeof ORDER_VIEWS)[number];

export const ORDER_SOURCES = ["portal", "desk", "edi"] as const;

export const DELIVERY_DAYS = ["today", "tomorrow", "week", "next-week"] as const;

/** The list of orders as its address says it (DLIST-01). */
export const ordersAddress = deskAddress({
  filters: {
    view: oneOf(ORDER_VIEWS, "open"),
    day: oneOf(DELIVERY_DAYS),
    method: oneOf(SHIPPING_METHODS),
    source: oneOf(ORDER_SOURCES),
  },
  sorts: ["delivery", "delivery-desc", "created-desc", "created"],
});

export type OrdersState = StateOf<typeof ordersAddress>;

/** What was short is wanted for so many days; later nobody waits for it. */
const shortDays = 14;

const views: Readonly<Record<Exclude<OrderView, "short">, DeskOrderFilter>> = {
  open: { states: ["received", "confirmed", "loaded", "on_the_way"] },
  confirm: { states: ["received"] },
  provisional: { isProvisional: true, states: ["received", "confirmed", "loaded", "on_the_way"] },
  refused: { erp: "refused" },
  partial: { states: ["partially_delivered"] },
  all: {},
};

/** What a view shows on a day. */
export function filterOfView(view: OrderView, today: LocalDate): DeskOrderFilter {
  if (view !== "short") return views[view];
  return { states: ["partially_delivered"], deliveryFrom: addDays(today, -shortDays), isReplaced: false };
}

/** The days of delivery that a choice means, a week from Monday to Sunday. */
function deliveredOn(
  chosen: (typeof DELIVERY_DAYS)[number],
  today: LocalDate,
): Pick<DeskOrderFilter, "deliveryFrom" | "deliveryTo"> {
  const monday = addDays(today, 1 - weekdayOf(today));
  if (chosen === "today") return { deliveryFrom: today, deliveryTo: today };
  if (chosen === "tomorrow") return { deliveryFrom: addDays(today, 1), deliveryTo: addDays(today, 1) };
  const from = chosen === "week" ? monday : addDays(monday, 7);
  return { deliveryFrom: from, deliveryTo: addDays(from, 6) };
}

/** Where a view leads: what is open begins with what is delivered first, what is a history with its newest, unless somebody sorts. */
export function inView(state: OrdersState, view: OrderView): OrdersState {
  const sort = state.sort === usualSort(state.view) ? usualSort(view) : state.sort;
  return { ...state, view, sort, after: undefined };
}

function usualSort(view: OrderView): OrdersState["sort"] {
  return view === "all" || view === "partial" ? "delivery-desc" : "delivery";
}

/** What of all orders an address shows. */
export function filterOf({ view, day, method, source, q }: OrdersState): DeskOrderFilter {
  const today = localNow().date;
  return {
    ...filterOfView(view, today),
    ...(day !== undefined && deliveredOn(day, today)),
    ...(q.trim() !== "" && { text: q.trim() }),
    ...(method !== undefined && { methods: [method] }),
    ...(source !== undefined && { sources: [source] }),
  };
}

/** By what, and the first ones first or the last. */
export function orderOf({ sort }: OrdersState): {
  readonly sort: DeskOrderSort;
  readonly ascending: boolean;
} {
  const { key, direction } = ordersAddress.sortParts(sort);
  return { sort: key, ascending: direction === "ascending" };
}
