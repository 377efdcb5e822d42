import { ListBody } from "@vycep/shell/list/list-body.tsx";
import { useListPage } from "@vycep/shell/list/list-page";
import { useListAddress } from "@vycep/shell/list/use-list-address";
import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { CancelRow } from "../../features/orders/cancel/cancel-row.tsx";
import { ExportOrders } from "../../features/orders/history/export-orders.tsx";
import { historyAddress } from "../../features/orders/history/history-address.ts";
import { HistoryEmpty } from "../../features/orders/history/history-empty.tsx";
import { HistoryFilters } from "../../features/orders/history/history-filters.tsx";
import { HistoryTable } from "../../features/orders/history/history-table.tsx";
import { placesWithHistory } from "../../features/orders/history/places-with-history.ts";
import { type OrderRow, ordersQuery, pageSize } from "../../features/orders/history/use-orders.ts";
import { paths } from "../../shared/paths.ts";
import { useCurrentUser } from "../../shared/user/current-user.ts";
import { useMayOpen } from "../../shared/user/menu-entries.ts";
import { OrdersHead } from "./orders-head.tsx";
import { RepeatRow } from "./repeat-row.tsx";
import { RowHelp } from "./row-help.tsx";

/** ROUTE-10, HISTORY-01: what was ordered, found by number, product, period, place, method and status (C28). */
export const ordersHistoryScreen: Screen = {
  component: OrdersHistoryScreen,
  load: ({ queryClient, search }) =>
    void queryClient.prefetchQuery(ordersQuery(historyAddress.parse(search))),
};

function OrdersHistoryScreen() {
  const t = useTexts("orders");
  const user = useCurrentUser();
  const list = useListAddress(historyAddress, paths.orderHistory());
  const reading = useListPage(ordersQuery, list.state);
  const mayOrder = useMayOpen()({ name: "products" });
  return (
    <>
      <OrdersHead
        current="history"
        listed={reading.data?.total}
        tools={<ExportOrders state={list.state} isEmpty={reading.data?.total === 0} />}
      />
      <HistoryFilters list={list} shipTos={placesWithHistory(user)} />
      <ListBody
        list={reading}
        pageSize={pageSize}
        loading={t("listLoading")}
        failed={t("listFailed")}
        found={(count) => t("found", { count })}
        none={<HistoryEmpty list={list} mayOrder={mayOrder} />}
      >
        {(page) => <HistoryTable list={list} page={page} actions={actionsOf} />}
      </ListBody>
    </>
  );
}

function actionsOf(row: OrderRow) {
  return (
    <span className="flex items-center justify-end gap-1">
      <RepeatRow row={row} />
      <CancelRow row={row} />
      <RowHelp row={row} />
    </span>
  );
}
