import { ORDER_UNITS, type OrderUnit } from "../catalog/orderable-units.ts";
import { type Amounts, boxesOf, splitBoxes } from "../catalog/packaging.ts";
import type { Packaging } from "../catalog/product.ts";
import { toBoxes } from "../kernel/quantity.ts";

/**
 * Whether amounts are in units that are offered, every one of them.
 *
 * @example areOffered({ packages: 1, layers: 0, pallets: 0 }, ["layers"]) // false
 */
export function areOffered(amounts: Amounts, offered: readonly OrderUnit[]): boolean {
  return ORDER_UNITS.every((unit) => amounts[unit] === 0 || offered.includes(unit));
}

/**
 * So many boxes in units that are offered now, the largest first (CATALOG-16, OP-84, OP-147). What does not fill the
 * smallest of them is left out, but at least one of it stays; undefined where the goods come in none.
 *
 * @example fitUnits(17, CRATE, ["layers", "pallets"])
 *   // { amounts: { packages: 0, layers: 2, pallets: 0 }, boxes: 16 }
 */
export function fitUnits(
  wantedBoxes: number,
  packaging: Packaging,
  offered: readonly OrderUnit[],
): { readonly amounts: Amounts; readonly boxes: number } | undefined {
  const smallest = ORDER_UNITS.find((unit) => offered.includes(unit));
  if (smallest === undefined) return undefined;
  const one: Amounts = { packages: 0, layers: 0, pallets: 0, [smallest]: 1 };
  const boxesInOne = boxesOf(one, packaging);
  const boxes = Math.max(1, Math.floor(wantedBoxes / boxesInOne)) * boxesInOne;
  const comingIn = {
    ...packaging,
    boxesPerPallet: offered.includes("pallets") ? packaging.boxesPerPallet : 0,
    boxesPerLayer: offered.includes("layers") ? packaging.boxesPerLayer : 0,
  };
  return { amounts: splitBoxes(toBoxes(boxes), comingIn), boxes };
}
