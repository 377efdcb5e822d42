import type { ErpPayment } from "@vycep/contract/invoices/erp-paper.rest";
import { paymentStanding } from "@vycep/domain/billing/invoice-state";
import type { Deps } from "../../platform/deps.ts";
import { AppError, notFound } from "../../platform/errors.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { openDocuments, setDocumentState } from "../documents/documents.commands.ts";
import { arePaymentsTold, holdInvoice, keepPayment, paymentBefore, unpaidInvoices } from "./payments.repo.ts";

type Told = { readonly id: string; readonly bodyHash: string; readonly payment: ErpPayment };

/**
 * Takes a payment that the ERP tells (D11), each event once. With the first one in a currency it is known that payments
 * are told at all: from then on what is not paid waits for money, and may become overdue.
 */
export async function takePayment(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { id, bodyHash, payment }: Told,
) {
  return inTransaction(db, async (tx) => {
    const invoice = await holdInvoice(tx, payment.invoice);
    if (invoice === undefined) throw notFound("no-such-invoice", "There is no invoice of this number.");
    const { currency, totalMinor, kind } = invoice;
    if (currency !== payment.currency) {
      throw new AppError("unprocessable", {
        code: "currency-differs",
        message: `The invoice is in ${currency}.`,
      });
    }
    const isFirst = !(await arePaymentsTold(tx, currency));
    const isNews = await keepPayment(tx, { id, bodyHash, payment, invoice, now: clock.instant() });
    if (!isNews && (await paymentBefore(tx, id)) !== bodyHash) {
      throw new AppError("conflict", {
        code: "erp-event-reused",
        message: "This event id was used for something else.",
      });
    }
    const paidMinor = isNews ? invoice.paidMinor + payment.amountMinor : invoice.paidMinor;
    const state = paymentStanding({ totalMinor, paidMinor });
    if (!isNews) return { state, isNews };
    if (isFirst) {
      await openDocuments(tx, { kind: "invoice", numbers: await unpaidInvoices(tx, currency) });
    }
    if (state !== "open") await setDocumentState(tx, { kind, number: payment.invoice, state });
    // Given back in part or whole: it waits for money again. A credit note or a direct debit never did.
    else if (totalMinor > 0 && invoice.payment !== "direct debit") {
      await setDocumentState(tx, { kind, number: payment.invoice, state });
    }
    return { state, isNews };
  });
}
