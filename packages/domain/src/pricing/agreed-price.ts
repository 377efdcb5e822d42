import type { Sku } from "../kernel/ids.ts";
import type { Minor } from "../kernel/money.ts";

/** What of a cart is priced: so many boxes of goods, by themselves or inside a bundle. */
export type PricedGoods = {
  readonly sku: Sku;
  /** The bundle that the goods come in; null for goods by themselves. */
  readonly bundleSku: Sku | null;
  readonly boxes: number;
  /** What the price list says of one box, with promo or bundle. */
  readonly listMinor: Minor;
};

/** A price of one box that the ERP gave for just these goods. */
export type AgreedPrice = PricedGoods & { readonly unitMinor: Minor };

export type AgreedPrices = ReadonlyMap<string, AgreedPrice>;

/**
 * The ERP's prices by their goods; those that say what the price list says agree nothing.
 *
 * @example agreedPrices([{ sku: "100101", bundleSku: null, boxes: 3, listMinor: 100, unitMinor: 90 }]).size // 1
 */
export function agreedPrices(prices: readonly AgreedPrice[]): AgreedPrices {
  const other = prices.filter(({ listMinor, unitMinor }) => unitMinor !== listMinor);
  return new Map(other.map((price) => [keyOf(price), price]));
}

/**
 * The price of one box that is charged: the ERP's, as long as as many boxes are ordered as it was asked about and the
 * price list says what it said then; otherwise the price list's, and what has changed is seen by the customer first (C12).
 *
 * @example agreedOr(undefined, { sku: "100101", bundleSku: null, boxes: 3, listMinor: 100 }) // 100
 */
export function agreedOr(agreed: AgreedPrices | undefined, goods: PricedGoods): Minor {
  const found = agreed?.get(keyOf(goods));
  return found?.boxes === goods.boxes && found.listMinor === goods.listMinor
    ? found.unitMinor
    : goods.listMinor;
}

function keyOf({ sku, bundleSku }: Pick<PricedGoods, "sku" | "bundleSku">): string {
  return bundleSku === null ? sku : `${bundleSku}/${sku}`;
}
