import { queryOptions, useQuery } from "@tanstack/react-query";
import type { OrdersAnswer } from "@vycep/contract/orders/orders.rest";
import { orderToRepeat } from "@vycep/domain/orders/repeat-choice";
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

/** So many are offered to choose among. */
const offered = 4;

/**
 * The newest orders worth repeating: neither collections of empties nor cancelled, and of goods that the chosen method
 * carries, where there are such (tank beer does not come with the standard order); others stand behind them.
 *
 * @example ordersWithGoods(rows, "selfpickup_selfpickup").map(({ orderNumber }) => orderNumber)
 */
export function ordersWithGoods(rows: readonly Row[], chosen: ShippingMethod | undefined): readonly Row[] {
  const withGoods = rows.flatMap((row) => {
    const method = methodOfOrder(row);
    const isRepeatable =
      method !== undefined && METHODS[method].onlyEmpties === 0 && row.state !== "cancelled" && row.lines > 0;
    return isRepeatable ? [{ row, carries: METHODS[method].carries }] : [];
  });
  const fits = ({ carries }: (typeof withGoods)[number]) =>
    chosen === undefined || carries === METHODS[chosen].carries;
  const fitting = withGoods.filter(fits);
  return (fitting.length > 0 ? fitting : withGoods).map(({ row }) => row);
}

/**
 * The order of a place to repeat, the picked one or else the newest that is no mere top-up (HISTORY-03), and those there
 * are to pick from: `undefined` while it is looked for, `null` when there is none.
 */
export function useLastOrder(
  shipToId: string | undefined,
  method: ShippingMethod | undefined,
  picked?: string | undefined,
) {
  const last = useQuery({ ...latestOrdersQuery(shipToId ?? ""), enabled: shipToId !== undefined });
  const all = last.data && ordersWithGoods(last.data.sopList, method);
  const wanted = all && (all.find(({ orderNumber }) => orderNumber === picked) ?? orderToRepeat(all));
  const number = all && (wanted?.orderNumber ?? null);
  const order = useQuery({ ...customerOrderQuery(number ?? ""), enabled: typeof number === "string" });
  return {
    order: number === null ? null : order.data,
    /** Of the order, before it is there itself. */
    row: wanted,
    recent: offeredOf(all ?? [], wanted),
    failure: last.error ?? order.error,
    retry: () => void (last.error ? last.refetch() : order.refetch()),
  };
}

/** The newest few, and the one to repeat where it is older. */
function offeredOf(all: readonly Row[], wanted: Row | undefined): readonly Row[] {
  const newest = all.slice(0, offered);
  return wanted === undefined || newest.includes(wanted) ? newest : [...newest.slice(0, -1), wanted];
}
