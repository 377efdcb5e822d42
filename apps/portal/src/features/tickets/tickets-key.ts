import { queryClient } from "@vycep/shell/api/query-client";

/** Everything that is read of tickets; whatever is done with one makes all of it old. */
export const ticketsKey = ["tickets"] as const;

/** What is new to tickets comes with a notice: whatever shows them is read again. */
export function readTicketsAgain(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ticketsKey });
}
