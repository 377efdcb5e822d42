import type { ShippingMethod } from "./method.ts";

export type DefaultMethodFacts = {
  readonly offered: readonly ShippingMethod[];
  readonly cartHasItems: boolean;
  /** The method kept with the cart. */
  readonly cartMethod?: ShippingMethod | undefined;
  /** The method the browser remembers. */
  readonly storedMethod?: ShippingMethod | undefined;
};

/**
 * The method to begin with; the first rule that holds wins (TRANSPORT-29…32). Undefined when none is offered.
 *
 * @example defaultMethod({ offered: ["flatrate_flatrate"], cartHasItems: false }) // "flatrate_flatrate"
 */
export function defaultMethod(facts: DefaultMethodFacts): ShippingMethod | undefined {
  const { offered, cartHasItems, cartMethod, storedMethod } = facts;
  if (cartHasItems && cartMethod !== undefined) return cartMethod; // TRANSPORT-29
  if (storedMethod !== undefined && offered.includes(storedMethod)) return storedMethod; // TRANSPORT-30
  if (offered.includes("selfpickup_selfpickup")) return "selfpickup_selfpickup"; // TRANSPORT-31
  return offered[0]; // TRANSPORT-32
}
