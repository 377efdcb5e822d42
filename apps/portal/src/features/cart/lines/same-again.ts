import type { Amounts } from "@vycep/domain/catalog/packaging";
import { noAmounts } from "../reading/line-amounts.ts";
import type { UnitChoice } from "./offered-units.ts";

/**
 * So many boxes in the units that are offered now, the largest first; undefined where they do not come out even.
 *
 * @example sameAgain(45, units) // { pallets: 1, layers: 0, packages: 5 }
 */
export function sameAgain(boxes: number, units: readonly UnitChoice[]): Amounts | undefined {
  let rest = boxes;
  let amounts = noAmounts;
  const offered = units.filter((unit) => unit.refusal === undefined && unit.boxes > 0);
  for (const { unit, boxes: each } of offered.toSorted((a, b) => b.boxes - a.boxes)) {
    const count = Math.floor(rest / each);
    amounts = { ...amounts, [unit]: count };
    rest -= count * each;
  }
  return rest === 0 && boxes > 0 ? amounts : undefined;
}
