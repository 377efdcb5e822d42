import type { Deps } from "../../../platform/deps.ts";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { holdInvoice } from "../payments.repo.ts";
import { payInvoice, whyNoPayment } from "./pay-invoice.ts";
import { paymentRefusal } from "./payment-refusal.ts";

/** Why nothing that came on a day is written by hand, whatever it was for; nothing where it may be. */
export function whyNotPaid(deps: Deps, { language }: DeskContext, day: string) {
  const code = whyNoPayment(deps, day);
  if (code === undefined) return;
  const { message } = paymentRefusal(code, language);
  return { code, message, field: code === "erp-owns-invoices" ? null : "paidOn" };
}

/** Writes by hand that all that is still open of an invoice was paid on a day (DDOC-02); once in a batch. */
export async function payRest(
  deps: Deps,
  context: DeskContext,
  { number, day }: { readonly number: string; readonly day: string },
) {
  // Held first, so that what is open is what is paid.
  const held = await inTransaction(deps.db, (tx) => holdInvoice(tx, number));
  const openMinor = held === undefined ? 0 : held.totalMinor - held.paidMinor;
  if (openMinor <= 0) return paymentRefusal("invoice-unknown", context.language);
  const key = `${context.requestId}-${number}`;
  return (await payInvoice(deps, context, { key, number, amountMinor: openMinor, openMinor, day })).refusal;
}
