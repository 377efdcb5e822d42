import { queryOptions, useQuery } from "@tanstack/react-query";
import type { OrdersAnswer } from "@vycep/contract/orders/orders.rest";
import { METHODS, methodOfOrder, type ShippingMethod } from "@vycep/domain/transport/method";
import { callService } from "@vycep/shell/api/rest";
import { customerOrderQuery } from "../detail/use-customer-order.ts";

type Row = OrdersAnswer["sopList"][number];

/** Among so many orders of a place there is one with goods, however often empties are collected there. */
const looked = 20;

/** The newest orders of a place. */
export function latestOrdersQuery(shipToId: string) {
  return queryOptions({
    queryKey: ["orders", "orders", "latest", shipToId],
    queryFn: ({ signal }) =>
      callService<OrdersAnswer>("general", "/orders", {
        signal,
        query: { shipTo: shipToId, limit: looked },
      }),
    staleTime: 30_000,
  });
}

/**
 * The newest order worth repeating: neither a collection of empties nor cancelled, and of goods that the chosen method
 * carries, where there is such a one (tank beer does not come with the standard order).
 *
 * @example lastWithGoods(rows, "selfpickup_selfpickup")?.orderNumber
 */
export function lastWithGoods(rows: readonly Row[], chosen: ShippingMethod | undefined): Row | undefined {
  const withGoods = rows.flatMap((row) => {
    const method = methodOfOrder(row);
    const isRepeatable =
      method !== undefined && METHODS[method].onlyEmpties === 0 && row.state !== "cancelled" && row.lines > 0;
    return isRepeatable ? [{ row, carries: METHODS[method].carries }] : [];
  });
  const fitting = chosen && withGoods.find(({ carries }) => carries === METHODS[chosen].carries);
  return (fitting ?? withGoods[0])?.row;
}

/** The newest order with goods of a place: `undefined` while it is looked for, `null` when there is none. */
export function useLastOrder(shipToId: string | undefined, method: ShippingMethod | undefined) {
  const last = useQuery({ ...latestOrdersQuery(shipToId ?? ""), enabled: shipToId !== undefined });
  const number = last.data && (lastWithGoods(last.data.sopList, method)?.orderNumber ?? null);
  const order = useQuery({ ...customerOrderQuery(number ?? ""), enabled: typeof number === "string" });
  return {
    order: number === null ? null : order.data,
    failure: last.error ?? order.error,
    retry: () => void (last.error ? last.refetch() : order.refetch()),
  };
}
