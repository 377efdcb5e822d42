import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import type { FavouriteProductsQuery } from "../../shared/graphql.gen/graphql.ts";
import {
  choiceHeaders,
  choiceSettled,
  currentChoice,
  useChoiceOfGoods,
} from "../../shared/ordering/choice.ts";
import { type FavouritesPage, favouritesPageSize, loadAllItems } from "./load-all-items.ts";
import { type Listed, pageOf, partsOf, productsKey } from "./use-customer-wishlists.ts";

const productsDocument = graphql(`
  query FavouriteProducts($pageSize: Int!, $currentPage: Int!) {
    customer {
      wishlists {
        id
        items_count
        items_v2(pageSize: $pageSize, currentPage: $currentPage) {
          items {
            id
            sku
            in_range
            product {
              ...ProductRow
            }
          }
        }
      }
    }
  }
`);

export type FavouriteItem = Listed<FavouriteProductsQuery>;
export type FavouriteProducts = FavouritesPage<FavouriteItem>;

/** What is kept with all that a row shows and an order needs of it (FAV-07, FAV-08). */
export function favouriteProductsQuery(choice = currentChoice()) {
  return queryOptions({
    queryKey: [...productsKey, ...partsOf(choice)],
    queryFn: async ({ signal }) => {
      const settled = await choiceSettled(choice);
      return loadAllItems<FavouriteItem>(async (currentPage) => {
        const variables = { pageSize: favouritesPageSize, currentPage };
        return pageOf(
          await queryGraphql(productsDocument, variables, { signal, headers: choiceHeaders(settled) }),
        );
      });
    },
  });
}

/** The list, and the one of the place before until it is there: nothing blinks. */
export function useFavouriteProducts() {
  const choice = useChoiceOfGoods();
  return useQuery({ ...favouriteProductsQuery(choice), placeholderData: keepPreviousData });
}
