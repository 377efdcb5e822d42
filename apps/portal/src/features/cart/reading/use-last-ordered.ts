import { useQuery } from "@tanstack/react-query";
import { type LocalDate, parseLocalDate } from "@vycep/domain/kernel/local-moment";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { graphql } from "../../../shared/graphql.gen/gql.ts";
import { useChoice } from "../../../shared/ordering/choice.ts";

const lastOrderedDocument = graphql(`
  query LastOrdered($shipTo: String, $skus: [String!]!) {
    lastOrdered(shipTo: $shipTo, skus: $skus) {
      sku
      delivery_date
      quantity
    }
  }
`);

export interface LastOrder {
  readonly day: LocalDate;
  readonly boxes: number;
}

/** When the chosen place last had each of the products, and how many boxes (C28); empty until it is known. */
export function useLastOrdered(skus: readonly string[]): ReadonlyMap<string, LastOrder> {
  const { shipToId } = useChoice();
  const { data } = useQuery({
    queryKey: ["orders", "lastOrdered", shipToId, skus],
    queryFn: ({ signal }) =>
      queryGraphql(lastOrderedDocument, { shipTo: shipToId ?? null, skus: [...skus] }, { signal }),
    enabled: shipToId !== undefined && skus.length > 0,
    staleTime: 300_000,
  });
  return new Map(
    (data?.lastOrdered ?? []).flatMap(({ sku, delivery_date: date, quantity: boxes }) => {
      const day = parseLocalDate(date);
      return day ? [[sku, { day, boxes }] as const] : [];
    }),
  );
}
