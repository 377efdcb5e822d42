import { parseShippingMethod } from "@vycep/domain/transport/method";
import type { Cell } from "@vycep/tables/write-csv";
import {
  exportNames,
  inWords,
  orderErpWords,
  orderedColumns,
  orderSourceWords,
} from "@vycep/words/desk-exports/answers";
import { orderDeskColumns, orderDeskStates } from "@vycep/words/order-desk/answers";
import { methodLabels } from "@vycep/words/transport/answers";
import { localMomentOf } from "../../../platform/clock.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import { type DeskExport, rowsOfList } from "../../../platform/desk/desk-export.ts";
import type { DeskOrderRow } from "./desk-order-list.repo.ts";
import { type OrdersArgs, ordersAsked } from "./orders.ts";

/** The orders that somebody sees, as a file (DLIST-04). */
export function ordersExport({ db }: Pick<Deps, "db">): DeskExport {
  return {
    operation: "orders",
    names: exportNames.orders,
    columns,
    read: async (context, args: OrdersArgs, part) =>
      rowsOfList(db, await ordersAsked(context, args), {
        part,
        row: (order) => cellsOf(order, context.language),
      }),
  };
}

/** What was ordered stands beside what the order comes to (DORD-03). */
const columns = Object.entries(orderDeskColumns).flatMap(([name, words]) =>
  name === "total" ? [words, ...Object.values(orderedColumns)] : [words],
);

/** In the order of `columns`. */
function cellsOf(order: DeskOrderRow, language: DeskContext["language"]): readonly Cell[] {
  const method = parseShippingMethod(order.method);
  return [
    order.number,
    order.erpNumber ?? "",
    order.customerOrderNumber,
    { day: localMomentOf(order.createdAt).date },
    { day: order.deliveryDate },
    order.shipToId,
    order.shipToName,
    order.companyName,
    method === undefined ? order.method : methodLabels[method][language],
    orderDeskStates[order.state][language],
    { minor: order.netMinor },
    { minor: order.totalMinor },
    { minor: order.orderedNetMinor },
    { minor: order.orderedTotalMinor },
    order.currency,
    order.millilitres / 1000,
    order.palletThousandths / 1000,
    order.grams / 1000,
    inWords(orderSourceWords, order.source, language),
    inWords(orderErpWords, order.erp, language),
  ];
}
