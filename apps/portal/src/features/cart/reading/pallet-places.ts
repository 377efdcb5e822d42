import { shownFigure } from "@vycep/domain/capacity/bar-line";
import type { Quote } from "@vycep/domain/cart/quote";

/** Pallet places to a tenth, the very number that bar and sums show. @example palletPlaces({ load: 2475, limits: 6 }) // 2.4 */
export function palletPlaces({ load, limits }: Pick<Quote, "load" | "limits">): number {
  const most = limits.maxPallets === null ? null : limits.maxPallets * 1000;
  return shownFigure("pallets", load.palletThousandths, most).actual / 1000;
}
