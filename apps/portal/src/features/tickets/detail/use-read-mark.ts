import { useQueryClient } from "@tanstack/react-query";
import { callService } from "@vycep/shell/api/rest";
import { logWarning } from "@vycep/shell/log";
import { useEffect, useEffectEvent } from "react";
import { ticketsKey } from "../tickets-key.ts";

/** POST tickets/SetCommentsAsRead, once what is new stands on the page (REST-66). */
export function useReadMark(caseNumber: string, hasNews: boolean) {
  const client = useQueryClient();
  const mark = useEffectEvent(() => {
    const query = { ticketId: caseNumber };
    callService("general", "/tickets/SetCommentsAsRead", { method: "POST", query }).then(
      // What is on the page keeps its mark of news until somebody comes again.
      () => client.invalidateQueries({ queryKey: [...ticketsKey, "GetAllTickets"] }),
      (cause: unknown) => logWarning("what was read could not be marked", cause),
    );
  });
  useEffect(
    function markAsRead() {
      if (hasNews) mark();
    },
    [hasNews],
  );
}
