import { encodeShipTo, type ShipToVerdicts } from "@vycep/contract/shipto/shipto.codec";
import type { ShipToAnswer } from "@vycep/contract/shipto/shipto.rest";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import { offeredMethods } from "@vycep/domain/transport/offer";
import type { Db } from "../../platform/db.ts";
import type { Deps } from "../../platform/deps.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { ownPlace, placeRefused } from "../access/access.facts.ts";
import { type ShipTo, shipToById } from "./shipto.facts.ts";

/** The thresholds of a place; capacity knows them, and the wiring brings them. */
export type LoadCapacityRules = (db: Db, shipTo: ShipTo, date: LocalDate) => Promise<ShipToVerdicts["rules"]>;

export type ShipToDeps = Deps & { readonly capacityRules: LoadCapacityRules };

/** One of the asker's own places with what is offered there (SHIPTO-07, SHIPTO-13, GQL-38, REST-09). */
export async function getShipToBySapId(
  deps: ShipToDeps,
  context: RequestContext,
  id: string,
): Promise<ShipToAnswer> {
  const actor = await context.actor();
  const place = ownPlace(actor, id);
  const shipTo = place && (await shipToById(deps.db, place.shipToId));
  if (!shipTo) throw placeRefused("ship-to-unknown", context.language);
  const rules = await deps.capacityRules(deps.db, shipTo, deps.clock.now().date);
  return encodeShipTo(shipTo, { offered: offeredMethods(shipTo.facts), rules });
}
