import { decodeGoods } from "@vycep/contract/catalog/goods-facts.codec";
import type { CapacityRule } from "@vycep/domain/capacity/capacity-rule";
import { loadOf } from "@vycep/domain/capacity/load";
import { crossings } from "@vycep/domain/capacity/progress";
import type { Currency, Minor } from "@vycep/domain/kernel/money";
import type { ShippingMethod } from "@vycep/domain/transport/method";
import type { Delivery } from "../../../shared/ordering/use-delivery.ts";
import { goodsInside, type ProductRow } from "../../../shared/products/product-row.ts";
import type { RepeatedLine } from "./repeated-lines.ts";

/** The first limit that the goods alone would break: pallets, whole kilograms or litres. */
export interface Overload {
  readonly of: "pallets" | "kilograms" | "litres";
  readonly taken: number;
  readonly most: number;
}

/** The goods that can be repeated, and what they cost. */
interface Loaded {
  readonly addable: readonly {
    readonly line: Pick<RepeatedLine, "parts">;
    readonly product: ProductRow;
    readonly boxes: number;
  }[];
  readonly netMinor: Minor;
  readonly currency: Currency;
}

/**
 * Whether what can be repeated is more than the chosen method carries; undefined when it fits.
 *
 * @example overloadOf(preview, { method, limits })?.most // 6
 */
export function overloadOf(
  { addable, netMinor }: Loaded,
  { method, limits }: { readonly method: ShippingMethod; readonly limits: CapacityRule },
): Overload | undefined {
  const load = loadOf(
    addable.flatMap(goodsOf).flatMap(({ product, boxes }) => {
      const goods = decodeGoods(product);
      return goods === undefined ? [] : [{ boxes, product: goods }];
    }),
  );
  const over = crossings({ method, load, netMinor, limits });
  if (over.overPallets) {
    return { of: "pallets", taken: load.palletThousandths / 1000, most: limits.maxPallets ?? 0 };
  }
  if (over.overWeight) return { of: "kilograms", taken: load.grams / 1000, most: limits.maxKg ?? 0 };
  if (over.overLitres) return { of: "litres", taken: load.millilitres / 1000, most: limits.maxLitres ?? 0 };
  return undefined;
}

/** The goods themselves: of a bundle what it holds. */
function goodsOf({ product, boxes, line }: Loaded["addable"][number]) {
  if (line.parts === undefined) return [{ product, boxes }];
  const inside = new Map(goodsInside(product).map((goods) => [goods.sku, goods]));
  return line.parts.flatMap((part) => {
    const goods = inside.get(part.sku);
    return goods === undefined ? [] : [{ product: goods, boxes: part.boxes * boxes }];
  });
}

/** The same for the way and place that are chosen; undefined too while they or their limits are not known. */
export function overloadNow(
  preview: Loaded,
  { method, limitsOf }: Pick<Delivery, "method" | "limitsOf">,
): Overload | undefined {
  const limits = method && limitsOf(method);
  return limits && overloadOf(preview, { method, limits });
}
