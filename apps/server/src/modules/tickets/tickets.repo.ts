import { encodeInstant } from "@vycep/contract/calendar/calendar.codec";
import type { TicketAnswer, TicketContext } from "@vycep/contract/tickets/tickets.rest";
import type { CompanyId, ShipToId, UserId } from "@vycep/domain/kernel/ids";
import { type LocalDate, toLocalDate } from "@vycep/domain/kernel/local-moment";
import type { NewTicket } from "@vycep/domain/tickets/new-ticket";
import { lastDayToReopen, RATINGS, type Rating } from "@vycep/domain/tickets/solved-ticket";
import { parseTicketStatus, type TicketStatus } from "@vycep/domain/tickets/ticket-status";
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db.ts";
import { shipToInSql } from "../ship-to/ship-to.facts.ts";
import { usersInSql } from "../users/users.facts.ts";
import { categoryName, unreadOf } from "./ticket-in-sql.ts";
import { type ListRow, type Reader, toTicketRow } from "./ticket-list.repo.ts";

type DetailRow = ListRow & {
  readonly description: string;
  readonly customerId: string;
  readonly sent_at: Date | null;
  readonly uid: string;
  readonly phone: string;
  readonly order_number: string | null;
  readonly order_line: number | null;
  readonly invoice_number: string | null;
  readonly delivery_number: string | null;
  readonly material: string | null;
  readonly mergedInto: string | null;
  readonly rating: number | null;
  readonly changes: readonly {
    readonly at: string;
    readonly status: string;
    readonly person: string | null;
  }[];
};

/** A ticket of one of these places with all that is known of it, in one statement (TICKET-05). */
export async function findTicket(
  db: Db,
  reader: Reader,
  { caseNumber, shipToIds }: { readonly caseNumber: string; readonly shipToIds: readonly ShipToId[] },
): Promise<TicketAnswer | undefined> {
  const { rows } = await sql<DetailRow>`
    select t.case_number as "caseNumber", t.title, t.category, t.ship_to_id as "shipTo", t.status, t.opened, t.closed,
      ${categoryName(sql`t.category`, reader.language)} as "categoryName",
      ${categoryName(sql`t.subcategory`, reader.language)} as "subcategoryName",
      ${shipToInSql.nameOf(sql`t.ship_to_id`)} as "shipToName",
      ${usersInSql.nameOf(sql`t.uid`)} as caller, ${unreadOf(sql`t`, reader.uid)} as unread,
      t.description, t.company_id as "customerId", t.sent_at, t.uid, t.phone, t.order_number, t.order_line,
      t.invoice_number, t.delivery_number, t.material, t.merged_into as "mergedInto", t.rating,
      coalesce((select json_agg(json_build_object('at', c.at, 'status', c.status,
          'person', case when c.uid is null then null else ${usersInSql.nameOf(sql`c.uid`)} end) order by c.at, c.id)
        from ticket_change c where c.case_number = t.case_number), '[]') as changes
    from ticket t where t.case_number = ${caseNumber} and t.ship_to_id = any(${[...shipToIds]}::text[])`.execute(
    db,
  );
  const [row] = rows;
  return row && toTicket(row, reader.uid);
}

function toTicket(row: DetailRow, reader: UserId): TicketAnswer {
  const isSolved = row.status === "Problem Solved";
  return {
    ...toTicketRow(row),
    description: row.description,
    customerId: row.customerId,
    sentAt: row.sent_at && encodeInstant(row.sent_at, "T"),
    isOwn: row.uid === reader,
    contact: row.phone,
    about: {
      order: row.order_number,
      line: row.order_line,
      invoice: row.invoice_number,
      delivery: row.delivery_number,
      material: row.material,
    },
    mergedInto: row.mergedInto,
    rating: ratingOf(row.rating) ?? null,
    reopenUntil: isSolved && row.closed !== null ? lastDayToReopen(toLocalDate(row.closed)) : null,
    changes: row.changes.flatMap(({ at, status: text, person }) => {
      const status = parseTicketStatus(text);
      return status === undefined ? [] : [{ at: encodeInstant(new Date(at), "T"), status, person }];
    }),
  };
}

/** Whether there is such a ticket for these places. */
export async function isTicketOf(
  db: Db,
  caseNumber: string,
  shipToIds: readonly ShipToId[],
): Promise<boolean> {
  const { rows } = await sql`
    select from ticket where case_number = ${caseNumber} and ship_to_id = any(${[...shipToIds]}::text[])`.execute(
    db,
  );
  return rows.length > 0;
}

/** How a ticket stands, held until the transaction ends. */
export type HeldTicket = {
  readonly caseNumber: string;
  readonly companyId: CompanyId;
  readonly shipToId: ShipToId;
  readonly shipToName: string;
  readonly uid: UserId;
  readonly title: string;
  readonly status: TicketStatus;
  readonly closed: LocalDate | undefined;
  readonly rating: Rating | undefined;
};

