/** Favourites between the domain's words and Magento's wishlist (FAV-07, FAV-11). */

import type { FavouriteRefusal } from "@vycep/domain/favourites/favourite";
import type { Sku } from "@vycep/domain/kernel/ids";
import { wallClockAt } from "@vycep/domain/kernel/wall-clock";
import type { Language } from "@vycep/domain/market/language";
import { say } from "@vycep/words/engine/sentence";
import { favouriteRefusals } from "@vycep/words/favourites/answers";
import { encodeMoment } from "../calendar/calendar.codec.ts";
import { toUid } from "../uid.ts";

/** A kept product: the name is the one it had then, for the day when it vanishes (D13). */
export type KeptFavourite = {
  readonly id: number;
  readonly sku: Sku;
  readonly name: string;
  readonly addedAt: Date;
};

/** Magento counts everything; of a favourite there is always one. */
export function encodeWishlistItem({ id, sku, addedAt }: KeptFavourite) {
  return {
    __typename: "SimpleWishlistItem" as const,
    id: toUid(String(id)),
    quantity: 1,
    added_at: inMagentosWords(addedAt),
    description: null,
    customizable_options: [],
    sku,
  };
}

export function encodeWishlist(list: {
  readonly id: number;
  readonly count: number;
  readonly changedAt: Date;
}) {
  return {
    id: toUid(String(list.id)),
    name: null,
    sharing_code: null,
    visibility: "PRIVATE" as const,
    updated_at: inMagentosWords(list.changedAt),
    items_count: list.count,
  };
}

/** One part of a call that was refused, by its place in the call. C1. */
export type RefusedFavourite = {
  readonly index: number;
  readonly sku: string | null;
  readonly refusal: FavouriteRefusal | { readonly kind: "favourite-unknown" };
};

export function encodeWishlistError({ index, sku, refusal }: RefusedFavourite, language: Language) {
  return {
    code: refusal.kind === "product-unknown" ? ("PRODUCT_NOT_FOUND" as const) : ("UNDEFINED" as const),
    message: say(favouriteRefusals[refusal.kind], language, {
      ...(sku === null ? {} : { sku }),
      ...("max" in refusal ? { max: refusal.max } : {}),
    }),
    reason: refusal.kind,
    sku,
    index,
  };
}

function inMagentosWords(instant: Date): string {
  return encodeMoment(wallClockAt(instant.getTime(), "Europe/Prague"), "seconds").replace("T", " ");
}
