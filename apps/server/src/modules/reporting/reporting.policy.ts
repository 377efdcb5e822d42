import type { RequestContext } from "../../platform/request-context.ts";
import { type Place, placeRefused, placesOf, requirePermission } from "../access/access.facts.ts";

type Wanted = { readonly shipTo?: string | undefined };

/**
 * The places of which the actor may see reports: those with the permission Reporting there, suspended ones too, because
 * what was delivered stays the customer's (ROUTE-16, C14). One that is asked for and is none of them is as unknown as
 * one that does not exist (C16).
 */
export async function reportedPlaces(context: RequestContext, { shipTo }: Wanted): Promise<readonly Place[]> {
  const actor = await context.actor();
  requirePermission(actor, "Reporting");
  const places = placesOf(actor).filter(({ permissions }) => permissions.includes("Reporting"));
  if (shipTo === undefined) return places;
  const wanted = places.filter(({ shipToId }) => shipToId === shipTo);
  if (wanted.length === 0) throw placeRefused("ship-to-unknown", context.language);
  return wanted;
}
