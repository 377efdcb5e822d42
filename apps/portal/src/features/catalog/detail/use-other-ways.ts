import { queryOptions, useQuery } from "@tanstack/react-query";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { graphql } from "../../../shared/graphql.gen/gql.ts";
import {
  type Choice,
  choiceHeaders,
  choiceSettled,
  useChoiceOfGoods,
} from "../../../shared/ordering/choice.ts";
import type { ProductRow } from "../../../shared/products/product-row.ts";
import { catalogueKey } from "../list/catalogue-cache.ts";

const otherWaysDocument = graphql(`
  query OtherWays($sku: String!) {
    getProductAvaliablePackaging(sku: $sku) {
      is_current
      product {
        ...ProductRow
      }
    }
    products(filter: { bundle_item: { eq: $sku } }, pageSize: 10) {
      items {
        ...ProductRow
      }
    }
  }
`);

/** What else a product can be had as. */
interface OtherWays {
  /** The same beer in other packagings. */
  readonly packagings: readonly ProductRow[];
  /** Bundles that may hold it. */
  readonly bundles: readonly ProductRow[];
}

/** What else a beer comes in (GQL-08, CATALOG-20), and the bundles that hold it (BUNDLE-01), with prices and offers of the chosen place, way and day (OP-80). */
function otherWaysQuery(sku: string, chosen: Choice) {
  const { shipToId, shippingMethod, deliveryDate } = chosen;
  return queryOptions({
    queryKey: [catalogueKey, "otherWays", sku, shipToId, shippingMethod, deliveryDate],
    queryFn: async ({ signal }): Promise<OtherWays> => {
      const choice = await choiceSettled(chosen);
      const answer = await queryGraphql(
        otherWaysDocument,
        { sku },
        { signal, headers: choiceHeaders(choice) },
      );
      return {
        packagings: answer.getProductAvaliablePackaging.flatMap(({ is_current: isCurrent, product }) =>
          isCurrent || !product ? [] : [product],
        ),
        bundles: (answer.products?.items ?? []).filter((bundle) => bundle !== null),
      };
    },
    staleTime: 60_000,
  });
}

/** None until they are known; the page stands without them. */
export function useOtherWays(sku: string): OtherWays {
  return useQuery(otherWaysQuery(sku, useChoiceOfGoods())).data ?? none;
}

const none: OtherWays = { packagings: [], bundles: [] };
