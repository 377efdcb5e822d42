import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import type { FavouriteMarksQuery, FavouriteProductsQuery } from "../../shared/graphql.gen/graphql.ts";
import {
  type Choice,
  choiceHeaders,
  choiceSettled,
  currentChoice,
  useChoiceOfGoods,
} from "../../shared/ordering/choice.ts";
import { type FavouritesPage, favouritesPageSize, loadAllItems } from "./load-all-items.ts";

const marksDocument = graphql(`
  query FavouriteMarks($pageSize: Int!, $currentPage: Int!) {
    customer {
      wishlists {
        id
        items_count
        items_v2(pageSize: $pageSize, currentPage: $currentPage) {
          items {
            id
            sku
          }
        }
      }
    }
  }
`);

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

type Listed<Query extends FavouriteMarksQuery | FavouriteProductsQuery> = NonNullable<
  NonNullable<NonNullable<Query["customer"]>["wishlists"][number]["items_v2"]>["items"][number]
>;
export type FavouriteMark = Listed<FavouriteMarksQuery>;
export type FavouriteItem = Listed<FavouriteProductsQuery>;
export type FavouriteMarks = FavouritesPage<FavouriteMark>;
export type FavouriteProducts = FavouritesPage<FavouriteItem>;

export const marksKey = ["favourites", "marks"];
export const productsKey = ["favourites", "products"];

/**
 * What is kept, by number: all that hearts and the count in the header need (GQL-06). Place, way and day are in the
 * key, so that starting an order asks again (TRANSPORT-40, TRANSPORT-50).
 */
export function favouriteMarksQuery(choice = currentChoice()) {
  return queryOptions({
    queryKey: [...marksKey, ...partsOf(choice)],
    queryFn: async ({ signal }) => {
      const settled = await choiceSettled(choice);
      return loadAllItems<FavouriteMark>(async (currentPage) => {
        const variables = { pageSize: favouritesPageSize, currentPage };
        return pageOf(
          await queryGraphql(marksDocument, variables, { signal, headers: choiceHeaders(settled) }),
        );
      });
    },
    refetchOnWindowFocus: true,
  });
}

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

function partsOf({ shipToId, shippingMethod, deliveryDate }: Choice) {
  return [shipToId, shippingMethod, deliveryDate] as const;
}

interface WishlistsAnswer<Item> {
  readonly customer?: {
    readonly wishlists: readonly {
      readonly id?: string | null;
      readonly items_count?: number | null;
      readonly items_v2?: { readonly items: readonly (Item | null)[] } | null;
    }[];
  } | null;
}

/** Everybody has one list. */
function pageOf<Item>({ customer }: WishlistsAnswer<Item>): FavouritesPage<Item> {
  const list = customer?.wishlists[0];
  if (!list?.id) throw new Error("favourites came without a list");
  const items = (list.items_v2?.items ?? []).filter((item) => item !== null);
  return { listId: list.id, count: list.items_count ?? 0, items };
}
