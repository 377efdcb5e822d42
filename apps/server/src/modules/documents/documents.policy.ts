import type { CompanyId } from "@vycep/domain/kernel/ids";
import type { Actor } from "../../platform/session.ts";
import { placesOf, requirePermission } from "../access/access.facts.ts";

/** Whose documents the actor may see: those of these places, and of these companies what concerns no single place. */
export type DocumentScope = {
  readonly companyIds: readonly CompanyId[];
  readonly shipToIds: readonly string[];
};

/**
 * The documents of the places where the actor holds My Documents (ROUTE-17, C14, C16), suspended ones too, because what
 * was delivered stays the customer's. Without the permission anywhere it is refused.
 */
export function documentScope(actor: Actor): DocumentScope {
  requirePermission(actor, "My Documents");
  const places = placesOf(actor).filter(({ permissions }) => permissions.includes("My Documents"));
  return {
    companyIds: [...new Set(places.map(({ companyId }) => companyId))],
    shipToIds: places.map(({ shipToId }) => shipToId),
  };
}
