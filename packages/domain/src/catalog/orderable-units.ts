import type { Amounts } from "./packaging.ts";
import type { GoodsFacts } from "./product.ts";

/** The three units of ordering (CONFIG-11, CONST-09). */
export type OrderUnit = keyof Amounts;

/** The names that the portal configuration uses (CONFIG-08). */
const CONFIG_NAMES: ReadonlyMap<string, OrderUnit> = new Map<string, OrderUnit>([
  ["Packaging", "packages"],
  ["Layers", "layers"],
  ["Pallets", "pallets"],
]);

/** In the order in which they stand on the screen. */
export const ORDER_UNITS: readonly OrderUnit[] = ["packages", "layers", "pallets"];

/**
 * Reads the comma-separated list of the configuration; unknown names are left out (CONFIG-08).
 *
 * @example parseOrderableUnits("Packaging,Pallets") // ["packages", "pallets"]
 */
export function parseOrderableUnits(text: string): readonly OrderUnit[] {
  const wanted = text.split(",").map((name) => CONFIG_NAMES.get(name.trim()));
  return ORDER_UNITS.filter((unit) => wanted.includes(unit));
}

/**
 * Writes units as the configuration has them, in the order of the screen (CONFIG-08).
 *
 * @example orderableUnitNames(["pallets", "packages"]) // ["Packaging", "Pallets"]
 */
export function orderableUnitNames(units: readonly OrderUnit[]): readonly string[] {
  return [...CONFIG_NAMES].filter(([, unit]) => units.includes(unit)).map(([name]) => name);
}

export type UnitFacts = {
  /** Units switched on for the customer type and method (CONFIG-10). */
  readonly configured: readonly OrderUnit[];
  readonly product: Pick<GoodsFacts, "packaging" | "truckOrdering" | "bundle">;
  /** Whether the goods leave on a full truck. */
  readonly isTruck: boolean;
};

/**
 * The units in which a product may be ordered now (CATALOG-16): configured, and a unit the goods come in
 * (OP-84); on a truck single boxes only when the product allows it (OP-147). A bundle is ordered by the package,
 * whichever units loose goods come in.
 *
 * @example orderableUnits({ configured: ORDER_UNITS, product: anyGoods({ truckOrdering: false }), isTruck:
 *   true }) // ["layers", "pallets"]
 */
export function orderableUnits(facts: UnitFacts): readonly OrderUnit[] {
  if (facts.product.bundle) return ["packages"];
  return ORDER_UNITS.filter((unit) => facts.configured.includes(unit) && comesIn(unit, facts));
}

function comesIn(unit: OrderUnit, { product, isTruck }: UnitFacts): boolean {
  switch (unit) {
    case "packages":
      return !isTruck || product.truckOrdering;
    case "layers":
      return product.packaging.boxesPerLayer > 0;
    case "pallets":
      return product.packaging.boxesPerPallet > 0;
  }
}
