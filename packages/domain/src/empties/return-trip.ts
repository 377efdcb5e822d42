import { METHODS, type ShippingMethod } from "../transport/method.ts";

/**
 * Whether a way of transport takes empties back: all but the tanker, which has no room for them.
 *
 * @example takesEmpties("tank_tank") // false
 */
export function takesEmpties(method: ShippingMethod): boolean {
  return METHODS[method].kind !== "tank";
}

/**
 * Whether an order of this method is of empties and nothing else (EMPTIES-04, TRANSPORT-34).
 *
 * @example isCollection("emptiespickup_emptiespickup") // true
 */
export function isCollection(method: ShippingMethod): boolean {
  return METHODS[method].carries === "nothing";
}

/**
 * How the second order goes: as the small collection, or by a full truck where a place has only that; undefined where
 * it has neither (EMPTIES-03).
 *
 * @example secondMethod(["flatrate_flatrate", "emptiesfulltruck_emptiesfulltruck"])
 *   // "emptiesfulltruck_emptiesfulltruck"
 */
export function secondMethod(offered: readonly ShippingMethod[]): ShippingMethod | undefined {
  const ways: readonly ShippingMethod[] = [
    "emptiespickup_emptiespickup",
    "emptiesfulltruck_emptiesfulltruck",
  ];
  return ways.find((method) => offered.includes(method));
}
