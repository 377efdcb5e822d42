import { queryOptions, useQuery } from "@tanstack/react-query";
import { queryGraphql } from "../../shared/api/graphql.ts";
import { choiceSettled, currentChoice, useChoice } from "../../shared/choice.ts";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import type { ProductRow } from "../../shared/products/product-row.ts";

const otherPackagingsDocument = graphql(`
  query OtherPackagings($sku: String!) {
    getProductAvaliablePackaging(sku: $sku) {
      is_current
      product {
        ...ProductRow
      }
    }
  }
`);

/** What else a beer comes in (GQL-08, CATALOG-20), with prices and offers of the chosen place, way and day (OP-80). */
export function otherPackagingsQuery(sku: string) {
  const { shipToId, shippingMethod, deliveryDate } = currentChoice();
  return queryOptions({
    queryKey: ["catalog", "otherPackagings", sku, shipToId, shippingMethod, deliveryDate],
    queryFn: async ({ signal }): Promise<readonly ProductRow[]> => {
      await choiceSettled();
      const answer = await queryGraphql(otherPackagingsDocument, { sku }, { signal });
      return answer.getProductAvaliablePackaging.flatMap(({ is_current: isCurrent, product }) =>
        isCurrent || !product ? [] : [product],
      );
    },
    staleTime: 60_000,
  });
}

/** None until they are known; the page stands without them. */
export function useOtherPackagings(sku: string): readonly ProductRow[] {
  useChoice();
  return useQuery(otherPackagingsQuery(sku)).data ?? [];
}
