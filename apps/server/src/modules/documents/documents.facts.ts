import type { DocumentKind } from "@vycep/domain/documents/document";
import { type CompanyId, type ShipToId, toId } from "@vycep/domain/kernel/ids";
import { type LocalDate, toLocalDate } from "@vycep/domain/kernel/local-moment";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/db.ts";

/** Pieces of SQL for nouns that have papers. */
export const documentsInSql = {
  /** Those of an order, a `PaperOfOrder` each, the newest first. */
  ofOrder: (orderNumber: RawBuilder<unknown>): RawBuilder<readonly PaperOfOrder[]> => sql`coalesce((
    select json_agg(json_build_object('kind', paper.kind, 'number', paper.number, 'issued', paper.issued)
      order by paper.issued desc, paper.id desc)
    from document paper where paper.order_numbers @> array[${orderNumber}]), '[]')`,
  /** Invoices that wait for their money, of which payments are told: a table of number, company_id, ship_to_id, issued, due, amount_minor, currency. */
  openInvoices: sql`(
    select number, company_id, ship_to_id, issued, due, amount_minor, currency from document
    where kind = 'invoice' and state = 'open')`,
} as const;

/** A paper of an order, as JSON has it. */
export type PaperOfOrder = {
  readonly kind: DocumentKind;
  readonly number: string;
  readonly issued: string;
};

/** Which of some numbers are papers of a kind already. */
export async function keptNumbers(
  db: Db,
  { kind, numbers }: { readonly kind: DocumentKind; readonly numbers: readonly string[] },
): Promise<ReadonlySet<string>> {
  if (numbers.length === 0) return new Set();
  const { rows } = await sql<{ readonly number: string }>`
    select number from document where kind = ${kind} and number = any(${[...numbers]}::text[])`.execute(db);
  return new Set(rows.map(({ number }) => number));
}

/** The day of the newest paper of a kind of each place since a day. */
export async function newestByPlace(
  db: Db,
  { kind, since }: { readonly kind: DocumentKind; readonly since: LocalDate },
): Promise<ReadonlyMap<string, LocalDate>> {
  const { rows } = await sql<{ readonly shipToId: string; readonly issued: string }>`
    select ship_to_id as "shipToId", max(issued) as issued from document
    where kind = ${kind} and issued >= ${since}::date and ship_to_id is not null group by 1`.execute(db);
  return new Map(rows.map(({ shipToId, issued }) => [shipToId, toLocalDate(issued)]));
}

/** An invoice that waits for its money, as somebody tells us who hears of payments. */
export type UnpaidInvoice = {
  readonly number: string;
  readonly companyId: CompanyId;
  readonly shipToId: ShipToId | null;
  readonly due: LocalDate;
};

/** Unpaid invoices that are due in some days; only those of which payments are told, so that nobody is reminded wrongly. */
export async function unpaidInvoices(
  db: Db,
  { from, to }: { readonly from: LocalDate; readonly to: LocalDate },
): Promise<readonly UnpaidInvoice[]> {
  const { rows } = await sql<{
    readonly number: string;
    readonly companyId: string;
    readonly shipToId: string | null;
    readonly due: string;
  }>`
    select number, company_id as "companyId", ship_to_id as "shipToId", due from document
    where kind = 'invoice' and state = 'open' and due between ${from}::date and ${to}::date
    order by due, number`.execute(db);
  return rows.map(({ number, companyId, shipToId, due }) => ({
    number,
    companyId: toId<CompanyId>(companyId),
    shipToId: shipToId === null ? null : toId<ShipToId>(shipToId),
    due: toLocalDate(due),
  }));
}
