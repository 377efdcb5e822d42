/** Boxes of goods that an order wants. */
export type WantedGoods = { readonly orderNumber: string; readonly sku: string; readonly boxes: number };

/** A row of a picking list: what is taken from one place, and for which orders. */
export type PickingRow = {
  readonly sku: string;
  /** Where it lies; undefined of what has no place of its own. */
  readonly place: string | undefined;
  readonly boxes: number;
  readonly orders: readonly { readonly number: string; readonly boxes: number }[];
};

const natural = new Intl.Collator("cs", { numeric: true }).compare;

/**
 * What is picked for some orders together (DORD-07): each product once, in the order in which the shelves are walked along, A-2
 * before A-10; what has no place comes last. Goods of which nothing is wanted are left out.
 *
 * @example pickingRows([{ orderNumber: "1", sku: "b", boxes: 2 }, { orderNumber: "2", sku: "b", boxes: 1 }], () => "A-2").map(({ boxes }) => boxes) // [3]
 */
export function pickingRows(
  wanted: readonly WantedGoods[],
  placeOf: (sku: string) => string | undefined,
): readonly PickingRow[] {
  const bySku = Map.groupBy(
    wanted.filter(({ boxes }) => boxes > 0),
    ({ sku }) => sku,
  );
  return [...bySku]
    .map(([sku, goods]) => ({ sku, place: placeOf(sku), boxes: boxesIn(goods), orders: ordersIn(goods) }))
    .toSorted(byPlace);
}

function ordersIn(goods: readonly WantedGoods[]): PickingRow["orders"] {
  const byOrder = Map.groupBy(goods, ({ orderNumber }) => orderNumber);
  return [...byOrder].map(([number, own]) => ({ number, boxes: boxesIn(own) }));
}

function boxesIn(goods: readonly WantedGoods[]): number {
  return goods.reduce((sum, { boxes }) => sum + boxes, 0);
}

function byPlace(left: PickingRow, right: PickingRow): number {
  if (left.place === undefined || right.place === undefined)
    return (
      Number(left.place === undefined) - Number(right.place === undefined) || natural(left.sku, right.sku)
    );
  return natural(left.place, right.place) || natural(left.sku, right.sku);
}
