import { decodeGoods, decodePrices, decodeUnits } from "@vycep/contract/catalog/goods-facts.codec";
import { judgeBundle } from "@vycep/domain/bundles/bundle";
import { priceInBundle } from "@vycep/domain/bundles/bundle-price";
import type { OrderUnit } from "@vycep/domain/catalog/orderable-units";
import { type Amounts, boxesOf } from "@vycep/domain/catalog/packaging";
import type { Packaging } from "@vycep/domain/catalog/product";
import type { Sku } from "@vycep/domain/kernel/ids";
import { type Currency, type Minor, NO_MONEY, plus, sumOf, times } from "@vycep/domain/kernel/money";
import { areOffered, fitUnits } from "@vycep/domain/orders/fit-units";
import { NO_PROMO, promoFor } from "@vycep/domain/pricing/promo-price";
import { priceOf } from "../../../shared/products/product-price.ts";
import { goodsInside, type ProductRow } from "../../../shared/products/product-row.ts";
import type { LineChange } from "../../../shared/reorder/line-change.ts";
import type { OrderLine } from "../detail/order-view.ts";
import { type RepeatedLine, repeatedLines } from "./repeated-lines.ts";

/** What repeating one line means for the place, way and day that are chosen now (C2, HISTORY-05, OP-21). */
export type LineVerdict = Addable | Refused;

interface Addable {
  readonly kind: "same" | "changed";
  readonly line: RepeatedLine;
  readonly product: ProductRow;
  readonly amounts: Amounts;
  readonly boxes: number;
  /** At today's price, without VAT. */
  readonly netMinor: Minor;
  readonly changes: readonly LineChange[];
}

export interface Refused {
  readonly kind: "refused";
  readonly line: RepeatedLine;
  /** Undefined when the catalogue no longer has it. */
  readonly product: ProductRow | undefined;
  readonly reason: "gone" | "not-sold" | "no-unit";
}

export interface ReorderPreview {
  readonly currency: Currency;
  readonly same: readonly Addable[];
  readonly changed: readonly Addable[];
  readonly refused: readonly Refused[];
  readonly addable: readonly Addable[];
  /** What the addable lines cost today, without VAT. */
  readonly netMinor: Minor;
}

/**
 * Judges every line of an order against what the catalogue offers now. Nothing is put anywhere by it.
 *
 * @example previewReorder(order, products).refused.length
 */
export function previewReorder(
  order: { readonly lines: readonly OrderLine[]; readonly currency: Currency },
  products: ReadonlyMap<string, ProductRow>,
): ReorderPreview {
  const verdicts = repeatedLines(order.lines)
    .filter(({ ordered }) => ordered > 0)
    .map((line) => judgeLine(line, products.get(line.sku), order.currency));
  const addable = verdicts.filter((verdict) => verdict.kind !== "refused");
  const [first] = addable;
  return {
    currency: first ? (priceOf(first.product)?.net.currency ?? order.currency) : order.currency,
    same: addable.filter(({ kind }) => kind === "same"),
    changed: addable.filter(({ kind }) => kind === "changed"),
    refused: verdicts.filter((verdict) => verdict.kind === "refused"),
    addable,
    netMinor: sumOf(addable, ({ netMinor }) => netMinor),
  };
}

/** How many of the changed lines are dearer, cheaper, or come in another amount. */
export function countChanges({ changed }: Pick<ReorderPreview, "changed">) {
  const changes = changed.flatMap((line) => line.changes);
  return {
    rose: changes.filter((one) => one.kind === "price" && one.nowMinor > one.beforeMinor).length,
    fell: changes.filter((one) => one.kind === "price" && one.nowMinor < one.beforeMinor).length,
    amounts: changes.filter(({ kind }) => kind === "quantity").length,
  };
}

