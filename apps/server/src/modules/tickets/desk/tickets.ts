import { approvesUpTo } from "@vycep/domain/staff/second-person";
import { parseTicketStatus } from "@vycep/domain/tickets/ticket-status";
import type { DeskContext, Staff } from "../../../platform/desk/desk-context.ts";
import type {
  DeskTicketFilter,
  DeskTicketPage,
  QueryTicketsArgs,
} from "../../../platform/desk/desk-graphql.gen.ts";
import { badInput } from "../../../platform/errors.ts";
import { readDeskPage } from "../../../platform/list/desk-page.ts";
import { readPage } from "../../../platform/list/read-list.ts";
import { clockwork } from "./clockwork.ts";
import { type DeskTicketSearch, deskTicketList } from "./desk-ticket-list.repo.ts";
import { pageByDue } from "./queue-by-due.ts";
import type { TicketDeskDeps } from "./ticket-desk.deps.ts";

const mostOnPage = 200;

/** The contract gives these a value where nobody did. */
export type TicketsArgs = QueryTicketsArgs & {
  readonly [Name in "filter" | "ascending" | "byTimeLeft" | "first"]: NonNullable<QueryTicketsArgs[Name]>;
};

/** Tickets of all customers, or of those that sales are assigned to, by age or by the time that is left (DTICK-01, DTICK-04, DLIST-01). */
export async function tickets(
  deps: TicketDeskDeps,
  context: DeskContext,
  { filter, ascending, byTimeLeft, first, after }: TicketsArgs,
): Promise<DeskTicketPage> {
  if (first < 1 || first > mostOnPage)
    throw badInput("page-size-invalid", undefined, [{ path: "first", code: "range" }]);
  const { db } = deps;
  const { list, told } = await ticketsAsked(deps, context, { filter, ascending });
  const { work } = told;
  if (byTimeLeft) {
    const { numbers, ...due } = await pageByDue(db, list, { work, first, after: after ?? undefined });
    const { items } = await readPage(db, deskTicketList({ numbers }, told), { limit: mostOnPage });
    const rowOf = new Map(items.map((item) => [item.number, item]));
    return { ...due, items: numbers.flatMap((number) => rowOf.get(number) ?? []) };
  }
  return readDeskPage(db, list, { first, after });
}

/** The tickets that somebody asks for, and how they are told. */
export async function ticketsAsked(
  deps: TicketDeskDeps,
  context: DeskContext,
  { filter, ascending }: Pick<TicketsArgs, "filter" | "ascending">,
) {
  const search = searchOf(filter, await context.staff());
  const work = await clockwork(deps);
  const told = { language: context.language, isAscending: ascending, beside: deps.beside, work };
  return { list: deskTicketList(search, told), told };
}

function searchOf(
  filter: DeskTicketFilter,
  staff: Pick<Staff, "uid" | "reach" | "rights">,
): DeskTicketSearch {
  const text = filter.text?.trim();
  const { whose } = filter;
  return {
    ...inReach(staff),
    text: text === "" ? undefined : text,
    statuses: filter.statuses?.map((status, index) => statusFrom(status, `filter.statuses.${index}`)),
    categories: filter.categories ?? undefined,
    whose: whose ? { uid: whose === "free" ? null : staff.uid, isFreeToo: whose !== "mine" } : undefined,
    isAnswered: filter.isAnswered ?? undefined,
    shipTos: filter.shipTos ?? undefined,
    toDecide:
      filter.isCreditToDecide == null ? undefined : { is: filter.isCreditToDecide, ...approverOf(staff) },
  };
}

/** Who agrees to credits, and how far; nobody above nought where they agree to none. */
function approverOf({ uid, rights }: Pick<Staff, "uid" | "rights">) {
  return { uid, upTo: approvesUpTo("papers", rights) };
}

/** Of the companies that somebody sees. */
export function inReach({ reach }: Pick<Staff, "reach">): Pick<DeskTicketSearch, "companiesInReach"> {
  return reach === "everything" ? {} : { companiesInReach: [...reach] };
}

/** A status in the words of TICKET-11; another word is a mistake of the caller. */
export function statusFrom(text: string, path: string) {
  const status = parseTicketStatus(text);
  if (status === undefined) throw badInput("invalid-input", undefined, [{ path, code: "enum" }]);
  return status;
}
