import type { ErpReport } from "@vycep/domain/orders/erp-report";
import type { Tx } from "../../platform/db.ts";
import type { TakenReport } from "../orders/orders.commands.ts";
import { billReport } from "./invoices.commands.ts";

/** What the house ERP does beside a report: its paper, in the same transaction. */
export async function billAfterReport(
  tx: Tx,
  { orderNumber, at }: TakenReport,
  { report }: { readonly report: ErpReport },
): Promise<void> {
  await billReport(tx, { orderNumber, report, at });
}
