/** What an order comes to, between the domain's words and the API's (HISTORY-11, DORD-03). */

import { type Currency, type Minor, NO_MONEY } from "@vycep/domain/kernel/money";
import type { Language } from "@vycep/domain/market/language";
import { encodeMoney, vatLabel } from "../cart/cart.codec.ts";

/** Sums of an order, as ordered or as they are due, in minor units. */
export type OrderSums = Readonly<
  Record<"netMinor" | "vatMinor" | "grossMinor" | "depositMinor" | "totalMinor", Minor>
>;

export type OrderVatFacts = { readonly percent: number; readonly vatMinor: Minor };

/** Sums with VAT by rate. */
export function encodeOrderTotal(
  sums: OrderSums,
  vat: readonly OrderVatFacts[],
  { currency, language }: { readonly currency: Currency; readonly language: Language },
) {
  const money = (minor: Minor) => encodeMoney(minor, currency);
  return {
    base_grand_total: money(sums.totalMinor),
    grand_total: money(sums.totalMinor),
    subtotal: money(sums.netMinor),
    subtotal_excl_tax: money(sums.netMinor),
    subtotal_incl_tax: money(sums.grossMinor),
    total_tax: money(sums.vatMinor),
    taxes: vat.map(({ percent, vatMinor }) => ({
      amount: money(vatMinor),
      title: vatLabel(percent, language),
      rate: percent,
    })),
    total_shipping: money(NO_MONEY),
    discounts: [],
    total_empties_deposit: money(sums.depositMinor),
  };
}
