import { useQuery } from "@tanstack/react-query";
import { type Sku, toId } from "@vycep/domain/kernel/ids";
import type { OrderedBoxes } from "@vycep/domain/suggestions/unlike-usual";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { useState } from "react";
import { graphql } from "../../../shared/graphql.gen/gql.ts";
import type { OrderView } from "../detail/order-view.ts";
import { useProductsBySku } from "../detail/use-products-by-sku.ts";
import { repeatedLines } from "../reorder/repeated-lines.ts";
import { differencesFromUsual, usualRows, withUsual } from "./usual-rows.ts";

const previousOrdersDocument = graphql(`
  query PreviousOrders($number: String!) {
    customer {
      orders(filter: { number: { eq: $number } }, pageSize: 1) {
        items {
          previous_orders {
            number
            items {
              product_sku
              quantity_ordered
            }
          }
        }
      }
    }
  }
`);

/** What the place ordered before an order by the same method; none where that could not be read, which holds nobody up. */
function usePreviousOrders(number: string): {
  readonly previous: readonly OrderedBoxes[];
  readonly isPending: boolean;
} {
  const { data, isPending } = useQuery({
    queryKey: ["orders", "previousOrders", number],
    queryFn: ({ signal }) => queryGraphql(previousOrdersDocument, { number }, { signal }),
    staleTime: 300_000,
  });
  const previous = (data?.customer?.orders?.items[0]?.previous_orders ?? []).map(
    ({ items }) => new Map(items.map((item) => [toId<Sku>(item.product_sku), item.quantity_ordered])),
  );
  return { previous, isPending };
}

/** The order to be repeated, its differences from the usual one, and which of them the customer has made good. */
export function useUsual(last: OrderView) {
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const { previous, isPending } = usePreviousOrders(last.number);
  const differences = differencesFromUsual(last, previous);
  const { products, failure, retry } = useProductsBySku(repeatedLines(last.lines).map(({ sku }) => sku));
  const missing = differences.flatMap(({ kind, sku }) => (kind === "missing" ? [sku] : []));
  const more = useProductsBySku(missing);
  const isKnown = products !== undefined && (missing.length === 0 || more.products !== undefined);
  /** Nothing more comes that would push away what stands below. */
  const isWhole = (isKnown || failure !== null || more.failure !== null) && !isPending;
  const known = products && new Map([...(more.products ?? []), ...products]);
  const rows = isKnown && known ? usualRows(differences, known) : [];

  function toggle(sku: string) {
    setTaken((before) => new Set(before.has(sku) ? before.difference(new Set([sku])) : [...before, sku]));
  }
  const order = withUsual(
    last,
    rows.filter(({ sku }) => taken.has(sku)),
  );
  return { order, rows, taken, toggle, products: known, isWhole, failure, retry };
}
