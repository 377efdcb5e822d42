import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import type { OrdersAnswer } from "@vycep/contract/orders/orders.rest";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import { callService } from "@vycep/shell/api/rest";
import { localNow } from "@vycep/shell/clock/clock";
import { daysOf } from "@vycep/shell/list/period";
import { type HistoryState, sortParts } from "./history-address.ts";

/** OP-34. */
export const pageSize = 10;

export interface HistoryPage extends OrdersAnswer {
  /** The page that came; an address may ask for one that is no longer there. */
  readonly page: number;
  readonly pageCount: number;
}

/** GET orders (REST-46, OP-34): a page of the history, found and sorted by the server. */
export function ordersQuery(state: HistoryState) {
  const asked = { ...toQuery(state, localNow().date), limit: pageSize };
  return queryOptions({
    queryKey: ["orders", "orders", asked, state.page],
    queryFn: ({ signal }) => askForPage(asked, { page: state.page, signal }),
    staleTime: 10_000,
  });
}

/** The page, and the one before it until it is there: nothing blinks while somebody types. */
export function useOrders(state: HistoryState) {
  return useQuery({ ...ordersQuery(state), placeholderData: keepPreviousData });
}

/** How many there are in the whole history, for the tab; undefined until it is known. */
export function useOrderCount(isWanted: boolean): number | undefined {
  return useQuery({
    queryKey: ["orders", "orders", "count"],
    queryFn: async ({ signal }) => {
      const answer = await callService<OrdersAnswer>("general", "/orders", { signal, query: { limit: 1 } });
      return answer.total;
    },
    enabled: isWanted,
  }).data;
}

type Asked = Readonly<Record<string, string | number | undefined>>;

/** The state as the call asks for it; dates are those of creation. */
export function toQuery(state: HistoryState, today: LocalDate): Asked {
  const { from, to } = daysOf(state.period, today);
  const { column, direction } = sortParts(state.sort);
  const search = state.q.trim();
  return {
    search: search === "" ? undefined : search,
    dateFrom: from,
    dateTo: to,
    shipTo: state.shipTo,
    method: state.method,
    status: state.status,
    sort: column,
    direction,
  };
}

async function askForPage(
  asked: Asked,
  { page, signal }: { readonly page: number; readonly signal: AbortSignal },
): Promise<HistoryPage> {
  const answer = await callService<OrdersAnswer>("general", "/orders", {
    signal,
    query: { ...asked, offset: (page - 1) * pageSize },
  });
  const pageCount = Math.max(1, Math.ceil(answer.total / pageSize));
  // Orders of a filter may be fewer than when the link was made; then the last page is shown.
  if (page > pageCount) return askForPage(asked, { page: pageCount, signal });
  return { ...answer, page, pageCount };
}
