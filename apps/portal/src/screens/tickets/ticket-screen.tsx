import { useParams } from "@tanstack/react-router";
import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { SkeletonRows } from "@vycep/ui/feedback/skeleton.tsx";
import { ClaimsCard } from "../../features/claims/claims-card.tsx";
import { useClaimOfTicket } from "../../features/claims/use-delivery-to-claim.ts";
import { TicketMissing } from "../../features/tickets/detail/ticket-missing.tsx";
import { TicketPage } from "../../features/tickets/detail/ticket-page.tsx";
import { commentsQuery, ticketQuery, useTicket } from "../../features/tickets/detail/use-ticket.ts";
import { draftQuery } from "../../features/tickets/use-draft.ts";
import { useCurrentUser } from "../../shared/user/current-user.ts";

/** TICKET-05: one ticket, its conversation, and what the customer may still do with it. */
export const ticketScreen: Screen = {
  component: TicketScreen,
  pending: TicketSkeleton,
  load: ({ queryClient, params }) => {
    const caseNumber = params["id"] ?? "";
    void queryClient.prefetchQuery(ticketQuery(caseNumber));
    void queryClient.prefetchQuery(commentsQuery(caseNumber));
    void queryClient.prefetchQuery(draftQuery(caseNumber));
  },
};

function TicketScreen() {
  const { id = "" } = useParams({ strict: false });
  const { uid } = useCurrentUser();
  const ticket = useTicket(id);
  const claim = useClaimOfTicket(id, ticket?.about.order != null);
  if (ticket === null) return <TicketMissing />;
  const shown = claim && <ClaimsCard claims={[claim]} isOfTicket />;
  return <TicketPage key={id} ticket={ticket} uid={uid} claim={shown} />;
}

function TicketSkeleton() {
  const t = useTexts("tickets");
  return <SkeletonRows label={t("loading")} rows={6} />;
}
