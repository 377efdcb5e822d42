import type { ErpPayment } from "@vycep/contract/invoices/erp-paper.rest";
import { paymentStanding } from "@vycep/domain/billing/invoice-state";
import type { Currency } from "@vycep/domain/kernel/money";
import type { Tx } from "../../platform/db.ts";
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
export async function takePayment({ db, clock }: Pick<Deps, "db" | "clock">, told: Told) {
  return inTransaction(db, async (tx) => {
    const taken = await takePaymentIn(tx, { ...told, now: clock.instant() });
    switch (taken.kind) {
      case "invoice-unknown":
        throw notFound("no-such-invoice", "There is no invoice of this number.");
      case "currency-differs":
        throw new AppError("unprocessable", {
          code: "currency-differs",
          message: `The invoice is in ${taken.currency}.`,
        });
      case "key-reused":
        throw new AppError("conflict", {
          code: "erp-event-reused",
          message: "This event id was used for something else.",
        });
      case "taken":
        return taken;
    }
  });
}

/** How a payment ended: written, or known before; of which company, and what is open now. Or why it cannot be. */
export type TakenPayment =
  | {
      readonly kind: "taken";
      readonly state: ReturnType<typeof paymentStanding>;
      readonly isNews: boolean;
      readonly companyId: string;
      readonly totalMinor: number;
      readonly paidMinor: number;
    }
  | { readonly kind: "invoice-unknown" | "key-reused" }
  | { readonly kind: "currency-differs"; readonly currency: Currency };

/** The same as a part of what else is written, whoever tells of it. */
export async function takePaymentIn(
  tx: Tx,
  { id, bodyHash, payment, now }: Told & { readonly now: Date },
): Promise<TakenPayment> {
  const invoice = await holdInvoice(tx, payment.invoice);
  if (invoice === undefined) return { kind: "invoice-unknown" };
  const { currency, totalMinor, kind, companyId } = invoice;
  if (currency !== payment.currency) return { kind: "currency-differs", currency };
  const isFirst = !(await arePaymentsTold(tx, currency));
  const isNews = await keepPayment(tx, { id, bodyHash, payment, invoice, now });
  if (!isNews && (await paymentBefore(tx, id)) !== bodyHash) return { kind: "key-reused" };
  const paidMinor = isNews ? invoice.paidMinor + payment.amountMinor : invoice.paidMinor;
  const state = paymentStanding({ totalMinor, paidMinor });
  const taken = { kind: "taken", state, isNews, companyId, totalMinor, paidMinor } as const;
  if (!isNews) return taken;
  if (isFirst) await openDocuments(tx, { kind: "invoice", numbers: await unpaidInvoices(tx, currency) });
  if (state !== "open") await setDocumentState(tx, { kind, number: payment.invoice, state });
  // Given back in part or whole: it waits for money again. A credit note or a direct debit never did.
  else if (totalMinor > 0 && invoice.payment !== "direct debit")
    await setDocumentState(tx, { kind, number: payment.invoice, state });
  return taken;
}
