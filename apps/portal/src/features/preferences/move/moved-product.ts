import { type Currency, toMinor } from "@vycep/domain/kernel/money";
import { formatAmount, formatMoney, formatRoundMoney } from "@vycep/words/engine/format";
import type { ReactNode } from "react";
import { answeredCurrency } from "../../../shared/ordering/answered-currency.ts";
import type { AsideItem } from "./move-calls.ts";

export type MovedProduct = AsideItem["product"];

/** The drawing of a product; who puts the screen together brings it, because it belongs to the catalogue. */
export type PictureOf = (product: MovedProduct) => ReactNode;

/** As the catalogue calls it; one that vanished by its number. */
export function nameOf({ name }: MovedProduct, sku: string): string {
  return name ?? sku;
}

/** Sums of an answer in its currency, with and without it. */
export function moneyIn(code: string) {
  const currency: Currency = answeredCurrency(code);
  const minor = (value: number) => toMinor(Math.round(value * 100));
  return {
    money: (value: number) => formatMoney({ minor: minor(value), currency }),
    /** "3 500 Kč". */
    round: (value: number) => formatRoundMoney({ minor: minor(value), currency }),
    amount: (value: number) => formatAmount(minor(value)),
    /** "+369,00 Kč", "−5 386,49 Kč". */
    difference: (value: number) => {
      const sum = formatMoney({ minor: minor(Math.abs(value)), currency });
      return value < 0 ? `−${sum}` : `+${sum}`;
    },
  };
}

/** A sentence that ends in a day needs no full stop of its own: "Akce platí do 20.12.". */
export function sentence(text: string): string {
  return text.endsWith(".") ? text : `${text}.`;
}
