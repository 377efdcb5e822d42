import { shownWithin } from "@vycep/domain/capacity/bar-line";
import type { Quote } from "@vycep/domain/cart/quote";

/** Pallet places to a tenth, the very number that bar and sums show. @example palletPlaces({ load: 2475, limits: 6 }) // 2.5 */
export function palletPlaces({ load, limits }: Pick<Quote, "load" | "limits">): number {
  const most = limits.maxPallets === null ? null : limits.maxPallets * 1000;
  return shownWithin("pallets", load.palletThousandths, most).actual / 1000;
}

/** The weight that goes beside them, as bar and sums show it. @example grossKilograms({ load: 20_550_000, limits: 24 t }) // 20_600 */
export function grossKilograms({
  load: { grams },
  limits: { maxKg },
}: Pick<Quote, "load" | "limits">): number {
  return maxKg === null ? grams / 1000 : shownWithin("weight", grams, maxKg * 1000).actual / 1000;
}
