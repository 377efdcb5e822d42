import { useNavigate, useSearch } from "@tanstack/react-router";
import { ListFailed } from "@vycep/shell/list/list-failed.tsx";
import { ListPages } from "@vycep/shell/list/list-pages.tsx";
import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { LiveRegion } from "@vycep/ui/feedback/live-region.tsx";
import { SkeletonRows } from "@vycep/ui/feedback/skeleton.tsx";
import { useDeferredValue } from "react";
import { CancelRow } from "../../features/orders/cancel/cancel-row.tsx";
import { ExportMenu } from "../../features/orders/history/export-menu.tsx";
import {
  type HistoryState,
  parseHistory,
  printHistory,
} from "../../features/orders/history/history-address.ts";
import { HistoryEmpty } from "../../features/orders/history/history-empty.tsx";
import { HistoryFilters } from "../../features/orders/history/history-filters.tsx";
import { HistoryTable } from "../../features/orders/history/history-table.tsx";
import { placesWithHistory } from "../../features/orders/history/places-with-history.ts";
import { ordersQuery, pageSize, useOrders } from "../../features/orders/history/use-orders.ts";
import { paths } from "../../shared/paths.ts";
import { useCurrentUser } from "../../shared/user/current-user.ts";
import { useMayOpen } from "../../shared/user/menu-entries.ts";
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
