import type { OrderUnit } from "./orderable-units.ts";
import { type Amounts, boxesOf } from "./packaging.ts";
import type { Packaging } from "./product.ts";

/**
 * The same boxes in units that may be ordered, the largest first; undefined where they do not come out even in them, for
 * nobody is to be given more or fewer than were ordered (OP-84, OP-147).
 *
 * @example regroup({ packages: 48, layers: 0, pallets: 0 }, CRATE, ["layers", "pallets"])
 *   // { pallets: 1, layers: 1, packages: 0 }
 */
export function regroup(
  amounts: Amounts,
  packaging: Packaging,
  units: readonly OrderUnit[],
): Amounts | undefined {
  const boxes = boxesOf(amounts, packaging);
  const sizes = { pallets: packaging.boxesPerPallet, layers: packaging.boxesPerLayer, packages: 1 };
  const regrouped = { pallets: 0, layers: 0, packages: 0 };
  let rest: number = boxes;
  for (const unit of ["pallets", "layers", "packages"] as const) {
    if (!units.includes(unit) || sizes[unit] === 0) continue;
    regrouped[unit] = Math.floor(rest / sizes[unit]);
    rest -= regrouped[unit] * sizes[unit];
  }
  return rest === 0 && boxes > 0 ? regrouped : undefined;
}
