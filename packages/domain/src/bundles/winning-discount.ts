import type { Minor } from "../kernel/money.ts";
import type { Price } from "../pricing/price.ts";
import { NO_PROMO, type Promo, unitPrice } from "../pricing/promo-price.ts";
import type { BundleFacts } from "./bundle.ts";
import { priceInBundle } from "./bundle-price.ts";

/** Of what was offered below the customer's own price, which one is charged. */
export type WinningDiscount = "none" | "leaflet" | "deal";

/** What one box costs by each discount, and what is charged. */
export type WeighedDiscounts = {
  /** By the leaflet alone; null where none applies on the day. */
  readonly leafletMinor: Minor | null;
  /** By the package deal alone; null for goods by themselves. */
  readonly dealMinor: Minor | null;
  readonly chargedMinor: Minor;
  readonly wins: WinningDiscount;
};

/**
 * Which of two discounts wins on a box (DGOOD-03): the prices are those of `unitPrice` and `priceInBundle`, which charge the lower one
 * and never both; at the same price it is the deal.
 *
 * @example weighDiscounts({ baseMinor: toMinor(26_000), yourMinor: toMinor(26_000) }, NO_PROMO, { discountPct: 5 }).wins // "deal"
 */
export function weighDiscounts(
  price: Price,
  promo: Promo,
  bundle: Pick<BundleFacts, "discountPct"> | undefined,
): WeighedDiscounts {
  const chargedMinor = bundle ? priceInBundle(price, promo, bundle) : unitPrice(price, promo);
  const leafletMinor = promo.applies ? promo.promoMinor : null;
  const dealMinor = bundle ? priceInBundle(price, NO_PROMO, bundle) : null;
  return { leafletMinor, dealMinor, chargedMinor, wins: winnerOf() };

  function winnerOf(): WinningDiscount {
    if (chargedMinor === price.yourMinor) return "none";
    return chargedMinor === dealMinor ? "deal" : "leaflet";
  }
}
