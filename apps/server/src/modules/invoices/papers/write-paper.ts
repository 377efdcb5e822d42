import type { Deps } from "../../../platform/deps.ts";
import { findInvoice } from "../invoice-record.ts";
import { drawInThread } from "./draw-in-thread.ts";
import { PAPER_LANGUAGES, taxPaperOf } from "./tax-paper-of.ts";

/**
 * A tax document as a file, made when somebody asks for it: the PDF/A-3 with the ISDOC in it, or the ISDOC by itself. What
 * it says was fixed when it was issued. Undefined where there is no such document of the company.
 */
export async function writeTaxPaper(
  { db, clock }: Pick<Deps, "db" | "clock">,
  {
    number,
    companyId,
    format,
  }: { readonly number: string; readonly companyId: string; readonly format: "pdf" | "isdoc" },
): Promise<Uint8Array | undefined> {
  const invoice = await findInvoice(db, number);
  if (invoice === undefined || invoice.companyId !== companyId) return undefined;
  const paper = taxPaperOf(invoice);
  return drawInThread({
    ...{ paper, format },
    language: PAPER_LANGUAGES[paper.market],
    madeAt: clock.instant(),
  });
}
