import type { Actor } from "../../platform/session.ts";
import { placesOf, requirePermission } from "../access/access.facts.ts";

/**
 * The places whose orders the actor may see: those with the permission My Orders there, suspended ones too, because
 * what was delivered stays the customer's (C14). Without one the history is refused.
 */
export function placesWithHistory(actor: Actor): readonly string[] {
  requirePermission(actor, "My Orders");
  return placesOf(actor)
    .filter(({ permissions }) => permissions.includes("My Orders"))
    .map(({ shipToId }) => shipToId);
}
