import { encodeWishlist } from "@vycep/contract/favourites/favourites.codec";
import { fromUid } from "@vycep/contract/uid";
import type { Deps } from "../../platform/deps.ts";
import { type AppError, notFound } from "../../platform/errors.ts";
import type { Wishlist } from "../../platform/graphql.gen.ts";
import type { Actor } from "../../platform/session.ts";
import { requirePermission } from "../access/access.facts.ts";
import { findWishlist, insertWishlist, type WishlistRow } from "./favourites.repo.ts";

/** Missing and foreign alike (C16). */
export function noSuchWishlist(): AppError {
  return notFound("no-such-wishlist", "The wishlist was not found.");
}

/** The actor's one list in the company they act for, made when there is none; favourites are for those who see the catalogue (ROUTE-07). */
export async function ownWishlist(deps: Pick<Deps, "db" | "clock">, actor: Actor): Promise<WishlistRow> {
  requirePermission(actor, "Catalogue");
  const found = await findWishlist(deps.db, actor);
  if (found) return found;
  // Whoever only looks makes none (DCONF-02).
  if (actor.preview !== undefined) return { id: 0, count: 0, changedAt: deps.clock.instant() };
  await insertWishlist(deps.db, { uid: actor.uid, companyId: actor.companyId, now: deps.clock.instant() });
  const made = await findWishlist(deps.db, actor);
  if (!made) throw new Error("a wishlist that was made a moment ago is gone");
  return made;
}

/**
 * The actor's list of that id; undefined for a foreign one, a missing one, and what is no id at all. Magento's storefronts
 * name the list that there is by 0.
 */
export async function wishlistOfId(
  deps: Pick<Deps, "db" | "clock">,
  actor: Actor,
  id: string,
): Promise<WishlistRow | undefined> {
  requirePermission(actor, "Catalogue");
  if (id === "0") return ownWishlist(deps, actor);
  const number = idOf(id);
  return number === undefined ? undefined : findWishlist(deps.db, actor, number);
}

/** The number in an opaque id; undefined when it is none of ours. */
export function idOf(id: string): number | undefined {
  const number = fromUid(id) ?? "";
  return /^[1-9]\d{0,14}$/.test(number) ? Number(number) : undefined;
}

/** The list as GraphQL answers it, with its row, by which its items are found. */
type WishlistAnswer = Partial<Wishlist> & { readonly row: WishlistRow };

declare module "../../platform/graphql-parents.ts" {
  interface Parents {
    readonly Wishlist: WishlistAnswer;
  }
}

/** The list's own fields; its items are loaded when they are asked for. */
export function answerWishlist(row: WishlistRow): WishlistAnswer {
  return { ...encodeWishlist(row), row };
}
