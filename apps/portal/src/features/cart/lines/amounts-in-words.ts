import { ORDER_UNITS } from "@vycep/domain/catalog/orderable-units";
import type { Amounts } from "@vycep/domain/catalog/packaging";
import { type ProductWords, unitInWords } from "../../../shared/products/box-words.ts";
import type { ProductRow } from "../../../shared/products/product-row.ts";

/**
 * What was ordered as the customer thinks of it, the largest unit first (CART-03).
 *
 * @example amountsInWords(t, crate, { packages: 0, layers: 2, pallets: 6 }) // "6 palet + 2 vrstvy"
 */
export function amountsInWords(t: ProductWords, product: ProductRow, amounts: Amounts): string {
  return ORDER_UNITS.toReversed()
    .filter((unit) => amounts[unit] > 0)
    .map((unit) => unitInWords(t, product, { unit, count: amounts[unit] }))
    .join(" + ");
}

/** Whether an amount says more than its boxes do: some of it is counted in layers or pallets. */
export function isStacked({ layers, pallets }: Amounts): boolean {
  return layers > 0 || pallets > 0;
}
