import type { ShipToId } from "@vycep/domain/kernel/ids";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../../platform/db.ts";
import { sinceSaidAgain } from "../../../platform/desk/said-again.ts";
import { type CalendarValues, calendarInSql } from "../../calendar/calendar.facts.ts";
import { type CapacityValues, capacityInSql } from "../../capacity/capacity.facts.ts";
import { type CalledCart, calledCartsInSql } from "../../cart/called-carts.facts.ts";
import { type EmptiesTypeRows, emptiesInSql } from "../../catalog/empties-types.facts.ts";
import { debtsInSql, type OpenInvoice } from "../../invoices/invoices.facts.ts";
import { ordersInSql, type PlacedOrders } from "../../orders/orders.facts.ts";
import { type ShipToWith, shipToInSql, shipToWith } from "../../ship-to/ship-to.facts.ts";
import { staffInSql } from "../../staff/staff.facts.ts";
import { type TicketOfOrder, ticketsInSql } from "../../tickets/tickets.facts.ts";
import { type PersonAt, usersInSql } from "../../users/users.facts.ts";

const mostInvoices = 8;
const mostOrders = 12;
const mostNotes = 20;

/** All that stands beside a place and one statement can read. */
export type CallParts = {
  readonly calendar: CalendarValues;
  readonly capacity: CapacityValues;
  readonly money: {
    readonly creditLimit: number | null;
    readonly debt: { readonly unpaid: number; readonly overdue: number };
  };
  readonly suspendedReason: string | null;
  readonly invoices: readonly OpenInvoice[];
  readonly carts: readonly CalledCart[];
  readonly placed: PlacedOrders;
  readonly tickets: readonly TicketOfOrder[];
  readonly people: readonly PersonAt[];
  readonly emptiesTypes: EmptiesTypeRows;
  readonly notes: readonly CallNote[];
};

export type CallNote = {
  readonly id: number;
  readonly at: string;
  readonly by: string | null;
  readonly caller: string | null;
  readonly text: string;
};

/** A place with all that a caller may ask about, in one statement. */
export async function callParts(
  db: Db,
  shipToId: ShipToId,
  today: LocalDate,
): Promise<ShipToWith<CallParts> | undefined> {
  const id = sql`${shipToId}::text`;
  const companyId = shipToInSql.companyOf(id);
  return shipToWith(
    db,
    shipToId,
    (market) => sql<CallParts>`json_build_object(
      'calendar', ${calendarInSql.calendar(shipToId, market, { today })},
      'capacity', ${capacityInSql.rules(market, shipToInSql.customerTypeOf(id), today)},
      'money', json_build_object('creditLimit', ${shipToInSql.creditLimitOf(companyId)},
        'debt', ${debtsInSql.ofCompany(companyId, today)}),
      'suspendedReason', ${shipToInSql.suspendedReasonOf(id)},
      'invoices', ${debtsInSql.invoicesOf(companyId, mostInvoices)},
      'carts', ${calledCartsInSql.ofPlace({ companyId, shipToId: id })},
      'placed', ${ordersInSql.newestOf(id, mostOrders)},
      'tickets', ${ticketsInSql.openAt(id)},
      'people', ${usersInSql.peopleAt(id)},
      'emptiesTypes', ${emptiesInSql.offer(market)},
      'notes', ${notesOf(id)})`,
  );
}

function notesOf(shipToId: RawBuilder<unknown>): RawBuilder<readonly CallNote[]> {
  return sql`coalesce((
    select json_agg(json_build_object('id', n.id, 'at', n.at, 'by', ${staffInSql.nameOf(sql`n.by_uid`)},
      'caller', ${usersInSql.nameOf(sql`n.caller_uid`)}, 'text', n.text) order by n.id desc)
    from (select * from call_note kept where kept.ship_to_id = ${shipToId} order by kept.id desc limit ${mostNotes}) n), '[]')`;
}

export type NewCallNote = {
  readonly shipToId: ShipToId;
  readonly companyId: string;
  readonly at: Date;
  readonly byUid: string;
  /** Who called; kept only of who has a role at the place. */
  readonly callerUid: string | null;
  readonly text: string;
};

/** Keeps a note, once however often the button was pressed, and tells all of them; the newest stands first. */
export async function insertCallNote(tx: Tx, note: NewCallNote): Promise<readonly CallNote[]> {
  const { shipToId, companyId, at, byUid, callerUid, text } = note;
  const caller = usersInSql.ifAt(sql`${callerUid}::text`, sql`${shipToId}`);
  await sql`select pg_advisory_xact_lock(hashtextextended(${`notes of ${shipToId}`}, 0))`.execute(tx);
  await sql`
    insert into call_note (ship_to_id, company_id, at, by_uid, caller_uid, text)
    select ${shipToId}, ${companyId}, ${at}::timestamptz, ${byUid}, ${caller}, ${text}
    where not exists (select from call_note n where n.ship_to_id = ${shipToId} and n.by_uid = ${byUid} and n.text = ${text}
      and n.at > ${sinceSaidAgain(at)})`.execute(tx);
  const { rows } = await sql<{ notes: readonly CallNote[] }>`
    select ${notesOf(sql`${shipToId}`)} as notes`.execute(tx);
  return rows[0]?.notes ?? [];
}
