import type { Deps } from "../../platform/deps.ts";
import type { Resolvers } from "../../platform/graphql.gen.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { addProductsToWishlist } from "./add-products-to-wishlist.ts";
import { favouriteSkus } from "./favourites.facts.ts";
import { answerWishlist, ownWishlist, wishlistOfId } from "./own-wishlist.ts";
import { removeProductsFromWishlist } from "./remove-products-from-wishlist.ts";
import { updateProductsInWishlist } from "./update-products-in-wishlist.ts";
import {
  isInRange,
  itemsPage,
  nameOfItem,
  olderItems,
  orderableCount,
  productOfItem,
} from "./wishlist-items.ts";

/** GraphQL of favourites: parse, call, encode; what costs a statement is answered when it is asked for. */
export function favouritesResolvers(deps: Deps): Resolvers {
  const own = async (context: RequestContext) =>
    answerWishlist(await ownWishlist(deps, await context.actor()));
  const isFavourite = async (sku: string | null | undefined, context: RequestContext) =>
    (await favouriteSkus(deps, context)).has(sku ?? "") ? 1 : 0;
  return {
    Query: {
      wishlist: async (_root, _args, context) => {
        const { updated_at, row } = await own(context);
        const items = await olderItems(deps, context, row);
        return { items_count: row.count, updated_at: updated_at ?? null, items };
      },
    },
    Customer: {
      wishlist: (_customer, _args, context) => own(context),
      // There is one list, so every page but the first is empty.
      wishlists: async (_customer, { currentPage }, context) =>
        (currentPage ?? 1) > 1 ? [] : [await own(context)],
      wishlist_v2: async (_customer, { id }, context) => {
        const list = await wishlistOfId(deps, await context.actor(), id);
        return list ? answerWishlist(list) : null;
      },
    },
    Mutation: {
      addProductsToWishlist: (_root, args, context) => addProductsToWishlist(deps, context, args),
      updateProductsInWishlist: (_root, args, context) => updateProductsInWishlist(deps, context, args),
      removeProductsFromWishlist: (_root, args, context) => removeProductsFromWishlist(deps, context, args),
    },
    Wishlist: {
      items_v2: ({ row }, args, context) => itemsPage(deps, context, { list: row, args }),
      items: ({ row }, _args, context) => olderItems(deps, context, row),
    },
    WishlistItem: { product: productOfItem },
    WishlistItems: { shipto_item_count: ({ list }, _args, context) => orderableCount(deps, context, list) },
    SimpleWishlistItem: { product: productOfItem, name: nameOfItem, in_range: isInRange },
    WishlistItemInterface: { __resolveType: () => "SimpleWishlistItem" },
    // A list of the catalogue knows it already; a product of a cart or an order is looked up with all the others.
    SimpleProduct: {
      favourites: ({ favourites, sku }, _args, context) => favourites ?? isFavourite(sku, context),
    },
    BundleProduct: {
      favourites: ({ favourites, sku }, _args, context) => favourites ?? isFavourite(sku, context),
    },
  };
}
