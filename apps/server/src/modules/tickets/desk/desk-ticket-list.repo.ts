import type { Language } from "@vycep/domain/market/language";
import { isAnsweredByCustomer } from "@vycep/domain/tickets/desk-step";
import type { TicketStatus } from "@vycep/domain/tickets/ticket-status";
import { parseTicketStatus } from "@vycep/domain/tickets/ticket-status";
import { type RawBuilder, sql } from "kysely";
import type { DeskTicketClocks } from "../../../platform/desk/desk-graphql.gen.ts";
import { conditionsOf, containing, type Demands, isOneOf } from "../../../platform/list/conditions.ts";
import type { List } from "../../../platform/list/read-list.ts";
import { shipToInSql } from "../../ship-to/ship-to.facts.ts";
import { staffInSql } from "../../staff/staff.facts.ts";
import { usersInSql } from "../../users/users.facts.ts";
import { categoryName } from "../ticket-in-sql.ts";
import { type ClockParts, type Clockwork, clockPartsOf, clocksOf, clocksTold } from "./clockwork.ts";
import type { BesideTickets, CreditOfTicket } from "./ticket-desk.deps.ts";

/** What staff look for among the tickets of all companies. */
export type DeskTicketSearch = {
  /** Those that are seen at all, where not all are. */
  readonly companiesInReach?: readonly string[] | undefined;
  readonly number?: string | undefined;
  readonly numbers?: readonly string[] | undefined;
  readonly text?: string | undefined;
  readonly statuses?: readonly TicketStatus[] | undefined;
  readonly categories?: readonly string[] | undefined;
  readonly whose?: { readonly uid: string | null; readonly isFreeToo: boolean } | undefined;
  readonly isAnswered?: boolean | undefined;
  readonly shipTos?: readonly string[] | undefined;
  /** With a credit that somebody may agree to, or without. */
  readonly toDecide?:
    | { readonly is: boolean; readonly uid: string; readonly upTo: number | undefined }
    | undefined;
};

export type DeskTicketListRow = {
  readonly number: string;
  readonly title: string;
  readonly status: TicketStatus;
  readonly isAnswered: boolean;
  readonly opened: string;
  readonly closed: string | null;
  readonly category: string;
  readonly subcategory: string;
  readonly shipToId: string;
  readonly shipToName: string;
  readonly companyName: string;
  readonly caller: string | null;
  readonly assignee: { readonly uid: string; readonly name: string } | null;
  readonly creditWaiting: CreditOfTicket | null;
  readonly openedAt: string | null;
  readonly clocks: DeskTicketClocks;
};

type Row = Omit<DeskTicketListRow, "status" | "isAnswered" | "openedAt" | "clocks"> & {
  readonly clockParts: ClockParts;
  readonly status: string;
  readonly spokeLast: "customer" | "brewery" | null;
};

/** Who spoke last to ticket `t`, what programs say by themselves set aside. */
const spokeLast = (caseNumber: RawBuilder<unknown>) => sql`(
  select case when last.uid is null then 'brewery' else 'customer' end from ticket_comment last
  where last.case_number = ${caseNumber} and not last.is_automatic order by last.at desc, last.id desc limit 1)`;

const demandsBeside = ({ ticketsToDecide }: BesideTickets): Demands<DeskTicketSearch> => ({
  companiesInReach: isOneOf(sql`t.company_id`),
  number: (number) => sql`t.case_number = ${number}`,
  numbers: isOneOf(sql`t.case_number`),
  text: (text) => sql`(fold_text(t.case_number || ' ' || t.title) like fold_text(${containing(text)})
    or t.ship_to_id in ${shipToInSql.named(sql`${containing(text)}`)})`,
  statuses: isOneOf(sql`t.status`),
  categories: isOneOf(sql`t.category`),
  whose: ({ uid, isFreeToo }) => sql`(exists (
      select from ticket_assignee own where own.case_number = t.case_number and own.uid = ${uid})
    or (${isFreeToo} and not exists (select from ticket_assignee own where own.case_number = t.case_number)))`,
  isAnswered: (is) => sql`(${spokeLast(sql`t.case_number`)} = 'customer'
    and t.status not in ('Problem Solved', 'Cancelled', 'Merged')) is ${is ? sql`true` : sql`not true`}`,
  shipTos: isOneOf(sql`t.ship_to_id`),
  toDecide: ({ is, ...by }) =>
    sql`(t.case_number in ${ticketsToDecide(by)}) is ${is ? sql`true` : sql`not true`}`,
});

/** Tickets of all companies by age; what is told of each besides is read for the rows of the page alone. */
export function deskTicketList(
  search: DeskTicketSearch,
  {
    language,
    isAscending,
    beside,
    work,
  }: {
    readonly language: Language;
    readonly isAscending: boolean;
    readonly beside: BesideTickets;
    readonly work: Clockwork;
  },
): List<Row, DeskTicketListRow> {
  const direction = isAscending ? "asc" : "desc";
  return {
    found: sql`
      select t.case_number as number, t.title, t.status, t.opened, t.closed, t.category as "categoryId",
        t.subcategory as "subcategoryId", t.ship_to_id as "shipToId", t.company_id as "companyId", t.uid
      from ticket t where ${conditionsOf(search, demandsBeside(beside))}`,
    beside: sql`${categoryName(sql`page."categoryId"`, language)} as category,
      ${categoryName(sql`page."subcategoryId"`, language)} as subcategory,
      ${shipToInSql.nameOf(sql`page."shipToId"`)} as "shipToName",
      ${shipToInSql.companyNameOf(sql`page."companyId"`)} as "companyName",
      ${usersInSql.nameOf(sql`page.uid`)} as caller, ${spokeLast(sql`page.number`)} as "spokeLast",
      (select json_build_object('uid', own.uid, 'name', ${staffInSql.nameOf(sql`own.uid`)})
        from ticket_assignee own where own.case_number = page.number) as assignee,
      ${beside.creditWaiting(sql`page.number`)} as "creditWaiting", ${clockPartsOf(sql`page.number`)} as "clockParts"`,
    order: {
      name: `desk-tickets-${direction}`,
      by: { column: sql`opened`, kind: "day" },
      id: { column: sql`number`, kind: "text" },
      direction,
    },
    read: (row) => rowOf(row, work),
  };
}

function rowOf(
  { status: text, spokeLast: last, clockParts, ...row }: Row,
  work: Clockwork,
): DeskTicketListRow {
  const { number, title, opened, closed, category, subcategory, caller, assignee } = row;
  const { shipToId, shipToName, companyName, creditWaiting } = row;
  const status = parseTicketStatus(text);
  if (status === undefined) throw new Error(`a status that the domain does not know: ${text}`);
  return {
    ...{ number, title, status, opened, closed, category, subcategory, caller, assignee },
    ...{ shipToId, shipToName, companyName, creditWaiting },
    openedAt: clockParts.sentAt && new Date(clockParts.sentAt).toISOString(),
    clocks: clocksTold(clocksOf(clockParts, work)),
    isAnswered: isAnsweredByCustomer({ status, spokeLast: last ?? undefined }),
  };
}
