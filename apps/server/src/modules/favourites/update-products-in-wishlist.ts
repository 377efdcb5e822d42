import { encodeWishlistError } from "@vycep/contract/favourites/favourites.codec";
import { MAX_FAVOURITES } from "@vycep/domain/favourites/favourite";
import type { Deps } from "../../platform/deps.ts";
import { badInput } from "../../platform/errors.ts";
import type { MutationUpdateProductsInWishlistArgs } from "../../platform/graphql.gen.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { findItems } from "./favourites.repo.ts";
import { answerWishlist, idOf, noSuchWishlist, wishlistOfId } from "./own-wishlist.ts";

/** A favourite has no amount and no words, so nothing changes for Magento's clients (D36); unknown items come back (C1). */
export async function updateProductsInWishlist(
  deps: Deps,
  context: RequestContext,
  { wishlistId, wishlistItems }: MutationUpdateProductsInWishlistArgs,
) {
  const actor = await context.actor();
  if (wishlistItems.length > MAX_FAVOURITES)
    throw badInput("too-many-items", `At most ${MAX_FAVOURITES} items can be changed at once.`);
  const list = await wishlistOfId(deps, actor, wishlistId);
  if (!list) throw noSuchWishlist();
  const kept = await findItems(deps.db, list.id, { offset: 0, limit: MAX_FAVOURITES });
  const known = new Set(kept.map(({ id }) => id));
  const refused = wishlistItems.flatMap(({ wishlist_item_id: id }, index) =>
    known.has(idOf(id) ?? 0) ? [] : [{ index, sku: null, refusal: { kind: "favourite-unknown" } as const }],
  );
  return {
    wishlist: answerWishlist(list),
    user_errors: refused.map((one) => encodeWishlistError(one, context.language)),
  };
}
