import { encodeInstant } from "@vycep/contract/calendar/calendar.codec";
import type { CommentAnswer } from "@vycep/contract/tickets/comments.rest";
import type { ShipToId, UserId } from "@vycep/domain/kernel/ids";
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db.ts";
import { usersInSql } from "../users/users.facts.ts";
import { isUnread } from "./ticket-in-sql.ts";
import type { HeldTicket } from "./tickets.repo.ts";

type Asked = { readonly caseNumber: string; readonly shipToIds: readonly ShipToId[]; readonly limit: number };

type CommentRow = {
  readonly id: number | null;
  readonly at: Date;
  readonly uid: string | null;
  readonly person: string;
  readonly is_automatic: boolean;
  readonly text: string;
  readonly unread: boolean;
};

/** The newest comments of a ticket, oldest first (TICKET-08); undefined when there is no such ticket for these places. */
export async function findComments(
  db: Db,
  reader: UserId,
  { caseNumber, shipToIds, limit }: Asked,
): Promise<readonly CommentAnswer[] | undefined> {
  const { rows } = await sql<CommentRow>`
    select c.id, c.at, c.uid, c.is_automatic, c.text, ${isUnread(sql`c`, sql`t`, reader)} as unread,
      case when c.uid is null then c.author else ${usersInSql.nameOf(sql`c.uid`)} end as person
    from ticket t left join lateral (
      select * from ticket_comment newest where newest.case_number = t.case_number
      order by newest.at desc, newest.id desc limit ${limit}) c on true
    where t.case_number = ${caseNumber} and t.ship_to_id = any(${[...shipToIds]}::text[])
    order by c.at, c.id`.execute(db);
  if (rows.length === 0) return undefined;
  return rows.flatMap(({ id, at, uid, person, is_automatic, text, unread }) =>
    id === null
      ? []
      : [
          {
            id: String(id),
            at: encodeInstant(at, "T"),
            person,
            isBrewery: uid === null,
            isAutomatic: is_automatic,
            isOwn: uid === reader,
            isUnread: unread,
            text,
          },
        ],
  );
}

type CommentToKeep = {
  readonly ticket: Pick<HeldTicket, "caseNumber" | "companyId">;
  readonly at: Date;
  readonly text: string;
  readonly by:
    | { readonly kind: "customer"; readonly uid: UserId }
    | { readonly kind: "brewery"; readonly author: string; readonly isAutomatic: boolean };
  readonly eventId?: string | undefined;
};

/** Keeps a comment; undefined when it was told before. */
export async function insertComment(tx: Tx, comment: CommentToKeep): Promise<string | undefined> {
  const { ticket, at, text, by, eventId } = comment;
  const uid = by.kind === "customer" ? by.uid : null;
  const author = by.kind === "brewery" ? by.author : null;
  const { rows } = await sql<{ readonly id: string }>`
    insert into ticket_comment (case_number, company_id, at, uid, author, is_automatic, text, event_id)
    values (${ticket.caseNumber}, ${ticket.companyId}, ${at}, ${uid}, ${author},
      ${by.kind === "brewery" && by.isAutomatic}, ${text}, ${eventId ?? null})
    on conflict (event_id) do nothing returning id::text as id`.execute(tx);
  return rows[0]?.id;
}

/** Keeps that somebody has read all that was said until now; reading never goes back. */
export async function keepRead(
  tx: Tx,
  { caseNumber, uid, at }: { readonly caseNumber: string; readonly uid: UserId; readonly at: Date },
): Promise<void> {
  await sql`
    insert into ticket_read (case_number, uid, read_at)
    values (${caseNumber}, ${uid}, greatest(${at}::timestamptz, (
      select max(at) from ticket_comment where case_number = ${caseNumber})))
    on conflict (case_number, uid) do update set read_at = greatest(ticket_read.read_at, excluded.read_at)`.execute(
    tx,
  );
}

/** Who of the customer takes part in a ticket: who opened it, and who said something. */
export async function participantsOf(
  tx: Tx,
  { caseNumber }: Pick<HeldTicket, "caseNumber">,
): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly uid: string }>`
    select uid from ticket where case_number = ${caseNumber}
    union select uid from ticket_comment where case_number = ${caseNumber} and uid is not null order by 1`.execute(
    tx,
  );
  return rows.map(({ uid }) => uid);
}
