import type { Load } from "@vycep/domain/capacity/load";

/** Pallet places as a person says them: to a tenth. @example palletPlaces({ palletThousandths: 2475, … }) // 2.5 */
export function palletPlaces({ palletThousandths }: Pick<Load, "palletThousandths">): number {
  return Math.round(palletThousandths / 100) / 10;
}
