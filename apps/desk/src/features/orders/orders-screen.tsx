import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { SHIPPING_METHODS } from "@vycep/domain/transport/method";
import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { TabLinks } from "@vycep/ui/navigation/tab-links.tsx";
import { formatCount } from "@vycep/words/engine/format";
import { lazy, Suspense, useState } from "react";
import { useDeskList } from "../../kit/desk-address.ts";
import { DeskHead } from "../../kit/desk-head.tsx";
import { FilterChip } from "../../kit/filter-chip.tsx";
import { KeysetPages } from "../../kit/keyset-pages.tsx";
import { ListExport } from "../../kit/list-export.tsx";
import { DeskListBody, NoneMatches, Nothing } from "../../kit/list-states.tsx";
import { ListTools } from "../../kit/list-tools.tsx";
import { SavedViews } from "../../kit/saved-views.tsx";
import { useSelection } from "../../kit/selection.ts";
import { useMay } from "../../shared/me.ts";
import { paths } from "../../shared/paths.ts";
import { PrintMenu } from "../../shared/print-menu.tsx";
import {
  DELIVERY_DAYS,
  filterOf,
  inView,
  ORDER_SOURCES,
  ORDER_VIEWS,
  type OrdersState,
  orderOf,
  ordersAddress,
} from "./orders-address.ts";
import { OrdersBulk } from "./orders-bulk.tsx";
import { OrdersTable } from "./orders-table.tsx";
import { orderCountsQuery, ordersOnPage, ordersQuery } from "./use-orders.ts";

// What few need comes after the list.
const OrderBatchesButton = lazy(() =>
  import("./batches-button.tsx").then((file) => ({ default: file.OrderBatchesButton })),
);
const OrderBatchDialog = lazy(() =>
  import("./batch-dialog.tsx").then((file) => ({ default: file.OrderBatchDialog })),
);

/** DORD-01: the orders of all customers, by views, search and filters. */
export const ordersScreen: Screen = {
  component: OrdersScreen,
  load: ({ queryClient, search }) => {
    const state = ordersAddress.parse(search);
    void queryClient.prefetchQuery(ordersQuery(state));
    void queryClient.prefetchQuery(orderCountsQuery(state));
  },
};

function OrdersScreen() {
  const t = useTexts("order-desk");
  const views = useTexts("order-views");
  const print = useTexts("printing");
  const desk = useTexts("desk");
  const list = useDeskList(ordersAddress, paths.orders());
  const { state } = list;
  const reading = useQuery({ ...ordersQuery(state), placeholderData: keepPreviousData });
  const selection = useSelection(ordersAddress.print(state));
  const mayChange = useMay({ area: "orders", power: "change" });
  const [batch, setBatch] = useState<string>();
  const page = reading.data;
  const count = page && t("found", { count: page.total });
  const found = page?.isMore === true ? t("foundMore", { count: page.total }) : count;
  return (
    <>
      <DeskHead
        title={desk("orders")}
        note={found}
        tools={
          <>
            <Suspense>{mayChange && <OrderBatchesButton onOpen={setBatch} />}</Suspense>
            {page !== undefined && page.total > 0 && (
              <PrintMenu
                look="button"
                label={print("printFound")}
                choice={{ list: { filter: filterOf(state), ...orderOf(state) } }}
              />
            )}
            <ListExport
              operation="orders"
              args={{ filter: filterOf(state), ...orderOf(state) }}
              page={{ first: ordersOnPage, after: state.after }}
              isEmpty={page?.total === 0}
            />
          </>
        }
      />
      <div className="px-page pb-3">
        <TabLinks label={t("views")} tabs={useViewTabs(state, page)} />
      </div>
      <SavedViews list="orders" path={paths.orders()} query={list.query} />
      <ListTools list={list} searchLabel={t("search")} placeholder={t("searchPlaceholder")}>
        <FilterChip
          label={t("deliveryDay")}
          options={DELIVERY_DAYS.map((id) => ({ id, label: views(`dayChoice.${id}`) }))}
          value={state.day}
          onChange={(day) => list.change({ day })}
        />
        <FilterChip
          label={t("method")}
          options={SHIPPING_METHODS.map((id) => ({ id, label: t(`method.${id}`) }))}
          value={state.method}
          onChange={(method) => list.change({ method })}
        />
        <FilterChip
          label={t("source")}
          options={ORDER_SOURCES.map((id) => ({ id, label: t(`source.${id}`) }))}
          value={state.source}
          onChange={(source) => list.change({ source })}
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
            <OrdersTable list={list} rows={items} selection={selection} />
            <KeysetPages
              summary={found ?? ""}
              first={state.after === undefined ? undefined : list.hrefAfter(undefined)}
              next={next == null ? undefined : list.hrefAfter(next)}
            />
          </>
        )}
      </DeskListBody>
      <OrdersBulk selection={selection} rows={page?.items ?? []} mayChange={mayChange} onBegun={setBatch} />
      <Suspense>
        {batch !== undefined && <OrderBatchDialog id={batch} onClose={() => setBatch(undefined)} />}
      </Suspense>
    </>
  );
}

function isSearched({ q, day, method, source }: OrdersState): boolean {
  return q.trim() !== "" || [day, method, source].some((chosen) => chosen !== undefined);
}

/** The views with how many orders each has; of the open one the list itself knows, and first. */
function useViewTabs(state: OrdersState, open: Counted | undefined) {
  const views = useTexts("order-views");
  const desk = useTexts("desk");
  const { data: counts } = useQuery({ ...orderCountsQuery(state), placeholderData: keepPreviousData });
  const countOf = ({ total, isMore }: Counted) =>
    isMore ? desk("countMore", { count: formatCount(total) }) : formatCount(total);
  return ORDER_VIEWS.map((view, at) => {
    const isCurrent = view === state.view;
    const counted = isCurrent ? (open ?? counts?.[at]) : counts?.[at];
    return {
      href: paths.orders() + ordersAddress.print(inView(state, view)),
      label: views(`view.${view}`),
      isCurrent,
      count: counted && countOf(counted),
    };
  });
}

type Counted = { readonly total: number; readonly isMore: boolean };
