import type { ErpReport } from "@vycep/domain/orders/erp-report";
import type { Tx } from "../../platform/db.ts";
import type { TakenReport } from "../orders/orders.commands.ts";
import { creditClaims } from "./claims.commands.ts";

/** What follows from a report of an ERP for claims, in the same transaction. */
export async function creditAfterReport(
  tx: Tx,
  { orderNumber, at }: TakenReport,
  { report }: { readonly report: ErpReport },
): Promise<void> {
  await creditClaims(tx, { orderNumber, report, at });
}
