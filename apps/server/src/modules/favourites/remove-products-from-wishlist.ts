import { encodeWishlistError, type RefusedFavourite } from "@vycep/contract/favourites/favourites.codec";
import { MAX_FAVOURITES } from "@vycep/domain/favourites/favourite";
import type { Deps } from "../../platform/deps.ts";
import { badInput } from "../../platform/errors.ts";
import type { MutationRemoveProductsFromWishlistArgs } from "../../platform/graphql.gen.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { deleteItems, findWishlist } from "./favourites.repo.ts";
import { answerWishlist, idOf, noSuchWishlist, wishlistOfId } from "./own-wishlist.ts";

/** Takes items out of the list (FAV-02, GQL-10); an id that is not in it comes back, foreign or missing alike (C16). */
export async function removeProductsFromWishlist(
  deps: Deps,
  context: RequestContext,
  { wishlistId, wishlistItemsIds }: MutationRemoveProductsFromWishlistArgs,
) {
  const actor = await context.actor();
  if (wishlistItemsIds.length > MAX_FAVOURITES)
    throw badInput("too-many-items", `At most ${MAX_FAVOURITES} items can be removed at once.`);
  const list = await wishlistOfId(deps, actor, wishlistId);
  if (!list) throw noSuchWishlist();
  const asked = wishlistItemsIds.map((text, index) => ({ index, id: idOf(text) }));
  const removed = await inTransaction(deps.db, (tx) =>
    deleteItems(
      tx,
      list.id,
      asked.flatMap(({ id }) => id ?? []),
    ),
  );
  const refused = asked.flatMap(({ index, id }): RefusedFavourite[] =>
    id !== undefined && removed.has(id) ? [] : [{ index, sku: null, refusal: { kind: "favourite-unknown" } }],
  );
  return {
    wishlist: answerWishlist((await findWishlist(deps.db, actor, list.id)) ?? list),
    user_errors: refused.map((one) => encodeWishlistError(one, context.language)),
  };
}
