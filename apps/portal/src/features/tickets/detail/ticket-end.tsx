import type { TicketAnswer } from "@vycep/contract/tickets/tickets.rest";
import { isEnd } from "@vycep/domain/tickets/ticket-status";
import { RichText } from "@vycep/shell/words/rich-text.tsx";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { Link } from "@vycep/ui/actions/link.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { newTicketPath, paths } from "../../../shared/paths.ts";
import { useTicketsWords } from "../tickets-words.ts";
import { AnswerForm } from "./answer-form.tsx";
import { canReopen } from "./can-reopen.ts";
import { RatingCard } from "./rating-card.tsx";

/** What stands below the conversation: the answer, the rating, or why nothing more can be said. */
export function TicketEnd({ ticket, uid }: { readonly ticket: TicketAnswer; readonly uid: string }) {
  const { t, day } = useTicketsWords();
  const { caseNumber, status, mergedInto, reopenUntil } = ticket;
  const again = (
    <ButtonLink variant="outline" size="small" href={newTicketPath({ shipTo: ticket.shipTo })}>
      {t("newTicket")}
    </ButtonLink>
  );
  if (isEnd(status)) {
    return (
      <Alert tone="info" action={mergedInto === null ? again : undefined}>
        {t("isClosed")}{" "}
        {mergedInto !== null && (
          <Link href={paths.ticket(mergedInto)}>{t("mergedInto", { number: mergedInto })}</Link>
        )}
      </Alert>
    );
  }
  const isSolved = status === "Problem Solved";
  const mayAnswer = !isSolved || (canReopen(ticket) && reopenUntil !== null);
  // The answer keeps its place whatever becomes of the ticket meanwhile: what is being typed stays.
  return (
    <>
      {isSolved && <RatingCard ticket={ticket} />}
      {isSolved && (
        <Alert tone="info" action={mayAnswer ? undefined : again}>
          {mayAnswer && reopenUntil !== null ? (
            <RichText text={t("reopenUntil", { day: day(reopenUntil) })} />
          ) : (
            t("reopenOver")
          )}
        </Alert>
      )}
      {mayAnswer && <AnswerForm key={caseNumber} caseNumber={caseNumber} uid={uid} />}
    </>
  );
}
