import type { UserId } from "@vycep/domain/kernel/ids";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/db.ts";
import { findAttachments } from "./attachments.repo.ts";

/** The ids of the whole files of what somebody is writing. */
export async function filesOfDraft(
  db: Db,
  { uid, key }: { readonly uid: UserId; readonly key: string },
): Promise<ReadonlySet<string>> {
  const files = await findAttachments(db, { kind: "draft", uid, key });
  return new Set(files.map(({ id }) => id));
}

/** Pieces of SQL for nouns whose things are tickets, too. */
export const ticketsInSql = {
  /** Whether the brewery has called a ticket off. */
  isCancelled: (caseNumber: RawBuilder<unknown>): RawBuilder<unknown> =>
    sql`exists (select from ticket own where own.case_number = ${caseNumber} and own.status = 'Cancelled')`,
  /** How far a ticket is, in the words of TICKET-11. */
  statusOf: (caseNumber: RawBuilder<unknown>): RawBuilder<unknown> =>
    sql`(select own.status from ticket own where own.case_number = ${caseNumber})`,
  /** Whether somebody of the house works on a ticket. */
  isTaken: (caseNumber: RawBuilder<unknown>): RawBuilder<unknown> =>
    sql`exists (select from ticket_assignee own where own.case_number = ${caseNumber})`,
  /** Those of a place that are not closed, a `TicketOfOrder` each, the newest first. */
  openAt: (shipToId: RawBuilder<unknown>): RawBuilder<readonly TicketOfOrder[]> => sql`coalesce((
    select json_agg(json_build_object('number', own.case_number, 'title', own.title, 'status', own.status,
      'at', coalesce(own.sent_at, own.opened)) order by own.opened desc, own.case_number desc)
    from ticket own where own.ship_to_id = ${shipToId}
      and own.status not in ('Problem Solved', 'Cancelled', 'Merged')), '[]')`,
  /** Those that name an order, a `TicketOfOrder` each, the newest first. */
  ofOrder: (orderNumber: RawBuilder<unknown>): RawBuilder<readonly TicketOfOrder[]> => sql`coalesce((
    select json_agg(json_build_object('number', own.case_number, 'title', own.title, 'status', own.status,
      'at', coalesce(own.sent_at, own.opened)) order by own.opened desc, own.case_number desc)
    from ticket own where own.order_number = ${orderNumber}), '[]')`,
} as const;

/** A ticket about an order, as JSON has it. */
export type TicketOfOrder = {
  readonly number: string;
  readonly title: string;
  readonly status: string;
  readonly at: string;
};
