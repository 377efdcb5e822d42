import type { Amounts } from "@vycep/domain/catalog/packaging";
import type { UnitChoice } from "./offered-units.ts";
import { sameAgain } from "./same-again.ts";

const none: Amounts = { packages: 0, layers: 0, pallets: 0 };

/**
 * So many boxes as they would be entered: one by one, or where layers and pallets stand open in the largest units. Undefined where
 * they do not come out even, because then nobody can take the same again.
 *
 * @example lastAmounts(45, units, false) // { packages: 45, layers: 0, pallets: 0 }
 */
export function lastAmounts(
  boxes: number,
  units: readonly UnitChoice[],
  isStacking: boolean,
): Amounts | undefined {
  const isByBox = units.some(({ unit, refusal }) => unit === "packages" && refusal === undefined);
  if (!isStacking && isByBox && boxes > 0) return { ...none, packages: boxes };
  return sameAgain(boxes, units);
}
