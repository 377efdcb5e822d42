import { useQueryClient } from "@tanstack/react-query";
import type { CreateTicketAnswer, CreateTicketBody } from "@vycep/contract/tickets/tickets.rest";
import { useAction } from "@vycep/shell/actions/use-action";
import { useKeyedCall } from "@vycep/shell/actions/use-keyed-call";
import { callService } from "@vycep/shell/api/rest";
import { currentThemeRow } from "@vycep/shell/theme/theme";
import { ticketsKey } from "../tickets-key.ts";

/** POST tickets/CreateTicket, exactly once, for the market of the theme (REST-67, TICKET-18). */
export function useCreateTicket() {
  const client = useQueryClient();
  const act = useKeyedCall((body: CreateTicketBody, idempotencyKey) =>
    callService<CreateTicketAnswer>("general", "/tickets/CreateTicket", {
      method: "POST",
      query: { market: currentThemeRow().ticketMarket },
      body,
      idempotencyKey,
    }),
  );
  return useAction(act, {
    refresh: () => client.invalidateQueries({ queryKey: [...ticketsKey, "GetAllTickets"] }),
    showsOwnFailure: true,
    isLast: () => true,
  });
}
