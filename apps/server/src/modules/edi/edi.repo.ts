import type { LineAnswer } from "@vycep/domain/edi/order-answer";
import type { EdiCounting, EdiReason } from "@vycep/domain/edi/order-message";
import { type CompanyId, type OrderNumber, toId } from "@vycep/domain/kernel/ids";
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db.ts";
import { taxPapersInSql } from "../invoices/tax-papers.facts.ts";
import { followedInSql } from "../orders/followed-order.facts.ts";

/** Somebody whose system orders. */
export type EdiPartner = EdiCounting & {
  readonly gln: string;
  readonly companyId: CompanyId;
  readonly uid: string;
  readonly ourGln: string;
  readonly syntax: "edifact" | "ubl";
  readonly isTest: boolean;
  readonly productCode: "box" | "piece" | "ours";
  readonly reasonCodes: Readonly<Partial<Record<EdiReason, string>>>;
};

export async function findPartner(db: Db, gln: string): Promise<EdiPartner | undefined> {
  const { rows } = await sql<Omit<EdiPartner, "companyId"> & { readonly companyId: string }>`
    select gln, company_id as "companyId", uid, our_gln as "ourGln", syntax, is_test as "isTest", pieces,
      part_boxes as "partBoxes", product_code as "productCode", reason_codes as "reasonCodes"
    from edi_partner where gln = ${gln}`.execute(db);
  return rows.map((row) => ({ ...row, companyId: toId<CompanyId>(row.companyId) }))[0];
}

/** A message as it was taken. */
export type EdiMessage = {
  readonly id: number;
  readonly partnerGln: string;
  readonly bodyHash: string;
  readonly orderReference: string;
  readonly placeGln: string | null;
  readonly orderNumber: OrderNumber | null;
  readonly lines: readonly LineAnswer[];
};

export type NewMessage = Omit<EdiMessage, "id" | "lines" | "orderNumber"> & {
  readonly companyId: CompanyId;
  readonly reference: string;
  readonly now: Date;
};

/** Keeps a message before it is judged; undefined where its reference was there before. A rival waits here. */
export async function keepMessage(tx: Tx, message: NewMessage): Promise<number | undefined> {
  const { partnerGln, companyId, reference, bodyHash, orderReference, placeGln, now } = message;
  const { rows } = await sql<{ id: number }>`
    insert into edi_message (partner_gln, company_id, reference, body_hash, order_reference, place_gln, received_at, lines)
    values (${partnerGln}, ${companyId}, ${reference}, ${bodyHash}, ${orderReference}, ${placeGln}, ${now}, '[]')
    on conflict (partner_gln, reference) do nothing returning id`.execute(tx);
  return rows[0]?.id;
}

export async function keepAnswer(
  tx: Tx,
  id: number,
  { lines, orderNumber }: Pick<EdiMessage, "lines" | "orderNumber">,
): Promise<void> {
  await sql`update edi_message set lines = ${JSON.stringify(lines)}::jsonb, order_number = ${orderNumber}
    where id = ${id}`.execute(tx);
}

const messageColumns = sql`id, partner_gln as "partnerGln", body_hash as "bodyHash",
  order_reference as "orderReference", place_gln as "placeGln", order_number as "orderNumber", lines`;

type MessageRow = Omit<EdiMessage, "orderNumber" | "lines"> & {
  readonly orderNumber: string | null;
  readonly lines: readonly (Omit<LineAnswer, "line"> & {
    // JSON knows no "not a number".
    readonly line: Omit<LineAnswer["line"], "quantity"> & { readonly quantity: number | null };
  })[];
};

function toMessage({ orderNumber, lines, ...row }: MessageRow): EdiMessage {
  return {
    ...row,
    orderNumber: orderNumber === null ? null : toId<OrderNumber>(orderNumber),
    lines: lines.map(({ line, ...answer }) => ({
      ...answer,
      line: { ...line, quantity: line.quantity ?? Number.NaN },
    })),
  };
}

export async function messageByReference(
  db: Db,
  partnerGln: string,
  reference: string,
): Promise<EdiMessage | undefined> {
  const { rows } = await sql<MessageRow>`
    select ${messageColumns} from edi_message
    where partner_gln = ${partnerGln} and reference = ${reference}`.execute(db);
  return rows.map(toMessage)[0];
}

/** Whether an order of this partner has that number. */
export async function isOrdered(db: Db, partnerGln: string, orderReference: string): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`
    select exists (select from edi_message where partner_gln = ${partnerGln}
      and order_reference = ${orderReference} and order_number is not null) as there`.execute(db);
  return rows[0]?.there ?? false;
}

/** How far the order of a message is, with its papers. */
const progress = sql`${followedInSql.progressOf(sql`edi_message.order_number`)} || ' ' ||
  ${taxPapersInSql.countOf(sql`edi_message.order_number`)}`;

/** Messages whose orders have come further than when they were last looked at; after a year nothing more comes of one. */
export async function movedMessages(db: Db): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from edi_message
    where order_number is not null and received_at > now() - interval '400 days' and seen <> ${progress}
    order by id limit 500`.execute(db);
  return rows.map(({ id }) => id);
}

/** One of them, held; undefined where another worker has it, or had it. */
export async function holdMoved(
  tx: Tx,
  id: number,
): Promise<(EdiMessage & { readonly progress: string }) | undefined> {
  const { rows } = await sql<MessageRow & { readonly progress: string }>`
    select ${messageColumns}, ${progress} as progress from edi_message
    where id = ${id} and seen <> ${progress} for update skip locked`.execute(tx);
  return rows.map((row) => ({ ...toMessage(row), progress: row.progress }))[0];
}

export async function markSeen(tx: Tx, id: number, progress: string): Promise<void> {
  await sql`update edi_message set seen = ${progress} where id = ${id}`.execute(tx);
}

/** Of the messages of some orders: by our number of the order the partner's. */
export async function referencesOf(
  db: Db,
  partnerGln: string,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ number: string; reference: string }>`
    select order_number as number, order_reference as reference from edi_message
    where partner_gln = ${partnerGln} and order_number = any(${[...numbers]}::text[]) order by id`.execute(
    db,
  );
  return new Map(rows.map(({ number, reference }) => [number, reference]));
}
