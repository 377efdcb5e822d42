import type { ToldPaper } from "@vycep/contract/invoices/erp-paper.rest";
import { ratesOf } from "@vycep/domain/billing/told-totals";
import type { FileFormat } from "@vycep/domain/documents/document";
import type { Tx } from "../../platform/db.ts";
import type { WrittenFile } from "../files/files.facts.ts";
import type { ShipTo } from "../ship-to/ship-to.facts.ts";
import { insertInvoice } from "./invoices.repo.ts";
import { keepTaxDocument } from "./kept-documents.ts";
import { partiesOf } from "./parties.ts";

/** An invoice or a credit note that somebody else made: what it comes to, without its lines. */
export type ToldInvoice = Omit<
  Extract<ToldPaper, { readonly taxPoint: unknown }>,
  "files" | "corrects" | "reason"
> & { readonly corrects?: string | undefined; readonly reason?: string | undefined };

type Told = {
  readonly paper: ToldInvoice;
  readonly place: ShipTo;
  readonly files: readonly { readonly format: FileFormat; readonly file: WrittenFile }[];
  readonly now: Date;
};

/**
 * Keeps a tax document that was made elsewhere, with its files, and tells those whom it concerns; false where one of its number is
 * there already. A connected ERP tells them, and finance types them from their files (DDOC-01).
 */
export async function keepToldInvoice(tx: Tx, { paper, place, files, now }: Told): Promise<boolean> {
  const { corrects = null, reason = null, vat, ...sums } = paper;
  const invoice = {
    ...sums,
    ...{ corrects, reason, lines: [] },
    type: paper.kind === "invoice" ? "Invoice" : "Credit note",
    totals: { ...sums, ...ratesOf(vat) },
    parties: await partiesOf(tx, place, paper.issued),
  } as const;
  if (!(await insertInvoice(tx, invoice))) return false;
  await keepTaxDocument(tx, invoice, { now, files });
  return true;
}
