import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { failureOf } from "@vycep/shell/failures/api-error";
import { graphql } from "../../../shared/graphql.gen/gql.ts";
import type { ProductsQuery, ProductsQueryVariables } from "../../../shared/graphql.gen/graphql.ts";
import {
  type Choice,
  choiceHeaders,
  choiceSettled,
  currentChoice,
  useChoiceOfGoods,
} from "../../../shared/ordering/choice.ts";
import { CATALOGUE_VALID_MS, catalogueKey } from "./catalogue-cache.ts";
import type { ListState } from "./list-address.ts";
import { toVariables } from "./list-variables.ts";

const productsDocument = graphql(`
  query Products(
    $search: String
    $filter: ProductAttributeFilterInput
    $sort: ProductAttributeSortInput
    $pageSize: Int
    $currentPage: Int
    $byBeer: Boolean
  ) {
    products(
      search: $search
      filter: $filter
      sort: $sort
      pageSize: $pageSize
      currentPage: $currentPage
      by_beer: $byBeer
    ) {
      total_count
      page_info {
        current_page
        total_pages
      }
      aggregations(without: ["sku"]) {
        attribute_code
        options {
          label
          value
          count
        }
      }
      items {
        ...ProductRow
        favourites
      }
      beer_count
      beers {
        key
        skus
        others
      }
      bundle_count
      bundles {
        ...ProductRow
      }
      usual {
        sku
        times
        deliveries
        last_quantity
        last_delivery_date
        every_days
      }
    }
  }
`);

/** Goods by their numbers, as rows of the list; without facets, which nobody looks at. */
const namedGoodsDocument = graphql(`
  query NamedGoods($filter: ProductAttributeFilterInput, $pageSize: Int) {
    products(filter: $filter, pageSize: $pageSize) {
      items {
        ...ProductRow
        favourites
      }
    }
  }
`);

export type ProductPage = NonNullable<ProductsQuery["products"]>;

/**
 * A page of the catalogue (GQL-04). Prices and offers hang on place, way and day, so they are in the key
 * (OP-80); other words come by themselves after a change of language (C18).
 */
export function productsQuery(state: ListState, choice = currentChoice()) {
  const variables = toVariables(state);
  const { shipToId, shippingMethod, deliveryDate } = choice;
  return queryOptions({
    queryKey: [catalogueKey, "products", variables, shipToId, shippingMethod, deliveryDate],
    queryFn: ({ signal }) => askForPage(variables, choice, signal),
    staleTime: 60_000,
    gcTime: CATALOGUE_VALID_MS,
  });
}

/** The page, and the one before it until it is there: nothing blinks while somebody types (ROUTE-41, ROUTE-42). */
export function useProducts(state: ListState) {
  const choice = useChoiceOfGoods();
  return useQuery({ ...productsQuery(state, choice), placeholderData: keepPreviousData });
}

/** Whether what the place usually buys fills the page, which begins with it, and may go on behind it. */
export function usualGoesOn({ items, page_info: info }: ProductPage, usualOnes: number): boolean {
  const isFull = usualOnes > 0 && usualOnes === (items ?? []).length;
  return isFull && (info?.current_page ?? 1) < (info?.total_pages ?? 1);
}

/** Certain goods of the list, by number. */
export function namedGoodsQuery(skus: readonly string[], choice = currentChoice()) {
  const { shipToId, shippingMethod, deliveryDate } = choice;
  return queryOptions({
    queryKey: [catalogueKey, "named", skus, shipToId, shippingMethod, deliveryDate],
    queryFn: async ({ signal }) => {
      const settled = await choiceSettled(choice);
      const variables = { filter: { sku: { in: [...skus] } }, pageSize: 100 };
      const headers = choiceHeaders(settled);
      const { products } = await queryGraphql(namedGoodsDocument, variables, { signal, headers });
      if (!products) throw new Error("the list of products came without products");
      return products;
    },
    staleTime: 60_000,
    gcTime: CATALOGUE_VALID_MS,
  });
}

/** Another way of delivery may leave fewer pages than the address asks for; then the first one is shown. */
async function askForPage(
  variables: ProductsQueryVariables,
  chosen: Choice,
  signal: AbortSignal,
): Promise<ProductPage> {
  const choice = await choiceSettled(chosen);
  try {
    return pageOf(
      await queryGraphql(productsDocument, variables, { signal, headers: choiceHeaders(choice) }),
    );
  } catch (thrown) {
    if (failureOf(thrown).code !== "page-too-high") throw thrown;
    return pageOf(
      await queryGraphql(
        productsDocument,
        { ...variables, currentPage: 1 },
        { signal, headers: choiceHeaders(choice) },
      ),
    );
  }
}

function pageOf({ products }: ProductsQuery): ProductPage {
  if (!products) throw new Error("the list of products came without products");
  return products;
}
