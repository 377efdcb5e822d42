import { queryOptions, useQuery } from "@tanstack/react-query";
import { type GraphqlCall, queryGraphql } from "@vycep/shell/api/graphql";
import { graphql } from "../../../shared/graphql.gen/gql.ts";
import { choiceHeaders, currentChoice, useChoice } from "../../../shared/ordering/choice.ts";
import type { ProductRow } from "../../../shared/products/product-row.ts";

const productsBySkuDocument = graphql(`
  query ProductsBySku($skus: [String], $pageSize: Int) {
    products(filter: { sku: { in: $skus } }, pageSize: $pageSize) {
      items {
        ...ProductRow
      }
    }
  }
`);

/** The most that the list of products answers at once. */
const largestPage = 100;

export type ProductsBySku = ReadonlyMap<string, ProductRow>;

/**
 * What the catalogue says now of some goods, with today's prices and offers for the chosen place, way and day, which
 * are therefore in the key (OP-80). Goods that it no longer has are missing from the answer.
 */
export function productsBySkuQuery(skus: readonly string[]) {
  const choice = currentChoice();
  const { shipToId, shippingMethod, deliveryDate } = choice;
  const asked = [...new Set(skus)].sort();
  return queryOptions({
    queryKey: ["products", "bySku", asked, shipToId, shippingMethod, deliveryDate],
    queryFn: async ({ signal }): Promise<ProductsBySku> => {
      const pages = await Promise.all(
        chunksOf(asked).map((page) => askFor(page, { signal, headers: choiceHeaders(choice) })),
      );
      return new Map(pages.flat().map((product) => [product.sku ?? "", product]));
    },
    staleTime: 30_000,
  });
}

/** The goods, asked for again whenever the choice changes. */
export function useProductsBySku(skus: readonly string[]) {
  const { shipToId, shippingMethod, deliveryDate } = useChoice();
  const isChosen = shipToId !== undefined && shippingMethod !== undefined && deliveryDate !== undefined;
  const query = useQuery({ ...productsBySkuQuery(skus), enabled: isChosen && skus.length > 0 });
  return { isChosen, products: query.data, failure: query.error, retry: () => void query.refetch() };
}

async function askFor(skus: readonly string[], call: GraphqlCall): Promise<readonly ProductRow[]> {
  const { products } = await queryGraphql(
    productsBySkuDocument,
    { skus: [...skus], pageSize: largestPage },
    call,
  );
  return (products?.items ?? []).filter((product) => product !== null);
}

function chunksOf(skus: readonly string[]): readonly (readonly string[])[] {
  return Array.from({ length: Math.ceil(skus.length / largestPage) }, (_, index) =>
    skus.slice(index * largestPage, (index + 1) * largestPage),
  );
}
