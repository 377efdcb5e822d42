import { createHash } from "node:crypto";
import {
  instantIn,
  type LocalDate,
  type LocalMoment,
  type LocalTime,
  toLocalDate,
  toLocalTime,
} from "@vycep/domain/kernel/local-moment";
import type { ErpReport } from "@vycep/domain/orders/erp-report";
import { type HouseShortage, linesCredited, linesCutShort } from "@vycep/domain/orders/house-shortage";
import type { OrderState } from "@vycep/domain/orders/order-states";
import type { Erp, ErpEvent, OrderUnderway } from "./erp.port.ts";

/** How long the house ERP thinks an order, or its cancellation, over. */
const decidesAfterMs = 2000;

type Turn = "loaded" | "on-the-way" | "delivery" | "invoice" | "credit";

/** When things happen on the delivery day, local time. */
const timetable: readonly { readonly turn: Turn; readonly minutes: LocalTime }[] = [
  { turn: "loaded", minutes: toLocalTime("5:40") },
  { turn: "on-the-way", minutes: toLocalTime("6:55") },
  { turn: "delivery", minutes: toLocalTime("10:30") },
  { turn: "invoice", minutes: toLocalTime("12:00") },
  { turn: "credit", minutes: toLocalTime("15:00") },
];

/** How many turns of the timetable an order has behind it; of bills its lines tell. */
const turnsDone: Readonly<Partial<Record<OrderState, number>>> = {
  confirmed: 0,
  loaded: 1,
  "on-the-way": 2,
  delivered: 3,
  "partially-delivered": 3,
};

/** Whether the deliveries of an order's company are collected on one invoice later: then not every one is billed. */
export type IsCollected = (order: Pick<OrderUnderway, "companyId" | "deliveryDate">) => boolean;

/** The dated rows of where the house falls short, of deliveries up to a day. */
export type ShortagesUntil = (day: LocalDate) => Promise<readonly HouseShortage[]>;

/**
 * The embedded ERP (D11, B6): confirms a moment after an order was placed, loads it in the morning of its delivery day,
 * brings it and takes the empties that were planned, invoices at noon what it brought and credits in the afternoon; in
 * full, but for the rows of where it falls short. What was cancelled it leaves where it is. It remembers nothing: the same order always gets the same answer under
 * the same name, and what happened follows from day and time, so that no restart loses or doubles a report.
 */
export function houseErp(
  shortagesUntil: ShortagesUntil,
  collecting: () => Promise<IsCollected> = async () => () => false,
): Erp {
  return {
    send: async (order, waitedMs) => {
      if (waitedMs < decidesAfterMs) return { kind: "working", askAgainInMs: decidesAfterMs - waitedMs };
      const day = toLocalDate(order.deliveryDate);
      const shortages = await shortagesUntil(day);
      const lines = [...linesCutShort("confirmation", order.lines, { day, shortages })];
      // The brewery's own number is the one that is on everything it prints, as in its history.
      return {
        kind: "confirmed",
        confirmation: { orderNumber: order.orderNumber, sapId: order.orderNumber, lines },
      };
    },
    cancel: async (_cancellation, waitedMs) =>
      waitedMs < decidesAfterMs
        ? { kind: "working", askAgainInMs: decidesAfterMs - waitedMs }
        : { kind: "cancelled" },
    reportsUntil: async (now, desk) => {
      const shortages = await shortagesUntil(now.date);
      const creditable = shortages
        .filter(({ kind, mostBoxes }) => kind === "credit" && mostBoxes > 0)
        .map(({ sku, validFrom: from, validTo: to }) => ({ sku, from, to }));
      const orders = await desk.underway({ until: now.date, creditable });
      const isCollected = await collecting();
      return orders.flatMap((order) => eventsOf(order, shortages, { now, isCollected: isCollected(order) }));
    },
  };
}

/** The same house where staff move orders by hand (DORD-03): it takes what it is told and reports nothing by itself. */
export const houseErpByHand: Erp = {
  send: async () => ({ kind: "accepted" }),
  cancel: async () => ({ kind: "cancelled" }),
  reportsUntil: async () => [],
};

/** All that has happened to one order until now, each turn seeing what the ones before it did. */
function eventsOf(
  order: OrderUnderway,
  shortages: readonly HouseShortage[],
  { now, isCollected }: { readonly now: LocalMoment; readonly isCollected: boolean },
): ErpEvent[] {
  const { orderNumber, deliveryDate: date } = order;
  const done = turnsDone[order.state];
  if (done === undefined) return [];
  let lines = order.lines;
  return timetable.slice(done).flatMap(({ turn, minutes }): ErpEvent[] => {
    if (!isPast({ date, minutes }, now) || (turn === "invoice" && isCollected)) return [];
    const report = reportOf(turn, { ...order, lines }, shortages);
    if (report === undefined) return [];
    lines = linesAfter(report, lines);
    const bodyHash = createHash("sha256").update(JSON.stringify(report)).digest("hex");
    const at = new Date(instantIn({ date, minutes }, "Europe/Prague"));
    return [{ id: `house-${orderNumber}-${turn}`, orderNumber, bodyHash, at, report }];
  });
}

function isPast(moment: LocalMoment, now: LocalMoment): boolean {
  return moment.date < now.date || (moment.date === now.date && moment.minutes <= now.minutes);
}

/** What the house reports at its turn; nothing where there is nothing to bill. */
function reportOf(
  turn: Turn,
  { orderNumber, deliveryDate: day, lines, empties }: OrderUnderway,
  shortages: readonly HouseShortage[],
): ErpReport | undefined {
  const counted = (boxesOf: (line: OrderUnderway["lines"][number]) => number) =>
    lines.map((line) => ({ lineNo: line.lineNo, sku: line.sku, boxes: boxesOf(line) }));
  switch (turn) {
    case "loaded":
    case "on-the-way":
      return { kind: "shipment", step: turn };
    case "delivery": {
      const promised = counted(({ confirmed, ordered }) => confirmed ?? ordered);
      const brought = linesCutShort("delivery", promised, { day, shortages });
      return { kind: "delivery", lines: brought, ...(empties.length > 0 && { empties }) };
    }
    case "invoice": {
      const open = counted(({ delivered, invoiced }) => (delivered ?? 0) - (invoiced ?? 0))
        .filter(({ boxes }) => boxes > 0)
        .map(({ lineNo, boxes }) => ({ lineNo, boxes }));
      return open.length === 0
        ? undefined
        : { kind: "invoice", documentNumber: `F${orderNumber}`, lines: open };
    }
    case "credit": {
      const open = counted(({ invoiced, credited }) => (credited > 0 ? 0 : (invoiced ?? 0)));
      const credited = linesCredited(open, { day, shortages });
      return credited.length === 0
        ? undefined
        : { kind: "credit", documentNumber: `D${orderNumber}`, lines: credited };
    }
  }
}

/** The lines with the boxes of a report that was just made. */
function linesAfter(report: ErpReport, lines: OrderUnderway["lines"]): OrderUnderway["lines"] {
  if (report.kind !== "delivery" && report.kind !== "invoice") return lines;
  const told = new Map(report.lines.map(({ lineNo, boxes }) => [lineNo, boxes]));
  return lines.map((line) => {
    const boxes = told.get(line.lineNo) ?? 0;
    return report.kind === "delivery"
      ? { ...line, delivered: boxes }
      : { ...line, invoiced: (line.invoiced ?? 0) + boxes };
  });
}
