import { MOST_EXPORTED_ORDERS } from "@vycep/contract/orders/export-limit";
import type { OrdersExportQuery } from "@vycep/contract/orders/orders.rest";
import { callForFile } from "@vycep/shell/api/rest";
import { localNow } from "@vycep/shell/clock/clock";
import { saveFile } from "@vycep/shell/files/save-file";
import type { HistoryState } from "./history-address.ts";
import { toQuery } from "./use-orders.ts";

/** How many orders there are where the file could not hold them all. */
export type ExportEnd = { readonly total: number; readonly most: number } | undefined;

/** GET orders/export: hands everything that the filters find to the person as a file (HISTORY-01, C28). */
export async function exportOrders(
  state: HistoryState,
  format: OrdersExportQuery["format"],
): Promise<ExportEnd> {
  const query = { ...toQuery(state, localNow().date), format };
  const { file, name, headers } = await callForFile("general", "/orders/export", { query });
  saveFile(name, file);
  const total = Number(headers.get("x-total-count"));
  return total > MOST_EXPORTED_ORDERS ? { total, most: MOST_EXPORTED_ORDERS } : undefined;
}
