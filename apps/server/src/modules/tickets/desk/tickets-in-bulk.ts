import { say } from "@vycep/words/engine/sentence";
import { type TicketDeskMessage, ticketDeskMessages } from "@vycep/words/ticket-desk/answers";
import { sql } from "kysely";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type {
  DeskBulkAnswer,
  DeskTicketsAct,
  DeskTicketsInBulkInput,
} from "../../../platform/desk/desk-graphql.gen.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { beginBulk } from "../../bulk/bulk.commands.ts";
import { type BulkAct, type BulkWork, notBegun, recordsOf } from "../../bulk/bulk.facts.ts";
import { holdTicket } from "../tickets.repo.ts";
import { assignTicket } from "./assign-ticket.ts";
import { changeTicket } from "./change-ticket.ts";
import { ticketWorkers } from "./ticket-choices.ts";
import type { BesideTickets, TicketDeskDeps } from "./ticket-desk.deps.ts";
import { ticketStanding } from "./ticket-record.repo.ts";
import { statusFrom, ticketsAsked } from "./tickets.ts";

/** Begins to do something to many tickets (DLIST-03): those that are named, or all that a list finds. */
export async function changeTickets(
  deps: TicketDeskDeps,
  context: DeskContext,
  { key, ids, filter, act, person, status }: DeskTicketsInBulkInput,
): Promise<DeskBulkAnswer> {
  if (act === "setStatus") statusFrom(status ?? "", "input.status");
  if (act === "assign" && !(await ticketWorkers(deps.db)).some(({ uid }) => uid === person))
    return notBegun({ ...refusalOf("person-unknown", context), field: "person" });
  const named = ids ?? (filter == null ? [] : undefined);
  const { list } = await ticketsAsked(deps, context, {
    filter: named === undefined ? (filter ?? {}) : {},
    ascending: true,
  });
  return inTransaction(deps.db, (tx) =>
    beginBulk(tx, context, {
      at: deps.clock.instant(),
      ...{ key, list: "tickets", act: { kind: act, person, status } },
      records: recordsOf(list.found, named, {
        id: sql`f.number`,
        name: sql`f.number || ' · ' || f.title`,
      }),
    }),
  );
}

/** What is done to a ticket in bulk, by the commands that staff use on it alone. */
export function ticketsBulk(beside: BesideTickets): BulkWork {
  return {
    ...{ list: "tickets", needs: { area: "tickets", power: "change" } },
    change: async (base, context, { id: number, act }) => {
      const deps = { ...base, beside };
      // Held first, so that it is as it was read until the row is closed.
      const kept = await inTransaction(deps.db, async (tx) =>
        (await holdTicket(tx, number)) === undefined ? undefined : ticketStanding(tx, number),
      );
      if (kept === undefined) return refusalOf("ticket-unknown", context);
      const answer = await changeOne(deps, context, { number, ...kept, act: act as BulkAct<DeskTicketsAct> });
      return answer.refusal;
    },
  };
}

type One = {
  readonly number: string;
  readonly version: number;
  readonly assignee: string | null;
  readonly act: BulkAct<DeskTicketsAct>;
};

function changeOne(
  deps: TicketDeskDeps,
  context: DeskContext,
  { number, version, assignee: from, act }: One,
) {
  switch (act.kind) {
    case "assign":
      return assignTicket(deps, context, { number, from, to: act.person ?? "" });
    case "letGo":
      return assignTicket(deps, context, { number, from, to: null });
    case "setStatus":
      return changeTicket(deps, context, { number, version, status: act.status ?? "" });
  }
}

function refusalOf(code: TicketDeskMessage, { language }: DeskContext) {
  return { code, message: say(ticketDeskMessages[code], language) };
}
