import type { DocumentKind, FileFormat, PaymentState } from "@vycep/domain/documents/document";
import type { CompanyId, ShipToId } from "@vycep/domain/kernel/ids";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import type { Currency, Minor } from "@vycep/domain/kernel/money";
import { sql } from "kysely";
import type { Tx } from "../../platform/db.ts";
import { dropFile, keepFile } from "../files/files.commands.ts";
import type { WrittenFile } from "../files/files.facts.ts";

/** One paper as whoever makes it hands it over. */
export type Paper = {
  readonly kind: DocumentKind;
  /** Names the paper among those of its kind: printable letters without blanks, at most 40. */
  readonly number: string;
  readonly companyId: CompanyId;
  /** Left out of what concerns the whole company. */
  readonly shipToId?: ShipToId | undefined;
  readonly issued: LocalDate;
  readonly due?: LocalDate | undefined;
  readonly amount?: { readonly minor: Minor; readonly currency: Currency } | undefined;
  /** Only where somebody tells the payments: without them nothing is ever overdue. Left out of direct debits not drawn yet. */
  readonly state?: PaymentState | undefined;
  readonly orderNumbers: readonly string[];
  /** Files that exist, in the store since before this transaction (`filesOf(deps).write`). */
  readonly files?: readonly { readonly format: FileFormat; readonly file: WrittenFile }[] | undefined;
};

/**
 * Keeps a paper, so that its customer finds it (DOCS-01); once more with the same kind and number it is the same paper as
 * it stands now. A paper never changes its company: another's with this number is an error of whoever numbers.
 */
export async function keepDocument(tx: Tx, paper: Paper, now: Date): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    insert into document as known (kind, number, company_id, ship_to_id, issued, due, amount_minor, currency, state,
      order_numbers)
    values (${paper.kind}, ${paper.number}, ${paper.companyId}, ${paper.shipToId ?? null}, ${paper.issued},
      ${paper.due ?? null}, ${paper.amount?.minor ?? null}, ${paper.amount?.currency ?? null}, ${stateOf(paper)},
      ${[...paper.orderNumbers]}::text[])
    on conflict (kind, number) do update set ship_to_id = excluded.ship_to_id, issued = excluded.issued,
      due = excluded.due, amount_minor = excluded.amount_minor, currency = excluded.currency, state = excluded.state,
      order_numbers = excluded.order_numbers
    where known.company_id = excluded.company_id
    returning id`.execute(tx);
  const id = rows[0]?.id;
  if (id === undefined) throw new Error(`${paper.kind} ${paper.number} belongs to another company`);
  for (const { format, file } of paper.files ?? [])
    await keepDocumentFile(tx, { id, format, file, companyId: paper.companyId }, now);
}

/** What is given back waits for nobody's money: it is settled, or nothing is said. */
function stateOf({ amount, state }: Paper): PaymentState | null {
  return state === "open" && amount !== undefined && amount.minor < 0 ? null : (state ?? null);
}

/** Takes a paper back that says what is true no more, with its files: one of the same number is made anew. */
export async function withdrawDocument(
  tx: Tx,
  { kind, number }: { readonly kind: DocumentKind; readonly number: string },
  now: Date,
): Promise<void> {
  const { rows } = await sql<{ file: string }>`
    select f.file_id as file from document_file f join document d on d.id = f.document_id
    where d.kind = ${kind} and d.number = ${number}`.execute(tx);
  await sql`delete from document where kind = ${kind} and number = ${number}`.execute(tx);
  for (const { file } of rows) await dropFile(tx, file, now);
}

/** Tells how a paper stands after a payment. */
export async function setDocumentState(
  tx: Tx,
  {
    kind,
    number,
    state,
  }: { readonly kind: DocumentKind; readonly number: string; readonly state: PaymentState },
): Promise<void> {
  await sql`update document set state = ${state} where kind = ${kind} and number = ${number}`.execute(tx);
}

/** Tells that papers wait for money of which nothing was said before: from now on payments are told. */
export async function openDocuments(
  tx: Tx,
  { kind, numbers }: { readonly kind: DocumentKind; readonly numbers: readonly string[] },
): Promise<void> {
  await sql`update document set state = 'open'
    where kind = ${kind} and state is null and number = any(${[...numbers]}::text[])`.execute(tx);
}

/** A file of a paper. What was handed out already stays what it was: of two that come, the first is kept. */
export async function keepDocumentFile(
  tx: Tx,
  {
    id,
    format,
    file,
    companyId,
  }: {
    readonly id: number;
    readonly format: FileFormat;
    readonly file: WrittenFile;
    readonly companyId: CompanyId;
  },
  now: Date,
): Promise<void> {
  const { rows } = await sql`
    insert into document_file (document_id, format, file_id) values (${id}, ${format}, ${file.id})
    on conflict (document_id, format) do nothing returning 1`.execute(tx);
  if (rows.length === 0) return dropFile(tx, file.id, now);
  await keepFile(tx, file, { companyId, now });
}
