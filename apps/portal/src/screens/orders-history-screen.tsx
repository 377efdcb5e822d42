import { useNavigate, useSearch } from "@tanstack/react-router";
import { Alert } from "@vycep/ui/alert.tsx";
import { Button } from "@vycep/ui/button.tsx";
import { LiveRegion } from "@vycep/ui/live-region.tsx";
import { PageTitle } from "@vycep/ui/page-title.tsx";
import { Pagination } from "@vycep/ui/pagination.tsx";
import { SkeletonRows } from "@vycep/ui/skeleton.tsx";
import { useDeferredValue } from "react";
import { type HistoryState, parseHistory, printHistory } from "../features/orders/history-address.ts";
import { HistoryEmpty } from "../features/orders/history-empty.tsx";
import { HistoryFilters } from "../features/orders/history-filters.tsx";
import { HistoryTable } from "../features/orders/history-table.tsx";
import { placesWithHistory } from "../features/orders/places-with-history.ts";
import { type HistoryPage, ordersQuery, pageSize, useOrders } from "../features/orders/use-orders.ts";
import { failureOf } from "../shared/api/api-error.ts";
import { useTexts } from "../shared/i18n/i18n.ts";
import { useFailureTexts } from "../shared/messages/failure-texts.ts";
import { useMayOpen } from "../shared/page/menu-entries.ts";
import type { Screen } from "../shared/page/screen.ts";
import { paths } from "../shared/paths.ts";
import { useCurrentUser } from "../shared/session/current-user.ts";

/** ROUTE-10, HISTORY-01: what was ordered, found by number, product, period, place, method and status (C28). */
export const ordersHistoryScreen: Screen = {
  component: OrdersHistoryScreen,
  load: ({ queryClient, search }) => void queryClient.prefetchQuery(ordersQuery(parseHistory(search))),
};

function OrdersHistoryScreen() {
  const t = useTexts("orders");
  const user = useCurrentUser();
  const { state, change } = useHistoryAddress();
  const { data, error, isPlaceholderData, refetch } = useOrders(useDeferredValue(state));
  const mayOrder = useMayOpen()({ name: "products" });
  return (
    <>
      <PageTitle title={t("title")} />
      <HistoryFilters state={state} shipTos={placesWithHistory(user)} onChange={change} />
      {error !== null && <ListFailed error={error} onRetry={() => void refetch()} />}
      {error === null && data === undefined && <SkeletonRows label={t("listLoading")} rows={pageSize} />}
      {data !== undefined && error === null && (
        <div
          aria-busy={isPlaceholderData}
          className={isPlaceholderData ? "opacity-60 transition-opacity delay-150" : ""}
        >
          {data.total === 0 ? (
            <div className="rounded-large border border-line bg-foam">
              <HistoryEmpty state={state} mayOrder={mayOrder} onChange={change} />
            </div>
          ) : (
            <HistoryTable
              rows={data.sopList}
              sort={state.sort}
              onSort={(sort) => change({ sort })}
              foot={<Pages page={data} state={state} />}
            />
          )}
        </div>
      )}
      <LiveRegion
        message={data === undefined || isPlaceholderData ? "" : t("found", { count: data.total })}
      />
    </>
  );
}

/** The filters of the address, and how to change them; any change but a page starts at the first page again. */
function useHistoryAddress() {
  const state = parseHistory(useSearch({ strict: false }));
  const navigate = useNavigate();
  function change(parts: Partial<HistoryState>, isTyping = false) {
    void navigate({
      href: paths.orderHistory() + printHistory({ ...state, page: 1, ...parts }),
      replace: isTyping,
    });
  }
  return { state, change };
}

function Pages({ page: { page, pageCount, total }, state }: { page: HistoryPage; state: HistoryState }) {
  const t = useTexts("orders");
  const from = (page - 1) * pageSize + 1;
  return (
    <Pagination
      label={t("pages")}
      page={page}
      pageCount={pageCount}
      hrefFor={(number) => paths.orderHistory() + printHistory({ ...state, page: number })}
      previousLabel={t("previousPage")}
      nextLabel={t("nextPage")}
      pageLabel={(number) => t("pageNumber", { page: number })}
      summary={t("pagesSummary", {
        page,
        pages: pageCount,
        from,
        to: Math.min(total, from + pageSize - 1),
        count: total,
      })}
    />
  );
}

function ListFailed({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const t = useTexts("orders");
  const { title, text } = useFailureTexts(failureOf(error));
  return (
    <Alert
      tone="error"
      isLive
      title={t("listFailed")}
      action={
        <Button variant="outline" onClick={onRetry}>
          {t("retry")}
        </Button>
      }
    >
      {title} {text}
    </Alert>
  );
}
