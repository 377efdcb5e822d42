import { queryGraphql } from "@vycep/shell/api/graphql";
import { queryClient } from "@vycep/shell/api/query-client";
import { ApiError } from "@vycep/shell/failures/api-error";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import {
  type FavouriteMark,
  type FavouriteMarks,
  favouriteMarksQuery,
  marksKey,
  productsKey,
} from "./use-customer-wishlists.ts";
import type { FavouriteProducts } from "./use-favourite-products.ts";

const addDocument = graphql(`
  mutation AddProductsToWishlist($listId: ID!, $sku: String!) {
    addProductsToWishlist(wishlistId: $listId, wishlistItems: [{ sku: $sku, quantity: 1 }]) {
      added_items {
        id
        sku
      }
      user_errors {
        code
        message
      }
    }
  }
`);

const removeDocument = graphql(`
  mutation RemoveProductsFromWishlist($listId: ID!, $itemId: ID!) {
    removeProductsFromWishlist(wishlistId: $listId, wishlistItemsIds: [$itemId]) {
      user_errors {
        code
        message
        reason
      }
    }
  }
`);

/** Brings the server's list to what is wanted of a product; a product that it will not keep is a refusal (OP-125). */
export async function bringAbout(sku: string, wanted: boolean): Promise<void> {
  const { listId, items } = await queryClient.ensureQueryData(favouriteMarksQuery());
  const kept = items.find((item) => item.sku === sku);
  if (wanted === (kept !== undefined)) return;
  if (kept === undefined) await add(listId, sku);
  else await remove(listId, kept);
  // Rows of what was removed stay at hand for the way back; only what no list has yet must be read now.
  const isAtHand = queryClient
    .getQueriesData<FavouriteProducts>({ queryKey: productsKey })
    .every(([, list]) => list?.items.some((item) => item.sku === sku) === true);
  void queryClient.invalidateQueries({
    queryKey: productsKey,
    refetchType: wanted && !isAtHand ? "active" : "none",
  });
  // A list that shows favourites only keeps its rows until it is left: what was just removed can be kept again there.
  void queryClient.invalidateQueries({
    queryKey: ["catalog", "products"],
    predicate: ({ queryKey }) => !isOfFavourites(queryKey),
  });
}

/** The page may be closed right after the press. */
const outlivesPage = { outlivesPage: true } as const;

async function add(listId: string, sku: string): Promise<void> {
  const { addProductsToWishlist: answer } = await queryGraphql(addDocument, { listId, sku }, outlivesPage);
  const [error] = answer?.user_errors ?? [];
  if (error) throw refused(error);
  const added = answer?.added_items ?? [];
  await editMarks((items) => [...items.filter((item) => item.sku !== sku), ...added]);
}

async function remove(listId: string, { id, sku }: FavouriteMark): Promise<void> {
  const answer = await queryGraphql(removeDocument, { listId, itemId: id }, outlivesPage);
  const [error] = answer.removeProductsFromWishlist?.user_errors ?? [];
  if (error && error.reason !== "favourite-unknown") throw refused(error);
  // Another tab removed it, and may have kept it anew under another id: that one is meant then.
  const again = error && (await freshMarks()).items.find((item) => item.sku === sku && item.id !== id);
  if (again) return remove(listId, again);
  await editMarks((items) => items.filter((item) => item.sku !== sku));
}

function freshMarks(): Promise<FavouriteMarks> {
  return queryClient.fetchQuery({ ...favouriteMarksQuery(), staleTime: 0 });
}

/** A read that is under way was asked before and would bring the old list back. */
async function editMarks(edit: (items: FavouriteMarks["items"]) => FavouriteMarks["items"]): Promise<void> {
  await queryClient.cancelQueries({ queryKey: marksKey });
  queryClient.setQueriesData<FavouriteMarks>({ queryKey: marksKey }, (marks) => {
    if (marks === undefined) return;
    const items = edit(marks.items);
    return { ...marks, items, count: items.length };
  });
}

function isOfFavourites(queryKey: readonly unknown[]): boolean {
  return JSON.stringify(queryKey).includes('"favourites":{');
}

function refused({ code, message }: { readonly code: string; readonly message: string }): ApiError {
  return new ApiError({ kind: "refused", code, message });
}
