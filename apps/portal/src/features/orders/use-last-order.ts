import { queryOptions, useQuery } from "@tanstack/react-query";
import type { OrdersAnswer } from "@vycep/contract/orders/orders.rest";
import { METHODS, parseShippingMethod } from "@vycep/domain/transport/method";
import { callService } from "../../shared/api/rest.ts";
import { customerOrderQuery } from "./use-customer-order.ts";

type Row = OrdersAnswer["sopList"][number];

/** Among so many orders of a place there is one with goods, however often empties are collected there. */
const looked = 20;

/** The number of the newest order of a place that goods came with; null when there is none. */
export function lastOrderQuery(shipToId: string) {
  return queryOptions({
    queryKey: ["orders", "orders", "last", shipToId],
    queryFn: async ({ signal }): Promise<string | null> => {
      const { sopList } = await callService<OrdersAnswer>("general", "/orders", {
        signal,
        query: { shipTo: shipToId, limit: looked },
      });
      return lastWithGoods(sopList)?.orderNumber ?? null;
    },
    staleTime: 30_000,
  });
}

/** The first row that is neither a collection of empties nor cancelled: those are not worth repeating. */
export function lastWithGoods(rows: readonly Row[]): Row | undefined {
  return rows.find(({ method, state, lines }) => {
    const known = parseShippingMethod(method);
    const isEmpties = known !== undefined && METHODS[known].onlyEmpties === 1;
    return !isEmpties && state !== "cancelled" && lines > 0;
  });
}

/** The newest order with goods of a place: `undefined` while it is looked for, `null` when there is none. */
export function useLastOrder(shipToId: string | undefined) {
  const last = useQuery({ ...lastOrderQuery(shipToId ?? ""), enabled: shipToId !== undefined });
  const number = last.data;
  const order = useQuery({ ...customerOrderQuery(number ?? ""), enabled: typeof number === "string" });
  return {
    order: number === null ? null : order.data,
    failure: last.error ?? order.error,
    retry: () => void (last.error ? last.refetch() : order.refetch()),
  };
}
