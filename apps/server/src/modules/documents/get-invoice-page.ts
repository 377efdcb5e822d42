import type { InvoicePage } from "@vycep/contract/documents/invoice-page.rest";
import type { InvoiceAnswer } from "@vycep/contract/invoices/invoice.rest";
import type { CompanyId } from "@vycep/domain/kernel/ids";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import type { Language } from "@vycep/domain/market/language";
import type { Db } from "../../platform/db.ts";
import type { Deps } from "../../platform/deps.ts";
import { notFound } from "../../platform/errors.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { encodeDocument } from "./document-view.ts";
import { documentScope } from "./documents.policy.ts";
import { deliveryNotesOf, findDocument } from "./documents.repo.ts";
import type { PaperWriter } from "./paper-writers.ts";

/** What is known of a tax document; the wiring names who knows it. */
export type InvoiceFacts = (
  db: Db,
  invoice: { readonly number: string; readonly companyId: CompanyId },
  look: { readonly today: LocalDate; readonly language: Language },
) => Promise<InvoiceAnswer | undefined>;

export type InvoiceWiring = {
  readonly writers: readonly PaperWriter[];
  readonly invoiceFacts: InvoiceFacts;
};

/**
 * One tax document for its page (DOCS-03): its sums, how to pay it, what it bills. One of a place that the actor may not
 * see does not exist (C16, ERROR-46).
 */
export async function getInvoicePage(
  deps: Deps,
  context: RequestContext,
  { number, writers, invoiceFacts }: InvoiceWiring & { readonly number: string },
): Promise<InvoicePage> {
  const scope = documentScope(await context.actor());
  const { reads, clock } = deps;
  const document = await findDocument(reads, { kinds: ["invoice", "credit-note"], number }, scope);
  if (!document) throw notFound("statement-missing");
  const { language } = context;
  const today = clock.now().date;
  const { companyId } = document;
  const invoice = await invoiceFacts(reads, { number, companyId }, { today, language });
  if (!invoice) throw notFound("statement-missing");
  const numbers = invoice.orders.map((order) => order.number);
  return {
    document: encodeDocument(document, { today, language, writers }),
    invoice,
    deliveryNotes: [...(await deliveryNotesOf(reads, numbers, scope))],
  };
}
