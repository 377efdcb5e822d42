import type { SoldToAnswer } from "@vycep/contract/ship-to/payers.rest";
import { encodeSoldToPlace } from "@vycep/contract/ship-to/ship-to.codec";
import { offeredMethods } from "@vycep/domain/transport/offer";
import type { Deps } from "../../platform/deps.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { encodePayer, ownCompany } from "./get-payers.ts";
import { shipTosById } from "./ship-to.facts.ts";

/** A company of the asker with those of its places that the asker has a role at (REST-22, PROFILE-02). */
export async function getSoldTo(deps: Deps, context: RequestContext, id: string): Promise<SoldToAnswer> {
  const company = await ownCompany(deps, context, id);
  const { shipTos } = await context.actor();
  const ids = shipTos.filter(({ companyId }) => companyId === company.id).map(({ shipToId }) => shipToId);
  const places = await shipTosById(deps.db, ids);
  return {
    ...encodePayer(company),
    shiptos: [...places.values()].map((place) => encodeSoldToPlace(place, offeredMethods(place.facts))),
  };
}
