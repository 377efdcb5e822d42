import type { ShipToId } from "@vycep/domain/kernel/ids";
import type { Actor } from "../../platform/session.ts";
import { ownPlace, type Place, placesOf, requirePermission } from "../access/access.facts.ts";

export type HistoryScope = { readonly shipToIds: readonly string[]; readonly companyIds: readonly string[] };

/**
 * The places whose orders the actor may see: those with the permission My Orders there, suspended ones too, because
 * what was delivered stays the customer's (C14).
 */
export function placesOfHistory(actor: Actor): readonly Place[] {
  return placesOf(actor).filter(({ permissions }) => permissions.includes("My Orders"));
}

/** The same as what a history is searched in; without one it is refused. */
export function historyScope(actor: Actor): HistoryScope {
  requirePermission(actor, "My Orders");
  const places = placesOfHistory(actor);
  return {
    shipToIds: places.map(({ shipToId }) => shipToId),
    companyIds: [...new Set(places.map(({ companyId }) => companyId))],
  };
}

/**
 * Taking an order back is for those who may order at its place (C14): Catalogue there. My Orders alone lets the actor
 * look; that a place is suspended keeps nobody from cancelling.
 */
export function mayCancelAt(actor: Actor, shipToId: ShipToId): boolean {
  return ownPlace(actor, shipToId)?.permissions.includes("Catalogue") ?? false;
}

/** The places whose orders the actor knows of: seen in the history, or ordered for. Without Catalogue anywhere it is refused. */
export function cancelScope(actor: Actor): readonly string[] {
  requirePermission(actor, "Catalogue");
  return placesOf(actor)
    .filter(({ permissions }) => permissions.includes("My Orders") || permissions.includes("Catalogue"))
    .map(({ shipToId }) => shipToId);
}
