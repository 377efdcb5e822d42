import type { TicketAnswer } from "@vycep/contract/tickets/tickets.rest";
import { isEnd } from "@vycep/domain/tickets/ticket-status";
import { showToast } from "@vycep/shell/messages/toasts";
import { Button } from "@vycep/ui/actions/button.tsx";
import { useTicketsWords } from "../tickets-words.ts";
import { canReopen } from "./can-reopen.ts";
import { useChangeTicket } from "./use-change-ticket.ts";

/** What the customer may do with the ticket as it stands: call it solved, or open it again (D41). */
export function TicketTools({ ticket }: { readonly ticket: TicketAnswer }) {
  const { t } = useTicketsWords();
  const { run, isBusy } = useChangeTicket(ticket.caseNumber);

  async function change(kind: "Reopen" | "Solve") {
    const ended = await run(kind);
    if (ended?.kind === "done") showToast(t(kind === "Solve" ? "solved" : "reopened"));
  }
  if (isEnd(ticket.status)) return null;
  if (ticket.status !== "Problem Solved") {
    return (
      <Button variant="outline" icon="check" isBusy={isBusy} onClick={() => void change("Solve")}>
        {t("solve")}
      </Button>
    );
  }
  if (!canReopen(ticket)) return null;
  return (
    <Button variant="outline" icon="repeat" isBusy={isBusy} onClick={() => void change("Reopen")}>
      {t("reopen")}
    </Button>
  );
}
