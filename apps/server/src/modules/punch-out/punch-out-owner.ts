import type { CompanyId, UserId } from "@vycep/domain/kernel/ids";
import { forbidden } from "../../platform/errors.ts";
import type { Actor } from "../../platform/session.ts";
import { requirePermission } from "../access/access.facts.ts";

/** Whoever has a profile has purchasing systems of their own: they shop in that name, with those rights, and nobody else's. */
export function punchOutOwner(actor: Actor): { readonly companyId: CompanyId; readonly uid: UserId } {
  requirePermission(actor, "My Profile");
  const { companyId, uid } = actor;
  if (companyId === undefined) throw forbidden("My Profile");
  return { companyId, uid };
}
