import type { GoodsFacts } from "../catalog/product.ts";
import { goodsKind } from "../catalog/saleability.ts";

/** So many products a list of favourites holds; the largest range of a brewery is smaller. */
export const MAX_FAVOURITES = 1000;

export type FavouriteRefusal =
  | { readonly kind: "product-unknown" }
  | { readonly kind: "favourite-unfiltered" }
  | { readonly kind: "favourite-tank" }
  | { readonly kind: "favourites-full"; readonly max: number };

/**
 * Why a product cannot be kept as a favourite: unfiltered beer and tank beer are ordered on days and in ways of
 * their own (FAV-05, FAV-06). Told by the product itself, which says more than the method of OP-87.
 *
 * @example whyNotFavourite({ isTank: true, isUnfiltered: false }) // "favourite-tank"
 */
export function whyNotFavourite(
  product: Pick<GoodsFacts, "isTank" | "isUnfiltered">,
): "favourite-unfiltered" | "favourite-tank" | undefined {
  switch (goodsKind(product)) {
    case "tank":
      return "favourite-tank";
    case "unfiltered":
      return "favourite-unfiltered";
    case "ordinary":
      return undefined;
  }
}

/** A product that somebody wants to keep; undefined when the range of their market does not have it. */
export type WantedFavourite = Pick<GoodsFacts, "isTank" | "isUnfiltered"> | undefined;

/**
 * Whether a product may join a list that holds so many others (FAV-01, FAV-05, FAV-06). That it cannot be ordered
 * today does not matter: a favourite waits for its season.
 *
 * @example judgeFavourite(undefined, 0) // { kind: "product-unknown" }
 */
export function judgeFavourite(product: WantedFavourite, kept: number): FavouriteRefusal | undefined {
  if (!product) return { kind: "product-unknown" };
  const reason = whyNotFavourite(product);
  if (reason) return { kind: reason };
  return kept >= MAX_FAVOURITES ? { kind: "favourites-full", max: MAX_FAVOURITES } : undefined;
}
