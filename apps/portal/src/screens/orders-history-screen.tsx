import { useNavigate, useSearch } from "@tanstack/react-router";
import { LiveRegion } from "@vycep/ui/feedback/live-region.tsx";
import { SkeletonRows } from "@vycep/ui/feedback/skeleton.tsx";
import { useDeferredValue } from "react";
import { CancelRow } from "../features/orders/cancel-row.tsx";
import { ExportMenu } from "../features/orders/export-menu.tsx";
import { type HistoryState, parseHistory, printHistory } from "../features/orders/history-address.ts";
import { HistoryEmpty } from "../features/orders/history-empty.tsx";
import { HistoryFilters } from "../features/orders/history-filters.tsx";
import { HistoryTable } from "../features/orders/history-table.tsx";
import { placesWithHistory } from "../features/orders/places-with-history.ts";
import { ordersQuery, pageSize, useOrders } from "../features/orders/use-orders.ts";
import { useTexts } from "../shared/i18n/i18n.ts";
import { useMayOpen } from "../shared/page/menu-entries.ts";
import type { Screen } from "../shared/page/screen.ts";
import { paths } from "../shared/paths.ts";
import { useCurrentUser } from "../shared/session/current-user.ts";
import { ListFailed } from "./list-failed.tsx";
import { ListPages } from "./list-pages.tsx";
import { OrdersHead } from "./orders-head.tsx";

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
      <OrdersHead current="history" tools={<ExportMenu state={state} isEmpty={data?.total === 0} />} />
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
              actions={(row) => <CancelRow row={row} />}
              foot={
                <ListPages
                  {...data}
                  pageSize={pageSize}
                  hrefFor={(page) => paths.orderHistory() + printHistory({ ...state, page })}
                />
              }
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
