import { isPos } from "../access/customer-type.ts";
import type { ShipToFacts } from "../ship-to/ship-to.ts";
import { METHODS, SHIPPING_METHODS, type ShippingMethod } from "./method.ts";

/** The facts of the selected ship-to that decide (OP-46). */
export type OfferFacts = Pick<
  ShipToFacts,
  | "types"
  | "status"
  | "country"
  | "customerType"
  | "isTankEnabled"
  | "isUnfilteredEnabled"
  | "isSmallTruckAllowed"
>;

const OFFER_RULES: Readonly<Record<ShippingMethod, (facts: OfferFacts) => boolean>> = {
  selfpickup_selfpickup: (facts) => facts.types.includes("1"), // TRANSPORT-19
  freeshipping_freeshipping: (facts) => facts.isSmallTruckAllowed, // TRANSPORT-20, OP-118
  flatrate_flatrate: (facts) => facts.types.includes("PD"), // TRANSPORT-21
  tank_tank: (facts) => facts.isTankEnabled, // TRANSPORT-22
  unfiltered_unfiltered: (facts) => facts.isUnfilteredEnabled, // TRANSPORT-23
  emptiespickup_emptiespickup: (facts) => facts.types.includes("1"), // TRANSPORT-24
  emptiesfulltruck_emptiesfulltruck: (facts) => facts.types.includes("PD") && !isSlovakPos(facts), // TRANSPORT-25, 26
};

/**
 * The methods offered for a ship-to, in the order of the list (TRANSPORT-19…28). Without a loaded ship-to
 * all seven (TRANSPORT-27); for a suspended one none (SHIPTO-12). A caller may narrow the list further.
 *
 * @example offeredMethods(DEMO_SHIP_TOS[0]?.shipTo).slice(0, 1) // ["selfpickup_selfpickup"]
 */
export function offeredMethods(
  facts: OfferFacts | undefined,
  keep: (method: ShippingMethod) => boolean = () => true,
): readonly ShippingMethod[] {
  return SHIPPING_METHODS.filter((method) => isOffered(method, facts) && keep(method));
}

/**
 * The filter of suggested carts: methods that bring goods (SUGGEST-13).
 *
 * @example bringsGoods("emptiespickup_emptiespickup") // false
 */
export function bringsGoods(method: ShippingMethod): boolean {
  return METHODS[method].onlyEmpties === 0;
}

/**
 * What keeps a place from being delivered by a method; undefined when nothing does. Tank and unfiltered beer need the
 * place to be equipped for them, which is told as of the goods (ERROR-45).
 *
 * @example whyNotByMethod(DEMO_SHIP_TOS[0]?.shipTo, "emptiespickup_emptiespickup") // undefined
 */
export function whyNotByMethod(
  facts: OfferFacts | undefined,
  method: ShippingMethod,
): "goods-not-available-here" | "method-not-offered" | undefined {
  if (isOffered(method, facts)) return undefined;
  const needsEquipment = method === "tank_tank" || method === "unfiltered_unfiltered";
  return needsEquipment ? "goods-not-available-here" : "method-not-offered";
}

function isOffered(method: ShippingMethod, facts: OfferFacts | undefined): boolean {
  if (facts === undefined) return true;
  return facts.status === "APPROVED" && OFFER_RULES[method](facts);
}

function isSlovakPos(facts: OfferFacts): boolean {
  return facts.country === "SVK" && isPos(facts.customerType);
}
