import type { BundlePart } from "../bundles/bundle.ts";
import type { GoodsFacts } from "../catalog/product.ts";
import { judgeProduct, type SaleFacts } from "../catalog/saleability.ts";
import type { BySku, Sku } from "../kernel/ids.ts";
import type { LocalDate } from "../kernel/local-moment.ts";
import type { Market } from "../market/market.ts";
import { type PriceRow, priceFor } from "../pricing/price.ts";
import type { PromoLeaflet } from "../pricing/promo-price.ts";

/** Goods of a market with what they cost. */
export type Shelf = {
  readonly market: Market;
  readonly products: BySku<GoodsFacts>;
  readonly prices: BySku<{
    readonly rows: readonly PriceRow[];
    readonly leaflet?: PromoLeaflet | undefined;
  }>;
};

/**
 * What of a package's contents cannot be had: not in the market, not sold by the method or on the day, or without a
 * price. Without a method nothing is unsold yet, without a day any price will do.
 *
 * @example notSoldInside(partsOf("4 170109"), anyCartFacts([]), { sale: { market: "CZ", carries: "ordinary",
 *   deliveryDate: null }, date: null }) // ["170109"]
 */
export function notSoldInside(
  parts: readonly BundlePart[],
  { market, products, prices }: Shelf,
  { sale, date }: { readonly sale: SaleFacts | undefined; readonly date: LocalDate | null },
): readonly Sku[] {
  return parts.flatMap(({ sku }) => {
    const product = products.get(sku);
    const rows = prices.get(sku)?.rows ?? [];
    const hasPrice = date === null ? rows.length > 0 : priceFor(rows, date) !== undefined;
    const isSold = product?.markets.includes(market) && !(sale && judgeProduct(product, sale));
    return isSold && hasPrice ? [] : [sku];
  });
}
