import type { AllTicketsAnswer, AllTicketsQuery, TicketRow } from "@vycep/contract/tickets/tickets.rest";
import type { ShipToId, UserId } from "@vycep/domain/kernel/ids";
import type { Language } from "@vycep/domain/market/language";
import {
  groupOf,
  parseTicketStatus,
  statusesOf,
  type TicketGroup,
} from "@vycep/domain/tickets/ticket-status";
import { sql } from "kysely";
import type { Db } from "../../platform/db.ts";
import { conditionsOf, containing, type Demands, is, isOneOf } from "../../platform/list/conditions.ts";
import type { List } from "../../platform/list/read-list.ts";
import { shipToInSql } from "../ship-to/ship-to.facts.ts";
import { usersInSql } from "../users/users.facts.ts";
import { categoryName, unreadOf } from "./ticket-in-sql.ts";

export type TicketFilter = {
  readonly shipToIds: readonly ShipToId[];
  readonly shipToId?: string | undefined;
  readonly text?: string | undefined;
  readonly category?: string | undefined;
  readonly group?: TicketGroup | undefined;
  readonly openedBy?: UserId | undefined;
};

export type Reader = { readonly uid: UserId; readonly language: Language };

export type ListRow = Omit<TicketRow, "status"> & { readonly status: string };

const demands: Demands<TicketFilter> = {
  shipToIds: isOneOf(sql`t.ship_to_id`),
  shipToId: is(sql`t.ship_to_id`),
  text: (text) => sql`fold_text(t.case_number || ' ' || t.title) like fold_text(${containing(text)})`,
  category: is(sql`t.category`),
  group: (group) => isOneOf(sql`t.status`)(statusesOf(group)),
  openedBy: is(sql`t.uid`),
};

/** The tickets that a filter finds (TICKET-01, REST-58). */
export function ticketList(
  reader: Reader,
  filter: TicketFilter,
  { sort, direction }: Pick<AllTicketsQuery, "sort" | "direction">,
): List<ListRow, TicketRow> {
  const title = { column: sql`sort_title`, kind: "text" } as const;
  const opened = { column: sql`opened`, kind: "day" } as const;
  return {
    found: sql`
      select t.case_number, t.title, t.title collate cs_alphabet as sort_title, t.category, t.subcategory, t.ship_to_id,
        t.uid, t.status, t.opened, t.closed, t.is_unread
      from ticket t where ${conditionsOf(filter, demands)}`,
    joined: shipToInSql.joinIfThere(sql`page.ship_to_id`),
    beside: sql`
      page.case_number as "caseNumber", page.ship_to_id as "shipTo",
      ${categoryName(sql`page.category`, reader.language)} as "categoryName",
      ${categoryName(sql`page.subcategory`, reader.language)} as "subcategoryName",
      place.name as "shipToName",
      ${usersInSql.nameOf(sql`page.uid`)} as caller,
      ${unreadOf(sql`page`, reader.uid)} as unread`,
    order: {
      name: `${sort}-${direction}`,
      by: sort === "title" ? title : opened,
      id: { column: sql`case_number`, kind: "text" },
      direction,
    },
    read: toTicketRow,
  };
}

/** What a text finds, the ticket of that very number first, then the newest. */
export function ticketSearch(
  reader: Reader,
  filter: { readonly shipToIds: readonly ShipToId[]; readonly text: string },
): List<ListRow, TicketRow> {
  const isNamed = sql`fold_text(case_number) = fold_text(${filter.text})`;
  return {
    ...ticketList(reader, filter, { sort: "opened", direction: "desc" }),
    order: {
      name: "nearest",
      by: {
        column: sql`(opened - date '2000-01-01' + case when ${isNamed} then 1000000 else 0 end)`,
        kind: "whole",
      },
      id: { column: sql`case_number`, kind: "text" },
      direction: "desc",
    },
  };
}

export function toTicketRow(row: ListRow): TicketRow {
  const status = parseTicketStatus(row.status);
  if (status === undefined) throw new Error(`a status that the domain does not know: ${row.status}`);
  const { caseNumber, title, category, categoryName: name, subcategoryName, shipTo, shipToName } = row;
  const { caller, opened, closed, unread } = row;
  return {
    ...{ caseNumber, title, category, categoryName: name, subcategoryName, shipTo, shipToName },
    ...{ caller, status, opened, closed, unread },
  };
}

type Summary = Pick<AllTicketsAnswer, "groups" | "waiting" | "unread">;

/** What stands above the list: the sizes of the groups, what waits for the customer, how many hold news. */
export async function ticketSummary(
  db: Db,
  reader: Reader,
  shipToIds: readonly ShipToId[],
): Promise<Summary> {
  const { rows } = await sql<{
    readonly statuses: Readonly<Record<string, number>> | null;
    readonly unread: number;
    readonly waiting: Summary["waiting"];
  }>`
    with mine as (select * from ticket where ship_to_id = any(${[...shipToIds]}::text[])),
      waits as (select * from mine where status = 'Waiting for Details')
    select
      (select json_object_agg(status, n) from (select status, count(*)::int as n from mine group by status) s) as statuses,
      (select count(*)::int from mine where ${unreadOf(sql`mine`, reader.uid)} > 0) as unread,
      (select json_build_object('count', (select count(*)::int from waits), 'caseNumber', w.case_number,
          'lastComment', coalesce((select c.text from ticket_comment c
            where c.case_number = w.case_number and c.uid is null order by c.at desc, c.id desc limit 1), w.title))
        from waits w order by w.opened desc, w.case_number desc limit 1) as waiting`.execute(db);
  const groups = { open: 0, "in-progress": 0, solved: 0, closed: 0 };
  for (const [text, count] of Object.entries(rows[0]?.statuses ?? {})) {
    const status = parseTicketStatus(text);
    if (status !== undefined) groups[groupOf(status)] += count;
  }
  return { groups, waiting: rows[0]?.waiting ?? null, unread: rows[0]?.unread ?? 0 };
}
