import { queryOptions, useQuery } from "@tanstack/react-query";
import type { OrderRow, OrdersAnswer } from "@vycep/contract/orders/orders.rest";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import { callService } from "@vycep/shell/api/rest";
import { localNow } from "@vycep/shell/clock/clock";
import { type ListPage, pageThatIs } from "@vycep/shell/list/list-page";
import { daysOf } from "@vycep/shell/list/period";
import { type HistoryState, historyAddress } from "./history-address.ts";

export type { OrderRow };

/** OP-34. */
export const pageSize = 10;

/** GET orders (REST-46, OP-34): a page of the history, found and sorted by the server. */
export function ordersQuery(state: HistoryState) {
  const { page } = state;
  const asked = { ...toQuery(state, localNow().date), limit: pageSize };
  return queryOptions({
    queryKey: ["orders", "orders", asked, page],
    queryFn: ({ signal }): Promise<ListPage<OrderRow>> =>
      pageThatIs({ page, pageSize }, async (wanted) => {
        const query = { ...asked, offset: (wanted - 1) * pageSize };
        const { sopList, total } = await callService<OrdersAnswer>("general", "/orders", { signal, query });
        return { rows: sopList, total };
      }),
    staleTime: 10_000,
  });
}

/** How many the history lists when it is opened, for its tab on other pages; undefined until it is known. */
export function useOrderCount(isWanted: boolean): number | undefined {
  return useQuery({
    queryKey: ["orders", "orders", "count"],
    queryFn: async ({ signal }) => {
      const { dateFrom, dateTo } = toQuery(historyAddress.parse({}), localNow().date);
      const query = { dateFrom, dateTo, limit: 1 };
      const answer = await callService<OrdersAnswer>("general", "/orders", { signal, query });
      return answer.total;
    },
    enabled: isWanted,
  }).data;
}

type Asked = Readonly<Record<string, string | number | undefined>>;

/** The state as the call asks for it; dates are those of creation. */
export function toQuery(state: HistoryState, today: LocalDate): Asked {
  const { from, to } = daysOf(state.period, today);
  const { key, direction } = historyAddress.sortParts(state.sort);
  const search = state.q.trim();
  return {
    search: search === "" ? undefined : search,
    dateFrom: from,
    dateTo: to,
    shipTo: state.shipTo,
    method: state.method,
    status: state.status,
    sort: key,
    direction: direction === "descending" ? "desc" : "asc",
  };
}
