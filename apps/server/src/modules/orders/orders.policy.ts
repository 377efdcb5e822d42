import type { Actor } from "../../platform/session.ts";
import { placesOf, requirePermission } from "../access/access.facts.ts";

export type HistoryScope = { readonly shipToIds: readonly string[]; readonly companyIds: readonly string[] };

/**
 * The places whose orders the actor may see: those with the permission My Orders there, suspended ones too, because
 * what was delivered stays the customer's (C14). Without one the history is refused.
 */
export function historyScope(actor: Actor): HistoryScope {
  requirePermission(actor, "My Orders");
  const places = placesOf(actor).filter(({ permissions }) => permissions.includes("My Orders"));
  return {
    shipToIds: places.map(({ shipToId }) => shipToId),
    companyIds: [...new Set(places.map(({ companyId }) => companyId))],
  };
}
