import { wholeToMinor } from "@vycep/contract/whole-currency";
import type { Money } from "@vycep/domain/kernel/money";
import { answeredCurrency } from "../ordering/answered-currency.ts";

/** Money of an answer in minor units. */
export function moneyOf({
  value,
  currency,
}: {
  readonly value?: number | null;
  readonly currency?: string | null;
}): Money {
  return { minor: wholeToMinor(value ?? 0), currency: answeredCurrency(currency) };
}
