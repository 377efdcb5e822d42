import { useNavigate, useSearch } from "@tanstack/react-router";
import { ListFailed } from "@vycep/shell/list/list-failed.tsx";
import { ListPages } from "@vycep/shell/list/list-pages.tsx";
import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { LiveRegion } from "@vycep/ui/feedback/live-region.tsx";
import { SkeletonRows } from "@vycep/ui/feedback/skeleton.tsx";
import { lazy, Suspense, useDeferredValue, useState } from "react";
import { useMayOrder } from "../../features/cart/reading/use-cart.ts";
import { placesWithCatalogue } from "../../features/saved-orders/places-with-catalogue.ts";
import { parseSaved, printSaved, type SavedState } from "../../features/saved-orders/saved-address.ts";
import { SavedEmpty } from "../../features/saved-orders/saved-empty.tsx";
import { SavedFilters } from "../../features/saved-orders/saved-filters.tsx";
import type { SavedOrderRow } from "../../features/saved-orders/saved-order-row.ts";
import { SavedTable } from "../../features/saved-orders/saved-table.tsx";
import { useDeleteSavedOrder } from "../../features/saved-orders/use-delete-saved-order.ts";
import { pageSize, savedOrdersQuery, useSavedOrders } from "../../features/saved-orders/use-saved-orders.ts";
import { paths } from "../../shared/paths.ts";
import { useCurrentUser } from "../../shared/user/current-user.ts";
import { OrdersHead } from "./orders-head.tsx";

// The preview comes when somebody reaches for it.
const PutSavedOrder = lazy(() =>
  import("./put-saved-order.tsx").then((file) => ({ default: file.PutSavedOrder })),
);

/** ROUTE-11, ROUTE-12, SAVED-01: what was put aside, beside the history and found like it (C28). */
export const savedOrdersScreen: Screen = {
  component: SavedOrdersScreen,
  load: ({ queryClient, search }) => void queryClient.prefetchQuery(savedOrdersQuery(parseSaved(search))),
};

function SavedOrdersScreen() {
  const t = useTexts("saved-orders");
  const user = useCurrentUser();
  const mayOrder = useMayOrder();
  const { state, change } = useSavedAddress();
  const { data, error, isPlaceholderData, refetch } = useSavedOrders(useDeferredValue(state));
  const [put, setPut] = useState<SavedOrderRow>();
  const { run: deleteSaved } = useDeleteSavedOrder();
  return (
    <>
      <OrdersHead current="saved" />
      <SavedFilters state={state} shipTos={placesWithCatalogue(user)} onChange={change} />
      {error !== null && <ListFailed error={error} onRetry={() => void refetch()} />}
      {error === null && data === undefined && <SkeletonRows label={t("listLoading")} rows={pageSize} />}
      {data !== undefined && error === null && (
        <div
          aria-busy={isPlaceholderData}
          className={isPlaceholderData ? "opacity-60 transition-opacity delay-150" : ""}
        >
          {data.total === 0 ? (
            <div className="rounded-large border border-line bg-foam">
              <SavedEmpty state={state} onChange={change} />
            </div>
          ) : (
            <SavedTable
              rows={data.rows}
              sort={state.sort}
              onSort={(sort) => change({ sort })}
              onPut={setPut}
              putOffReason={mayOrder ? undefined : t("mayNotOrder")}
              onDelete={(saved, leave) => void deleteSaved({ saved, leave })}
              foot={
                <ListPages
                  {...data}
                  pageSize={pageSize}
                  hrefFor={(page) => paths.savedOrders() + printSaved({ ...state, page })}
                />
              }
            />
          )}
        </div>
      )}
      <LiveRegion
        message={data === undefined || isPlaceholderData ? "" : t("found", { count: data.total })}
      />
      {put !== undefined && (
        <Suspense>
          <PutSavedOrder key={put.id} saved={put} onClose={() => setPut(undefined)} />
        </Suspense>
      )}
    </>
  );
}

/** The filters of the address, and how to change them; any change but a page starts at the first page again. */
function useSavedAddress() {
  const state = parseSaved(useSearch({ strict: false }));
  const navigate = useNavigate();
  function change(parts: Partial<SavedState>, isTyping = false) {
    void navigate({
      href: paths.savedOrders() + printSaved({ ...state, page: 1, ...parts }),
      replace: isTyping,
    });
  }
  return { state, change };
}
