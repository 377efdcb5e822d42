import {
  type DocumentKind,
  type FileFormat,
  type PaymentState,
  parseFormat,
  parseKind,
} from "@vycep/domain/documents/document";
import { type CompanyId, type ShipToId, toId } from "@vycep/domain/kernel/ids";
import { type LocalDate, toLocalDate } from "@vycep/domain/kernel/local-moment";
import { type Currency, type Minor, toMinor } from "@vycep/domain/kernel/money";
import { toCurrency } from "@vycep/domain/market/market";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/db.ts";
import { conditionsOf, type Demands, isFrom, isOneOf, isUpTo } from "../../platform/list/conditions.ts";
import { type ListOrder, printOrder } from "../../platform/list/list-order.ts";
import type { List } from "../../platform/list/read-list.ts";
import { shipToInSql } from "../ship-to/ship-to.facts.ts";
import { countedTotal } from "./document-counts.repo.ts";
import type { DocumentFilter } from "./document-filter.ts";
import { inScope } from "./document-scope.repo.ts";
import type { DocumentScope } from "./documents.policy.ts";

/** One paper as the lists know it. */
export type DocumentRecord = {
  readonly id: number;
  readonly kind: DocumentKind;
  readonly number: string;
  readonly companyId: CompanyId;
  readonly customerNumber: string;
  readonly shipToId: ShipToId | undefined;
  readonly shipToName: string | undefined;
  readonly issued: LocalDate;
  readonly due: LocalDate | undefined;
  readonly amount: { readonly minor: Minor; readonly currency: Currency } | undefined;
  readonly state: PaymentState | undefined;
  readonly orderNumbers: readonly string[];
  /** Files that exist already. */
  readonly files: readonly { readonly format: FileFormat; readonly fileId: string }[];
};

export type DocumentSort = { readonly sort: "urgent" | "issued"; readonly direction: "asc" | "desc" };

type DocumentRow = {
  readonly id: number;
  readonly kind: string;
  readonly number: string;
  readonly companyId: string;
  readonly shipToId: string | null;
  readonly issued: string;
  readonly due: string | null;
  readonly amountMinor: number | null;
  readonly currency: string | null;
  readonly state: PaymentState | null;
  readonly orderNumbers: readonly string[];
};

type FoundRow = DocumentRow & {
  readonly shipToName: string | null;
  readonly customerNumber: string;
  readonly files: readonly { readonly format: string; readonly fileId: string }[] | null;
};

/** The documents that a filter finds, in an order. */
export function documentList(filter: DocumentFilter, order: DocumentSort): List<FoundRow, DocumentRecord> {
  return {
    found: sql`select ${columns} from document d where ${conditionsOf(placed(filter), demands)}`,
    joined: shipToInSql.joinIfThere(sql`page."shipToId"`),
    beside: sql`place.name as "shipToName",
      ${shipToInSql.customerNumberOf(sql`page."companyId"`)} as "customerNumber",
      ${filesOf(sql`page.id`)} as files`,
    total: countedTotal(filter),
    order: orderOf(order),
    read: toDocument,
  };
}

/**
 * What a text finds, the paper of that very number first, then those that wait for money, then the newest. An index has
 * the others in this order, so that of many no more are read than shown.
 */
export function documentSearch(
  scope: DocumentScope,
  { text, limit }: { readonly text: string; readonly limit: number },
): List<FoundRow, DocumentRecord> {
  const list = documentList({ scope, text }, { sort: "urgent", direction: "asc" });
  const named = sql`select ${columns}, d.list_key - 10000000 as nearness from document d
    where ${conditionsOf({ scope, numbers: [text] }, demands)}`;
  const others = sql`select ${columns}, d.list_key from document d
    where ${conditionsOf({ scope, text }, demands)} and d.number <> ${text} order by ${printOrder(list.order)} limit ${limit + 1}`;
  return {
    ...list,
    found: sql`(${named}) union all (${others})`,
    counted: list.found,
    order: {
      name: "nearest",
      by: { column: sql`nearness`, kind: "whole" },
      id: { column: sql`id`, kind: "whole" },
      direction: "asc",
    },
  };
}

