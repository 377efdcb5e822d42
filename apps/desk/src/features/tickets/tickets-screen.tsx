import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { TabLinks } from "@vycep/ui/navigation/tab-links.tsx";
import { BulkTools } from "../../kit/bulk/bulk-tools.tsx";
import { useBulk } from "../../kit/bulk/use-bulk.ts";
import { useDeskList } from "../../kit/desk-address.ts";
import { DeskHead } from "../../kit/desk-head.tsx";
import { FilterChip } from "../../kit/filter-chip.tsx";
import { KeysetPages } from "../../kit/keyset-pages.tsx";
import { ListExport } from "../../kit/list-export.tsx";
import { DeskListBody, NoneMatches, Nothing } from "../../kit/list-states.tsx";
import { ListTools } from "../../kit/list-tools.tsx";
import { SavedViews } from "../../kit/saved-views.tsx";
import { useMay } from "../../shared/me.ts";
import { paths } from "../../shared/paths.ts";
import { filterOf, TICKET_VIEWS, type TicketsState, ticketsAddress } from "./tickets-address.ts";
import { TicketsBulk } from "./tickets-bulk.tsx";
import { TicketsTable } from "./tickets-table.tsx";
import { ticketChoicesQuery, ticketsOnPage, ticketsQuery } from "./use-tickets.ts";

/** DTICK-01: the queue of tickets by the time that is left, with views, search and categories. */
export const ticketsScreen: Screen = {
  component: TicketsScreen,
  load: ({ queryClient, search }) => {
    void queryClient.prefetchQuery(ticketsQuery(ticketsAddress.parse(search)));
    void queryClient.prefetchQuery(ticketChoicesQuery());
  },
};

function TicketsScreen() {
  const t = useTexts("ticket-desk");
  const desk = useTexts("desk");
  const list = useDeskList(ticketsAddress, paths.tickets());
  const { state } = list;
  const reading = useQuery({ ...ticketsQuery(state), placeholderData: keepPreviousData });
  const categories = useQuery(ticketChoicesQuery()).data?.categories ?? [];
  const mayChange = useMay({ area: "tickets", power: "change" });
  const bulk = useBulk(ticketsAddress.print({ ...state, after: undefined }));
  const page = reading.data;
  const count = page && t("found", { count: page.total });
  const found = page?.isMore === true ? t("foundMore", { count: page.total }) : count;
  return (
    <>
      <DeskHead
        title={desk("tickets")}
        note={found && `${found}, ${t("note")}`}
        tools={
          <>
            <ListExport
              operation="tickets"
              args={{ filter: filterOf(state), ascending: state.sort === "opened" }}
              page={state.sort === "left" ? undefined : { first: ticketsOnPage, after: state.after }}
              isEmpty={page?.total === 0}
            />
            {mayChange && <BulkTools bulk={bulk} list="tickets" page={page} />}
            <ButtonLink variant="outline" icon="clock" href={paths.ticketTargets()}>
              {desk("ticketTargets")}
            </ButtonLink>
            <ButtonLink variant="outline" icon="document" href={paths.ticketTemplates()}>
              {desk("ticketTemplates")}
            </ButtonLink>
          </>
        }
      />
      <div className="px-page pb-3">
        <TabLinks
          label={t("views")}
          tabs={TICKET_VIEWS.map((view) => ({
            href: paths.tickets() + ticketsAddress.print({ ...state, view, after: undefined }),
            label: t(`view.${view}`),
            isCurrent: view === state.view,
            count: view === state.view ? page?.total : undefined,
          }))}
        />
      </div>
      <SavedViews list="tickets" path={paths.tickets()} query={list.query} />
      <ListTools list={list} searchLabel={t("search")} placeholder={t("searchPlaceholder")}>
        <FilterChip
          label={t("category")}
          options={categories.map(({ id, name }) => ({ id, label: name }))}
          value={state.category}
          onChange={(category) => list.change({ category })}
        />
      </ListTools>
      <DeskListBody
        reading={reading}
        loading={t("loading")}
        found={({ total }) => t("found", { count: total })}
        none={({ items }) =>
          items.length > 0 ? undefined : isSearched(state) ? (
            <NoneMatches title={t("noneFoundTitle")} onClear={list.clear} />
          ) : (
            <Nothing icon="check" title={t("noneTitle")}>
              {t("noneText")}
            </Nothing>
          )
        }
      >
        {({ items, next }) => (
          <>
            <TicketsTable list={list} rows={items} selection={mayChange ? bulk.selection : undefined} />
            <KeysetPages
              summary={found ?? ""}
              first={state.after === undefined ? undefined : list.hrefAfter(undefined)}
              next={next == null ? undefined : list.hrefAfter(next)}
            />
          </>
        )}
      </DeskListBody>
      {mayChange && <TicketsBulk bulk={bulk} filter={filterOf(state)} />}
    </>
  );
}

function isSearched({ q, category }: TicketsState): boolean {
  return q.trim() !== "" || category !== undefined;
}
