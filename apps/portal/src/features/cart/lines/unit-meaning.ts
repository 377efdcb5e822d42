import { decodeGoods } from "@vycep/contract/catalog/goods-facts.codec";
import type { OrderUnit } from "@vycep/domain/catalog/orderable-units";
import { boxesOf, palletsOf } from "@vycep/domain/catalog/packaging";
import type { ProductRow } from "../../../shared/products/product-row.ts";

/** What an amount of one unit comes to. */
export interface UnitMeaning {
  readonly unit: OrderUnit;
  readonly count: number;
  /** Undefined where boxes are what was counted. */
  readonly boxes: number | undefined;
  /** Undefined where pallets are what was counted, or the goods do not stack. */
  readonly pallets: number | undefined;
  readonly kilograms: number;
}

const nothing = { packages: 0, layers: 0, pallets: 0 };

/**
 * "3 vrstvy = 24 přepravek · 0,6 palety · 470 kg": boxes, pallet places and gross weight of an amount; of one when
 * nothing is entered yet. Undefined for goods that do not come in the unit.
 */
export function meaningOf(product: ProductRow, unit: OrderUnit, entered: number): UnitMeaning | undefined {
  // Neither packaging nor weight depends on the market.
  const goods = decodeGoods(product);
  if (goods === undefined) return undefined;
  const count = entered === 0 ? 1 : entered;
  const boxes = boxesOf({ ...nothing, [unit]: count }, goods.packaging);
  if (boxes === 0) return undefined;
  const stacks = goods.packaging.boxesPerPallet > 0;
  return {
    unit,
    count,
    boxes: unit === "packages" ? undefined : boxes,
    pallets: unit === "pallets" || !stacks ? undefined : palletsOf(boxes, goods.packaging),
    kilograms: (boxes * goods.grossGramsPerBox) / 1000,
  };
}
