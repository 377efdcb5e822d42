import { queryGraphql } from "@vycep/shell/api/graphql";
import type { FoundRecord } from "../../shared/feature.ts";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import { paths } from "../../shared/paths.ts";

const FindProductsDocument = graphql(`
  query FindProducts($text: String!) {
    products(filter: { text: $text }, first: 5) {
      items {
        sku
        name
        brand
      }
    }
  }
`);

/** Goods by their number, code or name (DLIST-07). */
export async function findProducts(text: string, signal: AbortSignal): Promise<readonly FoundRecord[]> {
  const { products } = await queryGraphql(FindProductsDocument, { text }, { signal });
  return products.items.map(({ sku, name, brand }) => ({
    id: sku,
    label: name,
    note: `${sku} · ${brand}`,
    href: paths.product(sku),
  }));
}
