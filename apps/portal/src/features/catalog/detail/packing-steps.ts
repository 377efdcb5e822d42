import { decodeGoods } from "@vycep/contract/catalog/goods-facts.codec";
import { boxesOf } from "@vycep/domain/catalog/packaging";
import type { ProductRow } from "../../../shared/products/product-row.ts";

/** One step of packing: a box, a layer of boxes, a pallet of layers. */
export interface PackingStep {
  readonly part: "box" | "layer" | "pallet";
  /** How many of the step before it are in it. */
  readonly times: number;
  readonly boxes: number;
  readonly layers: number;
  readonly litres: number;
  readonly kilograms: number;
  /** The weight counts the wood too. */
  readonly hasWood: boolean;
}

const none = { packages: 0, layers: 0, pallets: 0 };

/** Box → layer → pallet with what each holds and weighs; goods that do not stack have the box alone (D09, CATALOG-04). */
export function packingSteps(
  product: ProductRow,
  palletKilograms: number | null | undefined,
): readonly PackingStep[] {
  const goods = decodeGoods(product);
  if (goods === undefined) return [];
  const { packaging, grossGramsPerBox, millilitresPerBox } = goods;
  const step = (part: PackingStep["part"], times: number, boxes: number): PackingStep => ({
    part,
    times,
    boxes,
    layers: part === "pallet" ? packaging.layersPerPallet : 1,
    litres: (boxes * millilitresPerBox) / 1000,
    kilograms: (boxes * grossGramsPerBox) / 1000,
    hasWood: false,
  });
  const layer = boxesOf({ ...none, layers: 1 }, packaging);
  const pallet = boxesOf({ ...none, pallets: 1 }, packaging);
  const full = step("pallet", packaging.layersPerPallet, pallet);
  return [
    step("box", 1, 1),
    ...(layer > 0 ? [step("layer", layer, layer)] : []),
    ...(pallet > 0 ? [palletKilograms ? { ...full, kilograms: palletKilograms, hasWood: true } : full] : []),
  ];
}
