import { nameParts } from "@vycep/domain/catalog/name-parts";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { queryClient } from "@vycep/shell/api/query-client";
import { showFailure } from "@vycep/shell/messages/action-errors";
import { showMessage } from "@vycep/shell/messages/message-modal";
import { showToast, showUndo } from "@vycep/shell/messages/toasts";
import { textsOf } from "@vycep/shell/words/i18n";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import { createFavouriteWriter } from "./favourite-writer.ts";
import {
  type FavouriteMark,
  type FavouriteMarks,
  type FavouriteProducts,
  favouriteMarksQuery,
  marksKey,
  productsKey,
} from "./use-customer-wishlists.ts";

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

/** The server would not keep it; its own words say why. */
class FavouriteRefused extends Error {}

const writer = createFavouriteWriter({ send: bringAbout, onFailed: tellWhy });
const names = new Map<string, string>();

/** What is wanted and not answered yet. */
export const pendingFavourites = writer.pending;

export interface Kept {
  readonly sku?: string | null | undefined;
  readonly name?: string | null | undefined;
}

/** Keeps a product; shown at once, sent behind (FAV-01). */
export function keepFavourite(product: Kept): void {
  putWanted(product, true);
}

/**
 * Removes it at once and offers the way back instead of asking first (FAV-02). What vanished from the range could not
 * be kept again, so there is no way back to promise.
 */
export function removeFavourite(product: Kept, { hasWayBack }: { readonly hasWayBack: boolean }): void {
  const t = textsOf("favourites");
  putWanted(product, false);
  const text = t("removed", { product: titleOf(product) });
  if (hasWayBack) showUndo(text, () => keepFavourite(product));
  else showToast(text);
}

function putWanted(product: Kept, wanted: boolean): void {
  const sku = product.sku ?? "";
  if (sku === "") return;
  names.set(sku, titleOf(product));
  writer.put(sku, wanted);
}

async function bringAbout(sku: string, wanted: boolean): Promise<void> {
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

async function add(listId: string, sku: string): Promise<void> {
  const { addProductsToWishlist: answer } = await queryGraphql(addDocument, { listId, sku });
  const [error] = answer?.user_errors ?? [];
  if (error) throw new FavouriteRefused(error.message);
  const added = answer?.added_items ?? [];
  await editMarks((items) => [...items.filter((item) => item.sku !== sku), ...added]);
}

async function remove(listId: string, { id, sku }: FavouriteMark): Promise<void> {
  const answer = await queryGraphql(removeDocument, { listId, itemId: id });
  const [error] = answer.removeProductsFromWishlist?.user_errors ?? [];
  if (error && error.reason !== "favourite-unknown") throw new FavouriteRefused(error.message);
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

/** OP-125: a refusal is shown in the message modal, no answer in the user toolbar; the heart is as it was. */
function tellWhy(sku: string, cause: unknown): void {
  if (!(cause instanceof FavouriteRefused)) {
    showFailure(cause);
    return;
  }
  const product = names.get(sku) ?? sku;
  showMessage({
    title: textsOf("favourites")("refusedTitle", { product }),
    details: [cause.message],
    tone: "error",
  });
}

function isOfFavourites(queryKey: readonly unknown[]): boolean {
  return JSON.stringify(queryKey).includes('"favourites":{');
}

function titleOf({ name, sku }: Kept): string {
  return nameParts(name ?? sku ?? "").title;
}
