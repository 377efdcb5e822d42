import type { UserId } from "@vycep/domain/kernel/ids";
import { say } from "@vycep/words/engine/sentence";
import { savedOrderNotFound } from "@vycep/words/saved-orders/answers";
import { type AppError, notFound } from "../../platform/errors.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import type { Actor } from "../../platform/session.ts";
import { placesOf, requirePermission } from "../access/access.facts.ts";

/** Whose saved orders, and of which places. */
export type SavedScope = { readonly uid: UserId; readonly shipToIds: readonly string[] };

/**
 * Saved orders are personal like the carts they were, and are seen while the actor has Catalogue at their place (C14);
 * a suspended one too, for what was saved there stays the customer's. Without the permission anywhere it is refused.
 */
export function savedScope(actor: Actor): SavedScope {
  requirePermission(actor, "Catalogue");
  const places = placesOf(actor).filter(({ permissions }) => permissions.includes("Catalogue"));
  return { uid: actor.uid, shipToIds: places.map(({ shipToId }) => shipToId) };
}

/** Missing and foreign alike (C16, ERROR-42). */
export function noSuchSavedOrder(language: RequestContext["language"]): AppError {
  return notFound("no-such-saved-order", say(savedOrderNotFound, language));
}
