import { useQueryClient } from "@tanstack/react-query";
import type { RateTicketBody, TicketStatusAnswer } from "@vycep/contract/tickets/tickets.rest";
import { useAction } from "@vycep/shell/actions/use-action";
import { callService } from "@vycep/shell/api/rest";
import { ticketsKey } from "../tickets-key.ts";

/** PUT tickets/ReopenTicket/{id} and SolveTicket/{id} (D41). */
export function useChangeTicket(caseNumber: string) {
  const client = useQueryClient();
  const act = (change: "Reopen" | "Solve") =>
    callService<TicketStatusAnswer>("general", `/tickets/${change}Ticket/${encodeURIComponent(caseNumber)}`, {
      method: "PUT",
    });
  return useAction(act, { refresh: () => client.invalidateQueries({ queryKey: ticketsKey }) });
}

/** POST tickets/RateTicket/{id}: how it was solved, once. */
export function useRateTicket(caseNumber: string) {
  const client = useQueryClient();
  const act = (body: RateTicketBody) =>
    callService<TicketStatusAnswer>("general", `/tickets/RateTicket/${encodeURIComponent(caseNumber)}`, {
      method: "POST",
      body,
    });
  return useAction(act, {
    refresh: () => client.invalidateQueries({ queryKey: ticketsKey }),
    showsOwnFailure: true,
  });
}
