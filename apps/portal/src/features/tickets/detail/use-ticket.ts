import { queryOptions, useQuery, useSuspenseQuery } from "@tanstack/react-query";
import type { CommentAnswer } from "@vycep/contract/tickets/comments.rest";
import type { TicketAnswer } from "@vycep/contract/tickets/tickets.rest";
import { callService } from "@vycep/shell/api/rest";
import { failureOf } from "@vycep/shell/failures/api-error";
import { ticketsKey } from "../tickets-key.ts";

/** GET tickets/GetTicketById/{id}; null is one that is not there, or not for this person. */
export function ticketQuery(caseNumber: string) {
  return queryOptions({
    queryKey: [...ticketsKey, "GetTicketById", caseNumber],
    queryFn: async ({ signal }) => {
      try {
        const path = `/tickets/GetTicketById/${encodeURIComponent(caseNumber)}`;
        return await callService<TicketAnswer>("general", path, { signal });
      } catch (cause) {
        if (failureOf(cause).code === "ticket-not-found") return null;
        throw cause;
      }
    },
  });
}

export function useTicket(caseNumber: string): TicketAnswer | null {
  return useSuspenseQuery(ticketQuery(caseNumber)).data;
}

/** GET tickets/GetCommentsByTicketId/{id}, the newest hundred (REST-62, TICKET-08). */
export function commentsQuery(caseNumber: string) {
  return queryOptions({
    queryKey: [...ticketsKey, "GetCommentsByTicketId", caseNumber],
    queryFn: ({ signal }) =>
      callService<readonly CommentAnswer[]>(
        "general",
        `/tickets/GetCommentsByTicketId/${encodeURIComponent(caseNumber)}`,
        { signal },
      ),
  });
}

/** What was said; nothing where it could not be read, and that it could not (TICKET-15, ERROR-59). */
export function useComments(caseNumber: string) {
  const { data, isPending, isError, refetch } = useQuery(commentsQuery(caseNumber));
  return { comments: data ?? [], isPending, isError, readAgain: () => void refetch() };
}
