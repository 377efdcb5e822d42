/** Magento's range of prices: boxes of one product cost all the same, so its ends are one. */
import { type Currency, type Minor, minus } from "@vycep/domain/kernel/money";
import { toWhole } from "./whole-currency.ts";

type Ends = { readonly base: Minor | null; readonly charged: Minor | null };

/** What stands in the list, what is charged, and the difference where both are known. */
export function encodePriceRange({ base, charged }: Ends, currency: Currency | null) {
  const money = (minor: Minor | null) => ({ value: minor === null ? null : toWhole(minor), currency });
  const end = {
    regular_price: money(base),
    final_price: money(charged),
    discount: base === null || charged === null ? null : discountOf(base, charged),
  };
  return { minimum_price: end, maximum_price: end };
}

function discountOf(base: Minor, charged: Minor) {
  const off = minus(base, charged);
  return {
    amount_off: toWhole(off),
    percent_off: base === 0 ? 0 : Math.round((off / base) * 1000) / 10,
  };
}
