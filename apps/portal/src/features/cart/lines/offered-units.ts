import { decodeUnits } from "@vycep/contract/catalog/goods-facts.codec";
import { ORDER_UNITS, type OrderUnit } from "@vycep/domain/catalog/orderable-units";
import type { ProductRow } from "../../../shared/products/product-row.ts";

/** Why a unit cannot be ordered: the goods do not come in it, not on a truck, or not with this method at all. */
export type UnitRefusal = "layers" | "pallets" | "truck" | "method";

/** One of the three units of a row (CATALOG-16). */
export interface UnitChoice {
  readonly unit: OrderUnit;
  /** How many boxes one is worth; 0 when the goods do not come in it. */
  readonly boxes: number;
  /** Undefined when it is offered here and now. */
  readonly refusal: UnitRefusal | undefined;
}

type UnitFacts = Pick<
  ProductRow,
  | "cart_fields"
  | "isavailable_truck_package_ordering"
  | "number_of_products_on_layer"
  | "number_of_items_on_pallet"
>;

/**
 * The three units in the order of the screen, each offered by the server's word or refused with its reason (OP-84,
 * OP-147).
 */
export function unitChoices(product: UnitFacts, isTruck: boolean): readonly UnitChoice[] {
  const offered = decodeUnits(product.cart_fields);
  return ORDER_UNITS.map((unit) => {
    const boxes = boxesPer(unit, product);
    const refusal = offered.includes(unit) ? undefined : refusalOf(unit, { product, boxes, isTruck });
    return { unit, boxes, refusal };
  });
}

function boxesPer(unit: OrderUnit, product: UnitFacts): number {
  switch (unit) {
    case "packages":
      return 1;
    case "layers":
      return product.number_of_products_on_layer ?? 0;
    case "pallets":
      return product.number_of_items_on_pallet ?? 0;
  }
}

interface RefusalFacts {
  readonly product: UnitFacts;
  readonly boxes: number;
  readonly isTruck: boolean;
}

function refusalOf(unit: OrderUnit, { product, boxes, isTruck }: RefusalFacts): UnitRefusal {
  if (unit !== "packages" && boxes === 0) return unit;
  const isBarredFromTruck = isTruck && product.isavailable_truck_package_ordering !== 1;
  return unit === "packages" && isBarredFromTruck ? "truck" : "method";
}
