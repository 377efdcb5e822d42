import type { TicketAnswer } from "@vycep/contract/tickets/tickets.rest";
import { usePageTitle } from "@vycep/shell/page/page-title";
import { PageTitle } from "@vycep/ui/layout/page-title.tsx";
import type { ReactNode } from "react";
import { TicketFiles } from "../files/ticket-files.tsx";
import { TicketStatusPill } from "../ticket-status-pill.tsx";
import { takesFiles } from "./can-reopen.ts";
import { Conversation } from "./conversation.tsx";
import { TicketEnd } from "./ticket-end.tsx";
import { TicketFacts } from "./ticket-facts.tsx";
import { TicketTools } from "./ticket-tools.tsx";
import { useReadMark } from "./use-read-mark.ts";
import { useComments } from "./use-ticket.ts";

interface TicketPageProps {
  readonly ticket: TicketAnswer;
  readonly uid: string;
  /** The claim that the ticket is. */
  readonly claim?: ReactNode;
}

/** One ticket: what was said beside what is known of it. */
export function TicketPage({ ticket, uid, claim }: TicketPageProps) {
  const { comments, isPending, isError, readAgain } = useComments(ticket.caseNumber);
  usePageTitle(ticket.caseNumber);
  // Only what could be shown counts as read.
  useReadMark(ticket.caseNumber, ticket.unread > 0 && !isPending && !isError);
  return (
    <>
      <PageTitle
        title={ticket.title}
        badge={<TicketStatusPill status={ticket.status} />}
        note={`${ticket.caseNumber} · ${ticket.shipToName}`}
        tools={<TicketTools ticket={ticket} />}
      />
      <div className="grid items-start gap-5 desktop:grid-cols-aside-small">
        <div className="grid min-w-0 gap-5">
          <Conversation {...{ ticket, comments, isPending, isError }} onReadAgain={readAgain} />
          <TicketEnd ticket={ticket} uid={uid} />
        </div>
        <div className="grid gap-5">
          {claim}
          <TicketFacts ticket={ticket} />
          <TicketFiles caseNumber={ticket.caseNumber} isOpen={takesFiles(ticket)} />
        </div>
      </div>
    </>
  );
}
