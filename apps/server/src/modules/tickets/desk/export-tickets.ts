import { parseTicketStatus } from "@vycep/domain/tickets/ticket-status";
import type { Cell } from "@vycep/tables/write-csv";
import { listExportNames, ticketColumns } from "@vycep/words/list-exports/answers";
import { ticketStatusNames } from "@vycep/words/tickets/answers";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import { type DeskExport, rowsOfList } from "../../../platform/desk/desk-export.ts";
import type { DeskTicketRow } from "../../../platform/desk/desk-graphql.gen.ts";
import type { TicketDeskDeps } from "./ticket-desk.deps.ts";
import { type TicketsArgs, ticketsAsked } from "./tickets.ts";

/** Tickets as a file, by their age (DLIST-04). */
export function ticketsExport(deps: TicketDeskDeps): DeskExport {
  return {
    operation: "tickets",
    names: listExportNames.tickets,
    columns: Object.values(ticketColumns),
    read: async (context, args: TicketsArgs, part) => {
      const { list } = await ticketsAsked(deps, context, args);
      return rowsOfList(deps.db, list, { part, row: (ticket) => cellsOf(ticket, context.language) });
    },
  };
}

/** In the order of `ticketColumns`. */
function cellsOf(row: DeskTicketRow, language: DeskContext["language"]): readonly Cell[] {
  const status = parseTicketStatus(row.status);
  return [
    ...[row.number, row.title, status === undefined ? row.status : ticketStatusNames[status][language]],
    ...[row.category, row.subcategory, { day: row.opened }, row.closed == null ? "" : { day: row.closed }],
    ...[row.shipToId, row.shipToName, row.companyName, row.caller ?? "", row.assignee?.name ?? ""],
  ];
}
