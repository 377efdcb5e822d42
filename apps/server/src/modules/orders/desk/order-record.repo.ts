import { type Texts, textsOf } from "@vycep/domain/market/texts";
import type { ExceptionKind } from "@vycep/domain/transport/method";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../../platform/db.ts";
import { sinceSaidAgain } from "../../../platform/desk/said-again.ts";
import { auditFactsInSql, type DeskEntry } from "../../audit/audit.facts.ts";
import { exceptionsInSql } from "../../calendar/market-days.facts.ts";
import { type EmptiesTypeRows, emptiesInSql } from "../../catalog/empties-types.facts.ts";
import { type FirstPhoto, photosInSql } from "../../catalog/first-photos.facts.ts";
import { documentsInSql, type PaperOfOrder } from "../../documents/documents.facts.ts";
import { outboxInSql, type ToldOfOrder } from "../../outbox/outbox.facts.ts";
import { shipToInSql } from "../../ship-to/ship-to.facts.ts";
import { staffInSql } from "../../staff/staff.facts.ts";
import { type TicketOfOrder, ticketsInSql } from "../../tickets/tickets.facts.ts";
import { usersInSql } from "../../users/users.facts.ts";
import { moneyInSql } from "../day-orders.facts.ts";

/** What stands beside the row and the lines of an order, all in one statement. */
export type OrderRecordParts = {
  readonly version: number;
  readonly deliveryStatus: string;
  readonly orderedBy: string | null;
  readonly placedBy: string | null;
  readonly overridden: {
    readonly rules: readonly string[];
    readonly reason: string;
    readonly note: string;
  } | null;
  readonly caller: CallerOfRecord | null;
  /** The kinds of deliveries that do not come on its day. */
  readonly fallen: readonly ExceptionKind[];
  readonly isSettled: boolean;
  readonly isKept: boolean;
  /** When staff last changed what was sent. */
  readonly changedAt: Date | null;
  readonly limitMinor: number | null;
  /** The order whose shortage it brings. */
  readonly replaces: string | null;
  readonly window: string;
  readonly vatMinor: number;
  /** Deposits of the goods, less those of the empties that were planned to go back. */
  readonly depositMinor: number;
  readonly empties: readonly EmptiesOfRecord[];
  /** What the brewery takes back in its market. */
  readonly offer: EmptiesTypeRows;
  /** Photos of its goods by their numbers. */
  readonly photos: Readonly<Record<string, FirstPhoto>>;
  readonly events: readonly EventOfRecord[];
  readonly reports: readonly ReportOfRecord[];
  readonly papers: readonly PaperOfOrder[];
  readonly messages: readonly ToldOfOrder[];
  readonly tickets: readonly TicketOfOrder[];
  readonly notes: readonly NoteOfRecord[];
  readonly history: readonly DeskEntry[];
};

export type CallerOfRecord = { readonly name: string; readonly phone: string; readonly language: string };

export type EmptiesOfRecord = {
  readonly code: string;
  readonly names: Texts;
  readonly planned: number;
  readonly returned: number | null;
  readonly unitDepositMinor: number;
};

export type EventOfRecord = {
  readonly at: string;
  readonly kind: string;
  readonly by: string | null;
  readonly detail: string | null;
};

export type ReportOfRecord = {
  readonly at: string;
  readonly kind: string;
  readonly number: string | null;
};

export type NoteOfRecord = {
  readonly id: number;
  readonly at: string;
  readonly by: string | null;
  readonly text: string;
};

/** A person of the customer's or of the house. */
const nameOf = (uid: RawBuilder<unknown>) =>
  sql`coalesce(${usersInSql.nameOf(uid)}, ${staffInSql.nameOf(uid)})`;