type Asked = Omit<DocumentFilter, "scope"> & { readonly scope?: DocumentScope };

/** Who asks for places names them: those that may be seen are all that is asked, and an index gives them in order. */
function placed({ scope, shipToIds, ...others }: DocumentFilter): Asked {
  if (shipToIds === undefined) return { ...others, scope };
  return { ...others, shipToIds: shipToIds.filter((id) => scope.shipToIds.includes(id)) };
}

/** One document by its kind and number within a scope; elsewhere it does not exist (C16). */
export async function findDocument(
  db: Db,
  { kinds, number }: { readonly kinds: readonly DocumentKind[]; readonly number: string },
  scope: DocumentScope,
): Promise<DocumentRecord | undefined> {
  const [document] = await findDocuments(db, { kinds, numbers: [number] }, scope);
  return document;
}

/** Several at once; what is elsewhere is left out. */
export async function findDocuments(
  db: Db,
  { kinds, numbers }: { readonly kinds: readonly DocumentKind[]; readonly numbers: readonly string[] },
  scope: DocumentScope,
): Promise<readonly DocumentRecord[]> {
  const { rows } = await sql<FoundRow>`
    select ${columns}, ${shipToInSql.nameOf(sql`d.ship_to_id`)} as "shipToName",
      ${shipToInSql.customerNumberOf(sql`d.company_id`)} as "customerNumber", ${filesOf(sql`d.id`)} as files
    from document d where ${conditionsOf({ scope, kinds, numbers }, demands)} order by d.list_key, d.id`.execute(
    db,
  );
  return rows.map(toDocument);
}

/** A paper whoever asks: for the mail that brings it to those who may see it. */
export async function findAnyDocument(
  db: Db,
  { kind, number }: { readonly kind: DocumentKind; readonly number: string },
): Promise<DocumentRecord | undefined> {
  const { rows } = await sql<FoundRow>`
    select ${columns}, ${shipToInSql.nameOf(sql`d.ship_to_id`)} as "shipToName",
      ${shipToInSql.customerNumberOf(sql`d.company_id`)} as "customerNumber", ${filesOf(sql`d.id`)} as files
    from document d where d.kind = ${kind} and d.number = ${number}`.execute(db);
  return rows[0] && toDocument(rows[0]);
}

const columns = sql`d.id, d.kind, d.number, d.company_id as "companyId", d.ship_to_id as "shipToId", d.issued, d.due,
  d.amount_minor as "amountMinor", d.currency, d.state, d.order_numbers as "orderNumbers", d.list_key as "listKey"`;

