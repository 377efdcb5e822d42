import type { OrderUnit } from "../catalog/orderable-units.ts";
import type { Sku } from "../kernel/ids.ts";
import type { LocalDate } from "../kernel/local-moment.ts";
import { worthProposing } from "./chance.ts";
import { type Likely, likelyGoods, middleOf } from "./likely-goods.ts";
import { type Delivery, type Rhythm, usualGoods } from "./usual-order.ts";

type Orderable = { readonly units: readonly OrderUnit[] };

/** A product that may be ordered for the day, and what is known of it. */
export type Wanted<Goods> = {
  readonly likely: Likely;
  readonly goods: Goods;
  /** In so many of the last deliveries. */
  readonly times: number;
  /** Boxes of each of them, the oldest first. */
  readonly history: readonly number[];
  /** At least every other of them brought it. */
  readonly isUsual: boolean;
  /** Likely enough to be proposed. */
  readonly isWorth: boolean;
};

/**
 * What came twice lately or is likely now, of the goods that can be ordered (SUGGEST-01): the usual first, then the
 * likely, then what is only shown.
 *
 * @example wantedGoods({ deliveries: [], day: toLocalDate("2026-11-26"), goods: new Map() }, { deliveries: [] }) // []
 */
export function wantedGoods<Goods extends Orderable>(
  facts: {
    readonly deliveries: readonly Delivery[];
    readonly day: LocalDate;
    readonly goods: ReadonlyMap<Sku, Goods>;
  },
  { deliveries }: Pick<Rhythm, "deliveries">,
): readonly Wanted<Goods>[] {
  const orderable = likelyGoods(facts.deliveries, facts.day).flatMap((likely) => {
    const goods = facts.goods.get(likely.sku);
    return goods && goods.units.length > 0 ? [{ likely, goods }] : [];
  });
  const worth = worthProposing(
    orderable.map(({ likely }) => likely.chance),
    middleOf(deliveries.map(({ boxes }) => boxes.size)),
  );
  const usual = new Map(usualGoods({ deliveries }).map((one, at) => [one.sku, { ...one, at }]));
  const nothing = { times: 0, history: deliveries.map(() => 0), at: usual.size };
  return orderable
    .map(({ likely, goods }, at) => {
      const { times, history, at: byUse } = usual.get(likely.sku) ?? nothing;
      const isUsual = times > 1 && times * 2 >= deliveries.length;
      return { likely, goods, times, history, isUsual, isWorth: at < worth, byUse };
    })
    .filter(({ times, isWorth }) => times > 1 || isWorth)
    .toSorted(
      (left, right) => groupOf(left) - groupOf(right) || (left.isUsual ? left.byUse - right.byUse : 0),
    );
}

function groupOf({ isUsual, isWorth }: { readonly isUsual: boolean; readonly isWorth: boolean }): number {
  return isUsual ? 0 : isWorth ? 1 : 2;
}
