import { palletsOf, toThousandths } from "../catalog/packaging.ts";
import type { GoodsFacts } from "../catalog/product.ts";

/** What goods weigh and how much room they take, in whole units. */
export type Load = {
  readonly boxes: number;
  readonly grams: number;
  /** Pallets times 1000, rounded once on the sum. */
  readonly palletThousandths: number;
  readonly millilitres: number;
};

export const EMPTY_LOAD: Load = { boxes: 0, grams: 0, palletThousandths: 0, millilitres: 0 };

export type LoadedGoods = {
  readonly boxes: number;
  readonly product: Pick<GoodsFacts, "packaging" | "grossGramsPerBox" | "millilitresPerBox">;
};

/**
 * The load of goods together. One box of tank beer is one tank unit of 500 l and counts its litres (OP-58);
 * goods that do not stack take no pallet room.
 *
 * @example loadOf([{ boxes: 40, product: anyGoods() }]).palletThousandths // 1000
 */
export function loadOf(goods: Iterable<LoadedGoods>): Load {
  let boxes = 0;
  let grams = 0;
  let pallets = 0;
  let millilitres = 0;
  for (const { boxes: count, product } of goods) {
    boxes += count;
    grams += count * product.grossGramsPerBox;
    pallets += palletsOf(count, product.packaging);
    millilitres += count * product.millilitresPerBox;
  }
  return { boxes, grams, palletThousandths: toThousandths(pallets), millilitres };
}
