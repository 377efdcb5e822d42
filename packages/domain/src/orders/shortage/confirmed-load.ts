import { type Load, type LoadedGoods, loadOf } from "../../capacity/load.ts";

/** What an order takes up, with the empties that go back with it. */
export type OrderLoad = Omit<Load, "boxes">;

/**
 * What goes out of an order that was confirmed with less (DORD-03): its load without that of the boxes that do not come. What comes with it
 * besides, as empties do, stays; of goods whose weights have changed since, never less than nothing is left.
 *
 * @example confirmedLoad({ grams: 9000, palletThousandths: 1000, millilitres: 0 }, [{ boxes: 20, product: anyGoods() }]).palletThousandths // 500
 */
export function confirmedLoad(ordered: OrderLoad, missing: Iterable<LoadedGoods>): OrderLoad {
  const gone = loadOf(missing);
  return {
    grams: Math.max(0, ordered.grams - gone.grams),
    palletThousandths: Math.max(0, ordered.palletThousandths - gone.palletThousandths),
    millilitres: Math.max(0, ordered.millilitres - gone.millilitres),
  };
}
