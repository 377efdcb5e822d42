import { MOST_EXPORTED_ORDERS } from "@vycep/contract/orders/export-limit";
import type { OrdersExportQuery } from "@vycep/contract/orders/orders.rest";
import { finerStep, shownStatus } from "@vycep/domain/orders/status";
import { methodOfOrder } from "@vycep/domain/transport/method";
import { type Cell, writeCsv } from "@vycep/tables/write-csv";
import { writeXlsx } from "@vycep/tables/write-xlsx";
import { say } from "@vycep/words/engine/sentence";
import { exportColumns, exportCut, exportNames } from "@vycep/words/orders/answers";
import { finerStepLabels, shownStatusLabels } from "@vycep/words/status-labels/answers";
import { methodLabels } from "@vycep/words/transport/answers";
import { localMomentOf } from "../../platform/clock.ts";
import type { Deps } from "../../platform/deps.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { searchOf } from "./get-orders.ts";
import { type FoundOrder, type OrderPage, searchOrders } from "./orders.repo.ts";

export type ExportedOrders = {
  readonly file: Buffer;
  readonly name: string;
  readonly type: string;
  /** How many orders there are; the file holds no more than its most. */
  readonly total: number;
};

type Language = RequestContext["language"];

/**
 * The order history as a file (HISTORY-01, C28): all that the filters find, in the order of the list, up to a most that
 * bounds the memory; a list that is cut says so in its last row. Two statements, as a page of the list.
 */
export async function exportOrders(
  deps: Deps,
  context: RequestContext,
  { format, ...query }: OrdersExportQuery,
): Promise<ExportedOrders> {
  const { language } = context;
  const search = searchOf(await context.actor(), query);
  const page = await searchOrders(deps.db, { ...search, offset: 0, limit: MOST_EXPORTED_ORDERS });
  const rows = tableOf(page, language);
  const name = `${exportNames.file[language]}-${deps.clock.now().date}.${format}`;
  return {
    file: Buffer.from(format === "csv" ? writeCsv(rows) : writeXlsx(exportNames.sheet[language], rows)),
    name,
    type: exportTypes[format],
    total: page.total,
  };
}

export const exportTypes = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
} as const;

function tableOf({ orders, total }: OrderPage, language: Language): readonly (readonly Cell[])[] {
  const head = Object.values(exportColumns).map((column) => column[language]);
  const rows = orders.map((order) => rowOf(order, language));
  const cut = say(exportCut, language, { shown: orders.length, total });
  return [head, ...rows, ...(orders.length < total ? [[cut]] : [])];
}

/** In the order of `exportColumns`. */
function rowOf(order: FoundOrder, language: Language): readonly Cell[] {
  const method = methodOfOrder({ method: order.deliveryMethod, documentCode: order.documentCode });
  return [
    order.orderNumber,
    order.customerOrderNumber,
    { day: localMomentOf(order.createdAt).date },
    { day: order.deliveryDate },
    order.shipToId,
    order.shipToName,
    method === undefined ? order.deliveryMethod : methodLabels[method][language],
    statusInWords(order, language),
    order.lineCount,
    { minor: order.netMinor },
    { minor: order.vatMinor },
    { minor: order.depositMinor },
    { minor: order.totalMinor },
    order.currency,
  ];
}

/** As the list shows it: the status, and where there is one the finer step beside it (D23). */
function statusInWords(order: FoundOrder, language: Language): string {
  const shown = shownStatus(order);
  const finer = finerStep(shown, order.state);
  const status = shownStatusLabels[shown][language];
  return finer === undefined ? status : `${status} (${finerStepLabels[finer][language]})`;
}