export async function orderRecordParts(db: Db, number: string): Promise<OrderRecordParts | undefined> {
  const { rows } = await sql<OrderRecordParts>`
    select o.version, o.delivery_status as "deliveryStatus", ${usersInSql.nameOf(sql`o.created_by`)} as "orderedBy",
      ${staffInSql.nameOf(sql`o.placed_by`)} as "placedBy", o.overridden,
      ${usersInSql.callerOf(sql`o.created_by`)} as caller, ${exceptionsInSql.taken(sql`o.ship_to_id`, sql`o.delivery_date`)} as fallen, o.prices_settled_at is not null as "isSettled",
      o.price_kept_at is not null as "isKept", o.changed_at as "changedAt", o.price_limit_minor as "limitMinor",
      o.replaces, ${shipToInSql.windowOf(sql`o.ship_to_id`)} as "window", ${moneyInSql.vat} as "vatMinor",
      ${moneyInSql.deposit} as "depositMinor", ${emptiesInSql.offer(shipToInSql.marketOf(sql`o.ship_to_id`))} as offer,
      ${photosInSql.firstOf(sql`select l.sku from order_line l where l.order_number = o.order_number`)} as photos,
      coalesce((
        select json_agg(json_build_object('code', e.empties_code, 'names', ${emptiesInSql.namesOf(sql`e.empties_code`)},
          'planned', e.units, 'returned', e.units_returned,
          'unitDepositMinor', e.unit_deposit_minor) order by e.line_no)
        from order_empties_line e where e.order_number = o.order_number), '[]') as empties,
      coalesce((
        select json_agg(json_build_object('at', h.at, 'kind', h.state, 'by', h.detail ->> 'name',
          'detail', h.detail ->> 'reason') order by h.at desc, h.id desc)
        from order_event h where h.order_number = o.order_number), '[]') as events,
      coalesce((
        select json_agg(json_build_object('at', r.at, 'kind', r.kind, 'number', r.document_number)
          order by r.at desc, r.event_id desc)
        from erp_report r where r.order_number = o.order_number), '[]') as reports,
      ${documentsInSql.ofOrder(sql`o.order_number`)} as papers,
      ${outboxInSql.messagesOf(sql`o.order_number`)} as messages,
      ${ticketsInSql.ofOrder(sql`o.order_number`)} as tickets,
      ${notesOf(sql`o.order_number`)} as notes,
      ${auditFactsInSql.historyOf({ kind: "order", id: sql`o.order_number` }, nameOf)} as history
    from sales_order o where o.order_number = ${number}`.execute(db);
  const [row] = rows;
  return row && { ...row, empties: row.empties.map((one) => ({ ...one, names: textsOf(one.names) })) };
}

function notesOf(orderNumber: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`coalesce((
    select json_agg(json_build_object('id', n.id, 'at', n.at, 'by', ${staffInSql.nameOf(sql`n.by_uid`)},
      'text', n.text) order by n.id)
    from order_note n where n.order_number = ${orderNumber}), '[]')`;
}

/** The version of an order that was held. */
export async function orderVersion(tx: Tx, number: string): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    select version from sales_order where order_number = ${number}`.execute(tx);
  return rows[0]?.version ?? 0;
}

type NewNote = {
  readonly number: string;
  readonly companyId: string;
  readonly at: Date;
  readonly uid: string;
  readonly text: string;
};

/** Adds a note of the house to an order, once however often the button was pressed, and tells all of them; the newest stands last. */
export async function insertNote(
  tx: Tx,
  { number, companyId, at, uid, text }: NewNote,
): Promise<readonly NoteOfRecord[]> {
  await sql`
    insert into order_note (order_number, company_id, at, by_uid, text)
    select ${number}, ${companyId}, ${at}::timestamptz, ${uid}, ${text}
    where not exists (select from order_note n where n.order_number = ${number} and n.by_uid = ${uid} and n.text = ${text}
      and n.at > ${sinceSaidAgain(at)})`.execute(tx);
  const { rows } = await sql<{ notes: readonly NoteOfRecord[] }>`
    select ${notesOf(sql`${number}`)} as notes`.execute(tx);
  return rows[0]?.notes ?? [];
}