/** Holds a ticket; `shipToIds` are the places that may know of it, all where it is left out. */
export async function holdTicket(
  tx: Tx,
  caseNumber: string,
  shipToIds?: readonly ShipToId[],
): Promise<HeldTicket | undefined> {
  const { rows } = await sql<
    Omit<HeldTicket, "status" | "closed" | "rating"> & {
      readonly status: string;
      readonly closed: string | null;
      readonly rating: number | null;
    }
  >`
    select t.case_number as "caseNumber", t.company_id as "companyId", t.ship_to_id as "shipToId",
      ${shipToInSql.nameOf(sql`t.ship_to_id`)} as "shipToName", t.uid, t.title, t.status, t.closed, t.rating
    from ticket t where t.case_number = ${caseNumber}
      and (${shipToIds === undefined} or t.ship_to_id = any(${[...(shipToIds ?? [])]}::text[]))
    for update of t`.execute(tx);
  const [row] = rows;
  if (row === undefined) return undefined;
  const status = parseTicketStatus(row.status);
  if (status === undefined) throw new Error(`a status that the domain does not know: ${row.status}`);
  return {
    ...row,
    status,
    closed: row.closed === null ? undefined : toLocalDate(row.closed),
    rating: ratingOf(row.rating),
  };
}

export type TicketToKeep = NewTicket & {
  readonly companyId: CompanyId;
  readonly shipToId: ShipToId;
  readonly uid: UserId;
  readonly market: "CZ" | "IT";
  readonly about: TicketContext;
  readonly at: Date;
  readonly today: LocalDate;
};

/** Keeps a new ticket under the next number that nobody else has taken. */
export async function insertTicket(tx: Tx, ticket: TicketToKeep): Promise<string> {
  const { about } = ticket;
  for (;;) {
    const { rows } = await sql<{ readonly caseNumber: string }>`
      insert into ticket (case_number, company_id, ship_to_id, uid, category, subcategory, title, description, status,
        opened, is_unread, sent_at, phone, market, order_number, order_line, invoice_number, delivery_number, material)
      values ('CS' || lpad(nextval('ticket_number')::text, 7, '0'), ${ticket.companyId}, ${ticket.shipToId}, ${ticket.uid},
        ${ticket.category}, ${ticket.subcategory}, ${ticket.title}, ${ticket.description}, 'New',
        ${ticket.today}, false, ${ticket.at}, ${ticket.phone}, ${ticket.market},
        ${about.order}, ${about.line}, ${about.invoice}, ${about.delivery}, ${about.material})
      on conflict (case_number) do nothing
      returning case_number as "caseNumber"`.execute(tx);
    const [row] = rows;
    if (row !== undefined) return row.caseNumber;
  }
}

type StatusToKeep = {
  readonly ticket: Pick<HeldTicket, "caseNumber" | "companyId">;
  readonly status: TicketStatus;
  /** The day on which it was solved or closed; none while it is open. */
  readonly closed: LocalDate | undefined;
  readonly at: Date;
  /** Who of the customer changed it. */
  readonly uid: UserId | undefined;
  readonly eventId?: string | undefined;
  readonly mergedInto?: string | undefined;
};

/** Keeps a new status and that it came; false when that was told before. */
export async function keepStatus(tx: Tx, wanted: StatusToKeep): Promise<boolean> {
  const { ticket, status, closed, at, uid, eventId, mergedInto } = wanted;
  const { rows } = await sql`
    with told as (
      insert into ticket_change (case_number, company_id, at, status, uid, event_id)
      values (${ticket.caseNumber}, ${ticket.companyId}, ${at}, ${status}, ${uid ?? null}, ${eventId ?? null})
      on conflict (event_id) do nothing returning case_number)
    update ticket set status = ${status}, closed = greatest(${closed ?? null}::date, case when ${closed === undefined}
      then null else opened end), merged_into = ${mergedInto ?? null}
    where case_number in (select case_number from told) returning case_number`.execute(tx);
  return rows.length > 0;
}

export async function keepRating(
  tx: Tx,
  rated: {
    readonly caseNumber: string;
    readonly rating: Rating;
    readonly note: string;
    readonly uid: UserId;
    readonly at: Date;
  },
): Promise<void> {
  await tx
    .updateTable("ticket")
    .set({ rating: rated.rating, rating_note: rated.note, rated_by: rated.uid, rated_at: rated.at })
    .where("case_number", "=", rated.caseNumber)
    .execute();
}

function ratingOf(value: number | null): Rating | undefined {
  return RATINGS.find((rating) => rating === value);
}
