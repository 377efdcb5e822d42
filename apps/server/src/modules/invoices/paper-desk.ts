import type { ErpPayment, ToldPaper } from "@vycep/contract/invoices/erp-paper.rest";
import { sumsDiffer } from "@vycep/domain/billing/told-totals";
import { type FileFormat, FORMAT_TYPES } from "@vycep/domain/documents/document";
import { fileNameOf } from "@vycep/domain/documents/file-name";
import type { Deps } from "../../platform/deps.ts";
import { AppError } from "../../platform/errors.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { keepDocument } from "../documents/documents.commands.ts";
import { filesOf, type WrittenFile } from "../files/files.facts.ts";
import { lookInto } from "../files/look-into.facts.ts";
import { ordersOfCompany } from "../orders/billable-orders.facts.ts";
import { knownCompanies, type ShipTo, shipToById } from "../ship-to/ship-to.facts.ts";
import { takePayment } from "./take-payment.ts";
import { keepToldInvoice } from "./told-invoice.commands.ts";
import { keepTold, toldBefore } from "./told-papers.repo.ts";

type Told = { readonly id: string; readonly bodyHash: string };
type PaperFile = { readonly format: FileFormat; readonly content: Uint8Array };

/** Takes what a connected ERP tells of papers and payments; each event once, and nothing that does not add up (D11). */
export function paperDesk(deps: Deps) {
  return {
    paper: (told: Told & { readonly paper: ToldPaper; readonly files: readonly PaperFile[] }) =>
      takePaper(deps, told),
    payment: (told: Told & { readonly payment: ErpPayment }) => takePayment(deps, told),
  };
}

async function takePaper(
  deps: Deps,
  told: Told & { readonly paper: ToldPaper; readonly files: readonly PaperFile[] },
): Promise<boolean> {
  const { db, clock } = deps;
  const { paper, files } = told;
  if (await isKnown(deps, told)) return false;
  const place = await placeOf(deps, paper);
  if (isTaxDocument(paper) && sumsDiffer(paper)) throw refused("sums-differ");
  for (const file of files) await judgeFile(file);
  const written: { readonly format: PaperFile["format"]; readonly file: WrittenFile }[] = [];
  for (const { format, content } of files) {
    const file = { name: fileNameOf(paper, format), type: FORMAT_TYPES[format] };
    written.push({ format, file: await filesOf(deps).write(file, content) });
  }
  const now = clock.instant();
  return inTransaction(db, async (tx) => {
    if (!(await keepTold(tx, { ...told, now }))) return !(await isKnown({ db: tx }, told));
    const { number, companyId, shipToId, issued, orderNumbers } = paper;
    const document = { number, companyId, shipToId, issued, orderNumbers, files: written };
    if (!isTaxDocument(paper) || place === undefined) {
      const told = "amount" in paper ? paper.amount : undefined;
      await keepDocument(tx, { ...document, kind: paper.kind, amount: told }, now);
      return true;
    }
    if (!(await keepToldInvoice(tx, { paper, place, files: written, now }))) {
      throw new AppError("conflict", { code: "paper-exists", message: "There is a paper of this number." });
    }
    return true;
  });
}

type TaxDocument = Extract<ToldPaper, { readonly taxPoint: unknown }>;

function isTaxDocument(paper: ToldPaper): paper is TaxDocument {
  return paper.kind === "invoice" || paper.kind === "credit-note";
}

/** Whether an event was told before; one that says something else under the same name is refused. */
async function isKnown({ db }: Pick<Deps, "db">, { id, bodyHash }: Told): Promise<boolean> {
  const before = await toldBefore(db, id);
  if (before !== undefined && before !== bodyHash) {
    throw new AppError("conflict", {
      code: "erp-event-reused",
      message: "This event id was used for something else.",
    });
  }
  return before !== undefined;
}

/** The place that a paper is of, with its company, and orders that are the company's; of a whole company there is none. */
async function placeOf({ db }: Pick<Deps, "db">, paper: ToldPaper): Promise<ShipTo | undefined> {
  const place = paper.shipToId === undefined ? undefined : await shipToById(db, paper.shipToId);
  const isOfPlace = place?.payer.id === paper.companyId;
  if (
    paper.shipToId === undefined
      ? !(await knownCompanies(db, [paper.companyId])).has(paper.companyId)
      : !isOfPlace
  ) {
    throw refused("place-unknown");
  }
  const known = await ordersOfCompany(db, paper.companyId, paper.orderNumbers);
  if (paper.orderNumbers.some((number) => !known.has(number))) throw refused("order-unknown");
  return place;
}

/** A file must be of its format, hold nothing that runs, and, as XML, bring no definitions of its own. */
async function judgeFile({ format, content }: PaperFile): Promise<void> {
  if (format === "isdoc" || format === "xml") {
    const head = Buffer.from(content.subarray(0, 2000))
      .toString("utf8")
      .replace(/^\uFEFF/, "");
    if (!/^\s*</.test(head) || /<!DOCTYPE/i.test(head)) throw refused("file-not-of-format");
    return;
  }
  const { mediaType, isActive } = await lookInto(content);
  if (mediaType !== FORMAT_TYPES[format]) throw refused("file-not-of-format");
  if (isActive) throw refused("file-runs-code");
}

function refused(code: keyof typeof refusals): AppError {
  return new AppError("unprocessable", { code, message: refusals[code] });
}

const refusals = {
  "sums-differ": "Bases, VAT, deposits and rounding do not come to the total.",
  "file-runs-code": "A PDF holds something that runs when it is opened.",
  "file-not-of-format": "A file is not of the format that it is said to be.",
  "place-unknown": "There is no such place of this company.",
  "order-unknown": "An order is not of this company.",
} as const;
