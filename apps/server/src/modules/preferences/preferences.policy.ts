import type { ShippingMethod } from "@vycep/domain/transport/method";
import { offeredMethods } from "@vycep/domain/transport/offer";
import type { NotStarted } from "@vycep/words/preferences/answers";
import type { ShipTo } from "../ship-to/ship-to.facts.ts";

/** What keeps a place from being delivered by a method; ERROR-45 for the two that it must be equipped for. */
export function whyNotByMethod({ facts }: ShipTo, method: ShippingMethod): NotStarted | undefined {
  if (offeredMethods(facts).includes(method)) return undefined;
  const needsEquipment = method === "tank_tank" || method === "unfiltered_unfiltered";
  return needsEquipment ? "goods-not-available-here" : "method-not-offered";
}
