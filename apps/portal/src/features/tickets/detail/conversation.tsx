import type { CommentAnswer } from "@vycep/contract/tickets/comments.rest";
import type { TicketAnswer } from "@vycep/contract/tickets/tickets.rest";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { SkeletonRows } from "@vycep/ui/feedback/skeleton.tsx";
import { useTicketsWords } from "../tickets-words.ts";
import { type Entry, entriesOf } from "./entries-of.ts";
import { Bubble } from "./speech-bubble.tsx";

interface ConversationProps {
  readonly ticket: TicketAnswer;
  readonly comments: readonly CommentAnswer[];
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly onReadAgain: () => void;
}

/** Who said what and when, with the changes of state between: our side right, the brewery left (TICKET-03). */
export function Conversation({ ticket, comments, isPending, isError, onReadAgain }: ConversationProps) {
  const { t, day, moment } = useTicketsWords();
  return (
    <section aria-label={t("conversation")} className="grid gap-4">
      <Bubble
        person={ticket.caller}
        moment={ticket.sentAt === null ? day(ticket.opened) : moment(ticket.sentAt)}
        isBrewery={false}
        text={ticket.description}
      />
      {isPending && <SkeletonRows label={t("loading")} rows={2} />}
      {isError && (
        <Alert
          tone="warning"
          isLive
          action={
            <Button variant="outline" size="small" onClick={onReadAgain}>
              {t("tryAgain")}
            </Button>
          }
        >
          {t("commentsFailed")}
        </Alert>
      )}
      {entriesOf(ticket, comments).map((entry) => (
        <Said key={keyOf(entry)} entry={entry} />
      ))}
      {!isPending && !isError && comments.length === 0 && (
        <p className="text-center text-small text-ink-soft">{t("noComments")}</p>
      )}
    </section>
  );
}

function keyOf(entry: Entry): string {
  if (entry.kind === "news") return "news";
  return entry.kind === "comment" ? entry.comment.id : `${entry.change.at} ${entry.change.status}`;
}

function Said({ entry }: { readonly entry: Entry }) {
  const { t, moment, statusName } = useTicketsWords();
  if (entry.kind === "news") return <Divider text={t("newAnswers")} isNews />;
  if (entry.kind === "change") {
    const { at, status, person } = entry.change;
    const told = { moment: moment(at), status: statusName(status) };
    return <Divider text={person === null ? t("changedTo", told) : t("changedBy", { ...told, person })} />;
  }
  const { person, at, isBrewery, isAutomatic, text } = entry.comment;
  const when = isAutomatic ? `${moment(at)} · ${t("automatic")}` : moment(at);
  return <Bubble person={person} moment={when} isBrewery={isBrewery} text={text} />;
}

function Divider({ text, isNews = false }: { readonly text: string; readonly isNews?: boolean }) {
  const line = isNews ? "h-px flex-1 bg-amber" : "h-px flex-1 bg-line";
  return (
    <p
      className={
        isNews
          ? "flex items-center gap-4 text-fine font-bold text-amber-ink"
          : "flex items-center gap-4 text-fine text-ink-soft"
      }
    >
      <span aria-hidden="true" className={line} />
      <span className="text-center">{text}</span>
      <span aria-hidden="true" className={line} />
    </p>
  );
}
