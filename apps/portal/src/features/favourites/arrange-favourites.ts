import { fold } from "@vycep/domain/kernel/fold";
import type { Language } from "@vycep/domain/market/language";
import { rowPriceOf } from "../../shared/products/product-price.ts";
import type { FavouriteItem } from "./use-favourite-products.ts";

/** The orders that make sense where everything is there already. */
export const FAVOURITES_SORTS = ["name", "name-desc", "price", "price-desc"] as const;
export type FavouritesSort = (typeof FAVOURITES_SORTS)[number];

interface Arrangement {
  readonly q: string;
  readonly sort: FavouritesSort;
  readonly language: Language;
}

/** The favourites that the search finds, in the order asked for (C25: diacritics do not matter, every word must be there). */
export function arrangeFavourites(
  items: readonly FavouriteItem[],
  { q, sort, language }: Arrangement,
): readonly FavouriteItem[] {
  const words = fold(q).split(/\s+/).filter(Boolean);
  const alphabet = new Intl.Collator(language, { numeric: true });
  const byName = (left: FavouriteItem, right: FavouriteItem) => alphabet.compare(nameOf(left), nameOf(right));
  const found = items.filter((item) => {
    const text = fold(`${nameOf(item)} ${item.sku} ${item.product?.brand ?? ""}`);
    return words.every((word) => text.includes(word));
  });
  const sign = sort.endsWith("desc") ? -1 : 1;
  if (sort === "name" || sort === "name-desc")
    return found.toSorted((left, right) => sign * byName(left, right));
  return found.toSorted((left, right) => {
    const [a, b] = [netOf(left), netOf(right)];
    // What has no price stands last, whichever way.
    if (a === undefined || b === undefined)
      return Number(a === undefined) - Number(b === undefined) || byName(left, right);
    return sign * (a - b) || byName(left, right);
  });
}

function nameOf({ product, sku }: FavouriteItem): string {
  return product?.name ?? sku;
}

function netOf({ product }: FavouriteItem): number | undefined {
  return product ? rowPriceOf(product)?.minor : undefined;
}