/** The group as a whole: what it holds is judged and priced by the bundle's own rules (OP-86, C26). */
function judgeGroup(line: RepeatedLine, product: ProductRow): LineVerdict {
  const bundle = decodeGoods(product)?.bundle;
  const { parts = [], amounts, ordered: boxes } = line;
  const prices = new Map(goodsInside(product).map((goods) => [goods.sku, goods]));
  const isSold = product.saleability?.sellable === true && bundle !== undefined;
  const choice = { packages: amounts.packages, parts };
  if (!isSold || judgeBundle(choice, bundle, null).length > 0)
    return { kind: "refused", line, product, reason: "not-sold" };
  let nowMinor = NO_MONEY;
  for (const part of parts) {
    const goods = prices.get(part.sku);
    const { rows, leaflet } = goods ? decodePrices(goods) : { rows: [], leaflet: undefined };
    const [row] = rows;
    if (!row || goods?.saleability?.sellable !== true)
      return { kind: "refused", line, product, reason: "not-sold" };
    const promo = leaflet && goods.promo === 1 ? promoFor(leaflet, leaflet.validFrom) : NO_PROMO;
    nowMinor = plus(nowMinor, times(part.boxes, priceInBundle(row, promo, bundle)));
  }
  const isSamePrice = nowMinor === line.unitMinor;
  const changes: LineChange[] = isSamePrice ? [] : [{ kind: "price", beforeMinor: line.unitMinor, nowMinor }];
  const kind = isSamePrice ? "same" : "changed";
  return { kind, line, product, amounts, boxes, netMinor: times(boxes, nowMinor), changes };
}

function judgeLine(line: RepeatedLine, product: ProductRow | undefined, currency: Currency): LineVerdict {
  if (product === undefined) return { kind: "refused", line, product, reason: "gone" };
  if (line.parts !== undefined) return judgeGroup(line, product);
  const price = priceOf(product);
  const goods = decodeGoods(product);
  if (product.saleability?.sellable !== true || price === undefined || goods === undefined) {
    return { kind: "refused", line, product, reason: "not-sold" };
  }
  const fitted = fitAmounts(line, goods.packaging, decodeUnits(product.cart_fields));
  if (fitted === undefined) return { kind: "refused", line, product, reason: "no-unit" };
  const { minor, currency: currencyNow } = price.net;
  const changes: LineChange[] = [];
  if (currencyNow === currency && minor !== line.unitMinor) {
    changes.push({ kind: "price", beforeMinor: line.unitMinor, nowMinor: minor });
  }
  if (fitted.boxes !== line.ordered) {
    changes.push({ kind: "quantity", beforeBoxes: line.ordered, nowBoxes: fitted.boxes });
  }
  const kind = changes.length === 0 ? "same" : "changed";
  return { kind, line, product, ...fitted, netMinor: times(fitted.boxes, minor), changes };
}

/** Goods that can come in place of some that cannot, as many boxes of them. */
export interface GoodsInstead {
  readonly sku: Sku;
  readonly product: ProductRow;
  readonly amounts: Amounts;
  readonly boxes: number;
  /** At today's price, without VAT. */
  readonly netMinor: Minor;
  readonly currency: Currency;
}

/**
 * So many boxes of other goods, in the units in which they can be ordered; undefined when they cannot.
 *
 * @example goodsInstead(product, 8)?.amounts // { packages: 8, layers: 0, pallets: 0 }
 */
export function goodsInstead(product: ProductRow, wantedBoxes: number): GoodsInstead | undefined {
  const price = priceOf(product)?.net;
  if (price === undefined || !product.sku) return undefined;
  const goods = decodeGoods(product);
  if (goods === undefined) return undefined;
  const wanted = { ordered: wantedBoxes, amounts: { packages: wantedBoxes, layers: 0, pallets: 0 } };
  const fitted = fitAmounts(wanted, goods.packaging, decodeUnits(product.cart_fields));
  if (fitted === undefined) return undefined;
  const { currency, minor } = price;
  return { sku: goods.sku, product, ...fitted, netMinor: times(fitted.boxes, minor), currency };
}

/** As they were entered if that still holds, else in the units that are offered now. */
function fitAmounts(
  { amounts, ordered }: Pick<OrderLine, "amounts" | "ordered">,
  packaging: Packaging,
  offered: readonly OrderUnit[],
): { readonly amounts: Amounts; readonly boxes: number } | undefined {
  const isAsEntered = boxesOf(amounts, packaging) === ordered && areOffered(amounts, offered);
  return isAsEntered ? { amounts, boxes: ordered } : fitUnits(ordered, packaging, offered);
}
