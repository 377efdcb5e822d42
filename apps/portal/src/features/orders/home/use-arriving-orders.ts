import { queryOptions, useQuery } from "@tanstack/react-query";
import type { OrderRow, OrdersAnswer } from "@vycep/contract/orders/orders.rest";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import { callService } from "@vycep/shell/api/rest";
import { localNow } from "@vycep/shell/clock/clock";

/** Open orders are few; the latest deliveries come first, so those of today are among them. */
const looked = 50;

/** The orders that are open, of every place of the person. */
export function openOrdersQuery() {
  return queryOptions({
    queryKey: ["orders", "orders", "open"],
    queryFn: ({ signal }) =>
      callService<OrdersAnswer>("general", "/orders", {
        signal,
        query: {
          status: "new,in-progress,in-preparation,in-delivery",
          sort: "delivery",
          direction: "desc",
          limit: looked,
        },
      }),
    staleTime: 30_000,
    refetchInterval: 60_000,
  });
}

/** What is on its way or comes today, the earliest first; nothing while it is not known. */
export function useArrivingOrders(): readonly OrderRow[] {
  return arriving(useQuery(openOrdersQuery()).data?.sopList ?? [], localNow().date);
}

export function arriving(rows: readonly OrderRow[], today: LocalDate): readonly OrderRow[] {
  return rows
    .filter(({ state, deliveryDate }) => state === "on-the-way" || deliveryDate === today)
    .sort((left, right) => left.deliveryDate.localeCompare(right.deliveryDate))
    .slice(0, 3);
}
