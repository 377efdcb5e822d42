import { ListBody } from "@vycep/shell/list/list-body.tsx";
import { useListPage } from "@vycep/shell/list/list-page";
import { useListAddress } from "@vycep/shell/list/use-list-address";
import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { lazy, Suspense, useState } from "react";
import { useMayOrder } from "../../features/cart/reading/use-cart.ts";
import { placesWithCatalogue } from "../../features/saved-orders/places-with-catalogue.ts";
import { savedAddress } from "../../features/saved-orders/saved-address.ts";
import { SavedEmpty } from "../../features/saved-orders/saved-empty.tsx";
import { SavedFilters } from "../../features/saved-orders/saved-filters.tsx";
import type { SavedOrderRow } from "../../features/saved-orders/saved-order-row.ts";
import { SavedTable } from "../../features/saved-orders/saved-table.tsx";
import { useDeleteSavedOrder } from "../../features/saved-orders/use-delete-saved-order.ts";
import { pageSize, savedOrdersQuery } from "../../features/saved-orders/use-saved-orders.ts";
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
  load: ({ queryClient, search }) =>
    void queryClient.prefetchQuery(savedOrdersQuery(savedAddress.parse(search))),
};

function SavedOrdersScreen() {
  const t = useTexts("saved-orders");
  const orders = useTexts("orders");
  const user = useCurrentUser();
  const mayOrder = useMayOrder();
  const list = useListAddress(savedAddress, paths.savedOrders());
  const reading = useListPage(savedOrdersQuery, list.state);
  const [put, setPut] = useState<SavedOrderRow>();
  const { run: deleteSaved } = useDeleteSavedOrder();
  return (
    <>
      <OrdersHead current="saved" />
      <SavedFilters list={list} shipTos={placesWithCatalogue(user)} />
      <ListBody
        list={reading}
        pageSize={pageSize}
        loading={t("listLoading")}
        failed={orders("listFailed")}
        found={(count) => t("found", { count })}
        none={<SavedEmpty list={list} />}
      >
        {(page) => (
          <SavedTable
            list={list}
            page={page}
            onPut={setPut}
            putOffReason={mayOrder ? undefined : t("mayNotOrder")}
            onDelete={(saved, leave) => void deleteSaved({ saved, leave })}
          />
        )}
      </ListBody>
      {put !== undefined && (
        <Suspense>
          <PutSavedOrder key={put.id} saved={put} onClose={() => setPut(undefined)} />
        </Suspense>
      )}
    </>
  );
}
