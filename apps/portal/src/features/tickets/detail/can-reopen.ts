import type { TicketAnswer } from "@vycep/contract/tickets/tickets.rest";
import { isEnd } from "@vycep/domain/tickets/ticket-status";
import { localNow } from "@vycep/shell/clock/clock";

/** Whether the days in which a solved ticket may be opened again are not over; the last one is the server's word (D41). */
export function canReopen({ reopenUntil }: Pick<TicketAnswer, "reopenUntil">): boolean {
  return reopenUntil !== null && localNow().date <= reopenUntil;
}

/** Whether more files may be added: as long as something may be said. */
export function takesFiles(ticket: Pick<TicketAnswer, "status" | "reopenUntil">): boolean {
  return !isEnd(ticket.status) && (ticket.status !== "Problem Solved" || canReopen(ticket));
}
