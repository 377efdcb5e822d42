import { decodeBundleOptions } from "@vycep/contract/bundles/bundle-facts.codec";
import type { BundlePart } from "@vycep/domain/bundles/bundle";
import type { Amounts } from "@vycep/domain/catalog/packaging";
import type { CartLineAnswer } from "./cart-answer.ts";

export function amountsOf(line: CartLineAnswer): Amounts {
  return {
    packages: line.number_of_packages ?? 0,
    layers: line.number_of_layer ?? 0,
    pallets: line.number_of_pallet ?? 0,
  };
}

/** What one package holds; undefined for a line of plain goods. */
export function partsOf(line: CartLineAnswer): readonly BundlePart[] | undefined {
  return "bundle_options" in line ? decodeBundleOptions(line.bundle_options) : undefined;
}

export function isSameAmounts(left: Amounts, right: Amounts): boolean {
  return left.packages === right.packages && left.layers === right.layers && left.pallets === right.pallets;
}

/** What a number of a row means before anything is typed. */
export const noAmounts: Amounts = { packages: 0, layers: 0, pallets: 0 };

export function hasAmounts({ packages, layers, pallets }: Amounts): boolean {
  return packages + layers + pallets > 0;
}
