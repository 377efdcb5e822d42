import type { CompanyId } from "@vycep/domain/kernel/ids";
import type { RequestContext } from "../../platform/request-context.ts";
import { requirePermission } from "../access/access.facts.ts";

/** The companies at whose places the actor may see contracts, shown to who signed in lately where the brewery wants it (D38). */
export async function contractCompanies(context: RequestContext): Promise<readonly CompanyId[]> {
  const actor = await context.actor();
  requirePermission(actor, "Contracts");
  await context.requireFresh("contracts");
  const open = actor.shipTos.filter(({ permissions }) => permissions.has("Contracts"));
  return [...new Set(open.map(({ companyId }) => companyId))];
}
