import type { Sku } from "@vycep/domain/kernel/ids";
import { NO_MONEY, roundHalfUp, toMinor } from "@vycep/domain/kernel/money";
import {
  type Difference,
  type OrderedBoxes,
  unlikeUsual,
  worthTelling,
} from "@vycep/domain/suggestions/unlike-usual";
import { boxUnitOf } from "../../../shared/products/box-unit.ts";
import type { ProductRow } from "../../../shared/products/product-row.ts";
import type { OrderLine, OrderView } from "../detail/order-view.ts";
import { type GoodsInstead, goodsInstead } from "../reorder/reorder-preview.ts";

/** One difference from the usual order that can be made good by one tap. */
export interface UsualRow extends Difference {
  /** What is usual, in the units in which it can be ordered now. */
  readonly goods: GoodsInstead;
}

type Lines = Pick<OrderView, "lines">;

/**
 * How an order is unlike the ones before it, the weightiest first (HISTORY-03).
 *
 * @example differencesFromUsual(order, before).map(({ kind }) => kind) // ["missing"]
 */
export function differencesFromUsual(
  { lines }: Lines,
  before: readonly OrderedBoxes[],
): readonly Difference[] {
  const last = new Map<Sku, number>();
  for (const { sku, bundle, ordered } of lines)
    if (bundle === undefined && ordered > 0) last.set(sku, ordered);
  const lastInBundles = new Set(lines.flatMap(({ sku, bundle }) => (bundle ? [sku] : [])));
  return unlikeUsual({ last, lastInBundles, before });
}

/** The differences to show: those about goods that are for sale now and come in an amount that changes something. */
export function usualRows(
  differences: readonly Difference[],
  products: ReadonlyMap<string, ProductRow>,
): readonly UsualRow[] {
  const goods = new Map(differences.map((one) => [one.sku, usualGoods(one, products.get(one.sku))]));
  return worthTelling(differences, ({ sku }) => goods.get(sku) !== undefined).flatMap((one) => {
    const fitted = goods.get(one.sku);
    return fitted === undefined ? [] : [{ ...one, goods: fitted }];
  });
}

function usualGoods(
  { kind, last, usual }: Difference,
  product: ProductRow | undefined,
): GoodsInstead | undefined {
  if (product?.saleability?.sellable !== true) return undefined;
  const goods = goodsInstead(product, usual);
  const isUseful = goods && (kind === "more" ? goods.boxes < last : goods.boxes > last);
  return isUseful ? goods : undefined;
}

/**
 * The order as it would be with the usual amounts that were tapped; everything else stays as it was.
 *
 * @example withUsual(order, rows.filter(({ sku }) => taken.has(sku))).lines.length
 */
export function withUsual<Order extends Lines>(order: Order, taken: readonly UsualRow[]): Order {
  const bySku = new Map<string, UsualRow>(taken.map((row) => [row.sku, row]));
  const lines = order.lines.map((line) => {
    const goods = line.bundle === undefined ? bySku.get(line.sku)?.goods : undefined;
    return goods ? { ...line, amounts: goods.amounts, ordered: goods.boxes, counted: goods.boxes } : line;
  });
  const added = taken.filter(({ kind }) => kind === "missing").map(({ goods }) => lineOf(goods));
  return { ...order, lines: [...lines, ...added] };
}

/** Goods that the order did not have, as a line of it at today's price. */
function lineOf({ sku, product, amounts, boxes, netMinor }: GoodsInstead): OrderLine {
  return {
    id: `usual-${sku}`,
    sku,
    name: product.name ?? sku,
    brand: product.brand ?? "",
    packageType: product.package_type ?? "other",
    plato: product.plato ?? undefined,
    photo: product.small_image ?? undefined,
    unit: boxUnitOf(product),
    amounts,
    ordered: boxes,
    confirmed: undefined,
    delivered: undefined,
    invoiced: undefined,
    credited: 0,
    replaced: 0,
    reason: undefined,
    substitutes: [],
    counted: boxes,
    unitMinor: toMinor(roundHalfUp(netMinor, boxes)),
    provisionalUnitMinor: undefined,
    netMinor,
    depositMinor: NO_MONEY,
    vatPct: product.vat_percent ?? 0,
    processing: undefined,
    bundle: undefined,
  };
}
