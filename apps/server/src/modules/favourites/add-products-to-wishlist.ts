import { encodeWishlistError, type RefusedFavourite } from "@vycep/contract/favourites/favourites.codec";
import { judgeFavourite, MAX_FAVOURITES } from "@vycep/domain/favourites/favourite";
import { parseSku } from "@vycep/domain/kernel/ids";
import type { Deps } from "../../platform/deps.ts";
import { badInput } from "../../platform/errors.ts";
import type { MutationAddProductsToWishlistArgs } from "../../platform/graphql.gen.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { goodsOfRange } from "../catalog/shown-goods.facts.ts";
import {
  findItemsOf,
  findWishlist,
  insertItems,
  lockWishlist,
  type NewFavourite,
} from "./favourites.repo.ts";
import { answerWishlist, noSuchWishlist, wishlistOfId } from "./own-wishlist.ts";
import { answerItems } from "./wishlist-items.ts";

/**
 * Keeps products as favourites (FAV-01, GQL-09): good ones are kept, every bad one comes back with its place and
 * reason (C1). What is there already stays where it is, so a repeated call changes nothing.
 */
export async function addProductsToWishlist(
  deps: Deps,
  context: RequestContext,
  { wishlistId, wishlistItems }: MutationAddProductsToWishlistArgs,
) {
  const actor = await context.actor();
  if (wishlistItems.length > MAX_FAVOURITES)
    throw badInput("too-many-items", `At most ${MAX_FAVOURITES} items can be added at once.`);
  const list = await wishlistOfId(deps, actor, wishlistId);
  if (!list) throw noSuchWishlist();
  const asked = wishlistItems.map(({ sku }, index) => ({ index, sku: sku.trim() }));
  const skus = [...new Set(asked.flatMap(({ sku }) => parseSku(sku) ?? []))];
  const goods = await goodsOfRange(deps, context, skus);
  const now = deps.clock.instant();
  const { refused, kept, written } = await inTransaction(deps.db, async (tx) => {
    await lockWishlist(tx, list.id);
    const held = await findWishlist(tx, actor, list.id);
    if (!held) throw noSuchWishlist();
    const known = new Set<string>((await findItemsOf(tx, list.id, skus)).map(({ sku }) => sku));
    const fresh = new Map<string, NewFavourite>();
    const refused = asked.flatMap(({ index, sku }): RefusedFavourite[] => {
      if (known.has(sku) || fresh.has(sku)) return [];
      const product = goods.get(sku);
      const refusal = judgeFavourite(product, held.count + fresh.size);
      if (refusal) return [{ index, sku, refusal }];
      if (product) fresh.set(sku, { sku: product.sku, name: product.names[context.language] ?? sku });
      return [];
    });
    await insertItems(tx, list.id, { items: [...fresh.values()], now });
    const written = {
      ...held,
      count: held.count + fresh.size,
      changedAt: fresh.size > 0 ? now : held.changedAt,
    };
    return { refused, kept: await findItemsOf(tx, list.id, skus), written };
  });
  return {
    wishlist: answerWishlist(written),
    added_items: answerItems(deps, context, kept),
    user_errors: refused.map((one) => encodeWishlistError(one, context.language)),
  };
}
