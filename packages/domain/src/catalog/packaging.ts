import { type Boxes, toBoxes } from "../kernel/quantity.ts";
import type { Packaging } from "./product.ts";

/** What a customer types: boxes, layers and pallets side by side. */
export type Amounts = { readonly packages: number; readonly layers: number; readonly pallets: number };

/**
 * How many boxes an amount is: packages + layers × boxes per layer + pallets × boxes per pallet (OP-84).
 * Units that the goods do not come in count nothing; orderable-units refuses them beforehand.
 *
 * @example boxesOf({ packages: 1, layers: 2, pallets: 0 }, CRATE) // 17
 */
export function boxesOf(amounts: Amounts, packaging: Packaging): Boxes {
  return toBoxes(
    amounts.packages + amounts.layers * packaging.boxesPerLayer + amounts.pallets * packaging.boxesPerPallet,
  );
}

/**
 * The same boxes in the largest units first: whole pallets, then whole layers, then the rest.
 *
 * @example splitBoxes(toBoxes(57), CRATE) // { pallets: 1, layers: 2, packages: 1 }
 */
export function splitBoxes(boxes: Boxes, packaging: Packaging): Amounts {
  const { boxesPerPallet, boxesPerLayer } = packaging;
  const pallets = boxesPerPallet > 0 ? Math.floor(boxes / boxesPerPallet) : 0;
  const rest = boxes - pallets * boxesPerPallet;
  const layers = boxesPerLayer > 0 ? Math.floor(rest / boxesPerLayer) : 0;
  return { pallets, layers, packages: rest - layers * boxesPerLayer };
}

/**
 * How much of a pallet the boxes take, as a fraction; goods that do not stack take none.
 * Sum first and round once (`toThousandths`), or a long cart drifts.
 *
 * @example palletsOf(toBoxes(20), CRATE) // 0.5
 */
export function palletsOf(boxes: number, packaging: Packaging): number {
  return packaging.boxesPerPallet > 0 ? boxes / packaging.boxesPerPallet : 0;
}

/**
 * Rounds pallets to whole thousandths, the precision in which pallets are compared and shown.
 *
 * @example toThousandths(32.9999) // 33000
 */
export function toThousandths(pallets: number): number {
  return Math.round(pallets * 1000);
}
