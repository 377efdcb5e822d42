import { useQuery } from "@tanstack/react-query";
import type { AllTicketsAnswer } from "@vycep/contract/tickets/tickets.rest";
import { callService } from "@vycep/shell/api/rest";
import { ticketsKey } from "./tickets-key.ts";

/** How many tickets hold something that the person has not read; undefined where it is none or not known. */
export function useUnreadTickets(isWanted: boolean): number | undefined {
  const { data } = useQuery({
    queryKey: [...ticketsKey, "GetAllTickets", "unread"],
    queryFn: async ({ signal }) => {
      const query = { pageSize: 1 };
      return (await callService<AllTicketsAnswer>("general", "/tickets/GetAllTickets", { query, signal }))
        .unread;
    },
    enabled: isWanted,
    staleTime: 10_000,
  });
  return data === 0 ? undefined : data;
}
