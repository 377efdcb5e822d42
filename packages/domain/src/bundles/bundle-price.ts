import { lesser, type Minor, minus, percentOfMinor } from "../kernel/money.ts";
import type { Price } from "../pricing/price.ts";
import { type Promo, unitPrice } from "../pricing/promo-price.ts";
import type { BundleFacts } from "./bundle.ts";

/**
 * The price of one box inside a package: the customer's own less the bundle's discount, rounded once on the box. A
 * leaflet does not come on top, but goods never cost more inside a package than loose beside it.
 *
 * @example priceInBundle({ baseMinor: 26_000, yourMinor: 26_000 }, NO_PROMO, { discountPct: 5 }) // 24700
 */
export function priceInBundle(
  price: Price,
  promo: Promo,
  { discountPct }: Pick<BundleFacts, "discountPct">,
): Minor {
  const discounted = minus(price.yourMinor, percentOfMinor(price.yourMinor, discountPct));
  return lesser(discounted, unitPrice(price, promo));
}
