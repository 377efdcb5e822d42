import { ListBody } from "@vycep/shell/list/list-body.tsx";
import { useListPage } from "@vycep/shell/list/list-page";
import { NoneFound } from "@vycep/shell/list/none-found.tsx";
import { useListAddress } from "@vycep/shell/list/use-list-address";
import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { EmptyState } from "@vycep/ui/feedback/empty-state.tsx";
import { PageTitle } from "@vycep/ui/layout/page-title.tsx";
import { GroupChips } from "../../features/tickets/group-chips.tsx";
import { supportedPlacesOf } from "../../features/tickets/supported-places.ts";
import { ticketAddress } from "../../features/tickets/ticket-address.ts";
import { TicketsFilters } from "../../features/tickets/tickets-filters.tsx";
import { TicketsTable } from "../../features/tickets/tickets-table.tsx";
import { categoriesQuery } from "../../features/tickets/use-categories.ts";
import { skeletonRows, ticketsQuery } from "../../features/tickets/use-tickets.ts";
import { WaitingStrip } from "../../features/tickets/waiting-strip.tsx";
import { newTicketPath, paths } from "../../shared/paths.ts";
import { useCurrentUser } from "../../shared/user/current-user.ts";
import { SupportTabs } from "../support/support-tabs.tsx";

/** TICKET-01: what was asked of the brewery, in four groups, with what is unread. */
export const ticketsScreen: Screen = {
  component: TicketsScreen,
  load: ({ queryClient, search }) => {
    void queryClient.prefetchQuery(categoriesQuery());
    void queryClient.prefetchQuery(ticketsQuery(ticketAddress.parse(search)));
  },
};

function TicketsScreen() {
  const t = useTexts("tickets");
  const shell = useTexts("shell");
  const user = useCurrentUser();
  const list = useListAddress(ticketAddress, paths.tickets());
  const reading = useListPage(ticketsQuery, list.state);
  const above = reading.data?.above;
  const newTicket = (
    <ButtonLink href={newTicketPath({})} icon="plus">
      {t("newTicket")}
    </ButtonLink>
  );
  return (
    <>
      <PageTitle title={shell("support")} tools={newTicket} />
      <SupportTabs current="tickets" />
      <WaitingStrip waiting={above?.waiting ?? null} />
      <TicketsFilters list={list} shipTos={supportedPlacesOf(user)} />
      <GroupChips list={list} groups={above?.groups} />
      <ListBody
        list={reading}
        pageSize={skeletonRows}
        loading={t("listLoading")}
        failed={t("listFailed")}
        found={(count) => t("found", { count })}
        none={
          list.address.isNarrowed(list.state) ? (
            <NoneFound title={t("noneFound")} onClear={list.clear}>
              {t("noneFoundText")}
            </NoneFound>
          ) : (
            <EmptyState title={t("noneYet")} actions={newTicket}>
              {t("noneYetText")}
            </EmptyState>
          )
        }
      >
        {(page) => <TicketsTable list={list} page={page} />}
      </ListBody>
    </>
  );
}
