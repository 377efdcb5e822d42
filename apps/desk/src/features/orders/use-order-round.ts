import { queryOptions } from "@tanstack/react-query";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { graphql } from "../../shared/graphql.gen/gql.ts";

const OrderRoundDocument = graphql(`
  query OrderRound($orderNumber: ID!) {
    orderRound(orderNumber: $orderNumber) {
      plate
      driverName
      departsAt
      position
      stops
    }
  }
`);

/** What drives an order, as it is planned now (DORD-02). */
export function orderRoundQuery(orderNumber: string) {
  return queryOptions({
    queryKey: ["orders", "round", orderNumber],
    queryFn: async ({ signal }) =>
      (await queryGraphql(OrderRoundDocument, { orderNumber }, { signal })).orderRound ?? null,
    refetchInterval: 60_000,
  });
}
