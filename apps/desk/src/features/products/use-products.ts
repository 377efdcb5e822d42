import { queryOptions } from "@tanstack/react-query";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import type { ProductsQuery } from "../../shared/graphql.gen/graphql.ts";
import { filterOf, orderOf, type ProductsState, productsAddress } from "./products-address.ts";

const ProductsDocument = graphql(`
  query Products($filter: DeskProductFilter!, $sort: DeskProductSort!, $ascending: Boolean!, $first: Int!, $after: String) {
    products(filter: $filter, sort: $sort, ascending: $ascending, first: $first, after: $after) {
      total
      isMore
      next
      items {
        sku
        name
        ean
        brand
        boxesPerPallet
        kilograms
        markets
        languages
        hasPhoto
        state
        sellableFrom
        sellableTo
      }
    }
  }
`);

const ProductShelvesDocument = graphql(`
  query ProductShelves {
    productShelves {
      brands
      categories {
        code
        name
      }
      packagings {
        code
        name
      }
      isErpOwned
    }
  }
`);

/** A row of the list. */
/** Rows of a page. */
export const productsOnPage = 50;

/** What the list is asked for, without the page. */
export const productsArgs = (state: ProductsState) => ({ filter: filterOf(state), ...orderOf(state) });

export type ProductRow = ProductsQuery["products"]["items"][number];

/** A page of goods. */
export function productsQuery(state: ProductsState) {
  return queryOptions({
    queryKey: ["products", "products", productsAddress.print(state)],
    queryFn: async ({ signal }) => {
      const variables = { ...productsArgs(state), first: productsOnPage, after: state.after ?? null };
      return (await queryGraphql(ProductsDocument, variables, { signal })).products;
    },
    refetchInterval: 30_000,
  });
}

/** Brands and categories to filter by. */
export const shelvesQuery = queryOptions({
  queryKey: ["products", "productShelves"],
  queryFn: async ({ signal }) => (await queryGraphql(ProductShelvesDocument, {}, { signal })).productShelves,
});
