import { queryGraphql } from "@vycep/shell/api/graphql";
import { localNow } from "@vycep/shell/clock/clock";
import type { WorkFound } from "../../shared/feature.ts";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import { filterOfView, type OrderView } from "./orders-address.ts";

const OrderWorkDocument = graphql(`
  query OrderWork($filter: DeskOrderFilter!) {
    orders(filter: $filter, sort: created, ascending: true, first: 1) {
      total
      isMore
      items {
        createdAt
        deliveryDate
      }
    }
  }
`);

/** How many orders a view has, and since when the first of them waits (DTODAY-01). */
export async function findWork(view: OrderView, signal: AbortSignal): Promise<WorkFound> {
  const filter = filterOfView(view, localNow().date);
  const { total, isMore, items } = (await queryGraphql(OrderWorkDocument, { filter }, { signal })).orders;
  const [first] = items;
  const since = view === "short" ? first && `${first.deliveryDate}T00:00:00.000Z` : first?.createdAt;
  return { count: total, isMore, oldest: since };
}