function filesOf(id: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select json_agg(json_build_object('format', f.format, 'fileId', f.file_id) order by f.format)
    from document_file f where f.document_id = ${id})`;
}

function orderOf({ sort, direction }: DocumentSort): ListOrder {
  const id = { column: sql`id`, kind: "whole" } as const;
  return sort === "urgent"
    ? { name: "urgent", by: { column: sql`"listKey"`, kind: "whole" }, id, direction: "asc" }
    : { name: `issued-${direction}`, by: { column: sql`issued`, kind: "day" }, id, direction };
}

const demands: Demands<Asked> = {
  scope: inScope,
  kinds: isOneOf(sql`d.kind`),
  invoicesIn: ({ scope, kinds }) => sql`(d.kind = any(${[...kinds]}::text[]) or not exists (
    select from document d where ${inScope(scope)} and d.kind = any(${[...kinds]}::text[])))`,
  // As `like` would say it, in words for which an index serves whatever the text is: numbers are printable ASCII.
  text: (text) => sql`((d.number ~>=~ ${text} and d.number ~<~ ${`${text}\x7f`})${endingOn(text)}
    or d.order_numbers @> array[${text}]::text[])`,
  issuedFrom: isFrom(sql`d.issued`),
  issuedTo: isUpTo(sql`d.issued`),
  shipToIds: isOneOf(sql`d.ship_to_id`),
  shown: isShownAs,
  numbers: isOneOf(sql`d.number`),
};

/** Only digits that are long enough for a variable symbol; others are looked for at the beginning alone. */
function endingOn(text: string): RawBuilder<unknown> {
  if (!/^\d{8,10}$/.test(text)) return sql``;
  const end = [...text].toReversed().join("");
  return sql` or (reverse(d.number) ~>=~ ${end} and reverse(d.number) ~<~ ${`${end}\x7f`})`;
}

function isShownAs({ state, today }: NonNullable<DocumentFilter["shown"]>): RawBuilder<unknown> {
  switch (state) {
    case "overdue":
      return sql`d.state = 'open' and d.due < ${today}::date`;
    case "due":
      return sql`d.state = 'open' and d.due >= ${today}::date`;
    case "unpaid":
      return sql`d.state = 'open'`;
    case "paid":
      return sql`d.state in ('paid', 'settled')`;
  }
}

function toDocument(row: FoundRow): DocumentRecord {
  const kind = parseKind(row.kind);
  if (kind === undefined) throw new Error(`a document of a kind that the domain does not know: ${row.kind}`);
  return {
    id: row.id,
    kind,
    number: row.number,
    companyId: toId<CompanyId>(row.companyId),
    customerNumber: row.customerNumber,
    shipToId: row.shipToId === null ? undefined : toId<ShipToId>(row.shipToId),
    shipToName: row.shipToName ?? undefined,
    issued: toLocalDate(row.issued),
    due: row.due === null ? undefined : toLocalDate(row.due),
    amount:
      row.amountMinor === null || row.currency === null
        ? undefined
        : { minor: toMinor(row.amountMinor), currency: toCurrency(row.currency) },
    state: row.state ?? undefined,
    orderNumbers: row.orderNumbers,
    files: (row.files ?? []).flatMap(({ format, fileId }) => {
      const known = parseFormat(format);
      return known === undefined ? [] : [{ format: known, fileId }];
    }),
  };
}

/** The file of a document in a format, if it exists. */
export async function fileOfDocument(
  db: Db,
  { id, format }: { readonly id: number; readonly format: FileFormat },
): Promise<string | undefined> {
  const { rows } = await sql<{ fileId: string }>`
    select file_id as "fileId" from document_file where document_id = ${id} and format = ${format}`.execute(
    db,
  );
  return rows[0]?.fileId;
}

/** The documents of an archive, in its order. Whether they are the asker's was decided when it was asked for. */
export async function documentsOfPackage(db: Db, packageId: string): Promise<readonly DocumentRecord[]> {
  const { rows } = await sql<FoundRow>`
    select ${columns}, ${shipToInSql.nameOf(sql`d.ship_to_id`)} as "shipToName",
      ${shipToInSql.customerNumberOf(sql`d.company_id`)} as "customerNumber", ${filesOf(sql`d.id`)} as files
    from document_package_item i join document d on d.id = i.document_id
    where i.package_id = ${packageId} order by i.position`.execute(db);
  return rows.map(toDocument);
}

/** The delivery notes of some orders within a scope, in the order of their days. */
export async function deliveryNotesOf(
  db: Db,
  orderNumbers: readonly string[],
  scope: DocumentScope,
): Promise<readonly { readonly number: string; readonly date: string }[]> {
  const { rows } = await sql<{ number: string; date: string }>`
    select d.number, d.issued as date from document d
    where d.kind = 'delivery-note' and d.order_numbers && ${[...orderNumbers]}::text[] and ${inScope(scope)}
    order by d.issued, d.number`.execute(db);
  return rows;
}
