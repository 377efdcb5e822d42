import { queryGraphql } from "../../shared/api/graphql.ts";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import type { ProductRow } from "../../shared/products/product-row.ts";

const productDocument = graphql(`
  query ProductOfLine($sku: String!) {
    products(filter: { sku: { eq: $sku } }, pageSize: 1) {
      items {
        ...ProductRow
      }
    }
  }
`);

/** What a product is, when only its number is known; undefined when it cannot be read, or is not sold here any more. */
export async function readProduct(sku: string): Promise<ProductRow | undefined> {
  try {
    const { products } = await queryGraphql(productDocument, { sku });
    return products?.items?.find((product) => product !== null);
  } catch {
    return undefined;
  }
}
