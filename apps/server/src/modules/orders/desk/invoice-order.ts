import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type { DeskInvoiceOrderInput } from "../../../platform/desk/desk-graphql.gen.ts";
import { answerMove } from "./answer-move.ts";
import { invoiceOf } from "./house-reports.ts";
import type { OrderDeskDeps } from "./order-desk.deps.ts";

/** Invoices what was delivered and is not invoiced yet (DORD-03). */
export async function invoiceOrder(
  deps: OrderDeskDeps,
  context: DeskContext,
  { number, version }: DeskInvoiceOrderInput,
) {
  return answerMove(deps, context, { number, version, reportOf: invoiceOf(number) });
}
