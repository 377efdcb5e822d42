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
  if (status !== "Problem Solved") return <AnswerForm key={caseNumber} caseNumber={caseNumber} uid={uid} />;
  return (
    <>
      <RatingCard ticket={ticket} />
      {canReopen(ticket) && reopenUntil !== null ? (
        <>
          <Alert tone="info">
            <RichText text={t("reopenUntil", { day: day(reopenUntil) })} />
          </Alert>
          <AnswerForm key={caseNumber} caseNumber={caseNumber} uid={uid} />
        </>
      ) : (
        <Alert tone="info" action={again}>
          {t("reopenOver")}
        </Alert>
      )}
    </>
  );
}
