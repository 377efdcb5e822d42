import { queryOptions } from "@tanstack/react-query";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import type { FavouriteMarksQuery, FavouriteProductsQuery } from "../../shared/graphql.gen/graphql.ts";
import { type Choice, choiceHeaders, choiceSettled, currentChoice } from "../../shared/ordering/choice.ts";
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

export type Listed<Query extends FavouriteMarksQuery | FavouriteProductsQuery> = NonNullable<
  NonNullable<NonNullable<Query["customer"]>["wishlists"][number]["items_v2"]>["items"][number]
>;
export type FavouriteMark = Listed<FavouriteMarksQuery>;
export type FavouriteMarks = FavouritesPage<FavouriteMark>;

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

/** What the answer depends on. */
export function partsOf({ shipToId, shippingMethod, deliveryDate }: Choice) {
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
export function pageOf<Item>({ customer }: WishlistsAnswer<Item>): FavouritesPage<Item> {
  const list = customer?.wishlists[0];
  if (!list?.id) throw new Error("favourites came without a list");
  const items = (list.items_v2?.items ?? []).filter((item) => item !== null);
  return { listId: list.id, count: list.items_count ?? 0, items };
}
