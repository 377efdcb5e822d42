import { encodeShipTo } from "@vycep/contract/ship-to/ship-to.codec";
import type { ShipToAnswer } from "@vycep/contract/ship-to/ship-to.rest";
import { isWholesaleOrder } from "@vycep/domain/access/role";
import { type CapacityRule, effectiveLimits, NO_LIMITS } from "@vycep/domain/capacity/capacity-rule";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import type { ShippingMethod } from "@vycep/domain/transport/method";
import { offeredMethods } from "@vycep/domain/transport/offer";
import type { Db } from "../../platform/db.ts";
import type { Deps } from "../../platform/deps.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { ownPlace, placeRefused } from "../access/access.facts.ts";
import { type ShipTo, shipToById } from "./ship-to.facts.ts";

/** The thresholds of a place; capacity knows them, and the wiring brings them. */
export type LoadCapacityRules = (
  db: Db,
  shipTo: ShipTo,
  date: LocalDate,
) => Promise<ReadonlyMap<ShippingMethod, CapacityRule>>;

export type ShipToDeps = Deps & { readonly capacityRules: LoadCapacityRules };

/**
 * One of the asker's own places with what is offered there (SHIPTO-07, SHIPTO-13, GQL-38, REST-09). Its limits are
 * those that really hold for the asker, because the browser judges with them (PROGRESS-33, D10, D21).
 */
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
  const offered = offeredMethods(shipTo.facts);
  const limitsOf = (method: ShippingMethod) =>
    effectiveLimits(rules.get(method) ?? NO_LIMITS, {
      method,
      isWholesale: isWholesaleOrder({ roleName: place.roleName, customerType: shipTo.facts.customerType }),
      tankLitresInstalled: shipTo.facts.tankLitresInstalled,
    });
  const limited = new Set([...rules.keys(), ...offered]);
  return encodeShipTo(shipTo, {
    offered,
    rules: [...limited].map((method) => [method, limitsOf(method)] as const),
  });
}
