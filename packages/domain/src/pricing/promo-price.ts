import type { LocalDate } from "../kernel/local-moment.ts";
import { type Minor, NO_MONEY } from "../kernel/money.ts";
import type { Price } from "./price.ts";

/** A promo leaflet for one product and price list, numbers already numbers (PROMO-01, PROMO-04). */
export type PromoLeaflet = {
  readonly name: string;
  readonly promoMinor: Minor;
  readonly percentage: number;
  readonly longTermDiscountPct: number;
  readonly isInsideDelivery: boolean;
  readonly validFrom: LocalDate;
  readonly validTo: LocalDate;
};

/** What the screens show of a promo; without one the numbers are 0 and the dates null (PROMO-03, OP-79). */
export type Promo = {
  readonly applies: boolean;
  readonly promoMinor: Minor;
  readonly percentage: number;
  readonly longTermDiscountPct: number;
  readonly validFrom: LocalDate | null;
  readonly validTo: LocalDate | null;
};

export const NO_PROMO: Promo = {
  applies: false,
  promoMinor: NO_MONEY,
  percentage: 0,
  longTermDiscountPct: 0,
  validFrom: null,
  validTo: null,
};

/**
 * Reads the inside-delivery flag: Yes or true, as text or as a boolean (PROMO-02).
 *
 * @example isInsideDelivery("Yes") // true
 */
export function isInsideDelivery(flag: unknown): boolean {
  return flag === true || (typeof flag === "string" && /^(yes|true)$/i.test(flag.trim()));
}

/**
 * The promo that holds for a delivery date: only inside delivery (PROMO-02) and within its own days, both
 * ends included; otherwise all zero (PROMO-03, OP-79).
 *
 * @example promoFor(undefined, toLocalDate("2026-11-23")).applies // false
 */
export function promoFor(leaflet: PromoLeaflet | undefined, deliveryDate: LocalDate): Promo {
  if (!leaflet?.isInsideDelivery) return NO_PROMO;
  if (deliveryDate < leaflet.validFrom || deliveryDate > leaflet.validTo) return NO_PROMO;
  const { promoMinor, percentage, longTermDiscountPct, validFrom, validTo } = leaflet;
  return { applies: true, promoMinor, percentage, longTermDiscountPct, validFrom, validTo };
}

/**
 * The price of one box that is charged: the promo price when a promo applies and is the lower one, else
 * the customer's own. A leaflet never makes goods dearer.
 *
 * @example unitPrice({ baseMinor: 26_000, yourMinor: 24_700 }, NO_PROMO) // 24_700
 */
export function unitPrice(price: Price, promo: Promo): Minor {
  return promo.applies && promo.promoMinor < price.yourMinor ? promo.promoMinor : price.yourMinor;
}
