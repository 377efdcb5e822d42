import { MOST_EXPORTED_ORDERS } from "@vycep/contract/orders/export-limit";
import type { OrdersExportQuery } from "@vycep/contract/orders/orders.rest";
import { finerStep, shownStatus } from "@vycep/domain/orders/status";
import { methodOfOrder } from "@vycep/domain/transport/method";
import type { Cell } from "@vycep/tables/write-csv";
import { say } from "@vycep/words/engine/sentence";
import { exportColumns, exportCut, exportNames } from "@vycep/words/orders/answers";
import { finerStepLabels, shownStatusLabels } from "@vycep/words/status-labels/answers";
import { methodLabels } from "@vycep/words/transport/answers";
import { localMomentOf } from "../../../platform/clock.ts";
import type { Deps } from "../../../platform/deps.ts";
import { type ExportFile, exportFile } from "../../../platform/list/export-file.ts";
import { readAll } from "../../../platform/list/read-list.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import { filterOf } from "./get-orders.ts";
import { type FoundOrder, historyList } from "./order-list.repo.ts";

type Language = RequestContext["language"];

/**
 * The order history as a file (HISTORY-01, C28): all that the filters find, in the order of the list, up to a most; a
 * list that is cut says so in its last row. Two statements, as a page of the list, and one more for each further
 * two thousand while it is written.
 */
export async function exportOrders(
  deps: Deps,
  context: RequestContext,
  { format, ...query }: OrdersExportQuery,
): Promise<{ readonly file: ExportFile; readonly total: number }> {
  const { language } = context;
  const list = historyList(filterOf(await context.actor(), query), query);
  const { total, pages } = await readAll(deps.reads, list, { most: MOST_EXPORTED_ORDERS });
  const file = exportFile({
    format,
    name: `${exportNames.file[language]}-${deps.clock.now().date}`,
    sheet: exportNames.sheet[language],
    head: Object.values(exportColumns).map((column) => column[language]),
    pages,
    row: (order) => rowOf(order, language),
    foot: (shown) => (shown < total ? [[say(exportCut, language, { shown, total })]] : []),
  });
  return { file, total };
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
