import type { OrderState } from "@vycep/domain/orders/order-states";
import type { Tx } from "../../platform/db.ts";
import type { Deps } from "../../platform/deps.ts";
import { inTransaction } from "../../platform/transaction.ts";
import type { ReportedEvent } from "./erp-reports.repo.ts";
import { type TakenReport, takeReport } from "./orders.commands.ts";

/** What else follows from a report, in its transaction; the wiring says it. */
export type AfterReport = (tx: Tx, taken: TakenReport, event: ReportedEvent) => Promise<void>;

/**
 * Takes a report of the ERP (D11, B6): the event is kept with what it changes in one transaction, so that a repeat
 * changes nothing and answers the same. What is refused leaves no trace, and may be sent again when its time has come.
 */
export async function reportOrder(
  { db, clock }: Pick<Deps, "db" | "clock">,
  event: ReportedEvent,
  afterReport?: AfterReport,
): Promise<{ readonly state: OrderState; readonly isNews: boolean }> {
  return inTransaction(db, async (tx) => {
    const taken = await takeReport(tx, event, clock.instant());
    if (taken.isNews) await afterReport?.(tx, taken, event);
    return { state: taken.state, isNews: taken.isNews };
  });
}
