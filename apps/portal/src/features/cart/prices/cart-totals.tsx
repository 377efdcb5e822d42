import type { Quote } from "@vycep/domain/cart/quote";
import { useTexts } from "@vycep/shell/words/i18n";
import { Totals } from "@vycep/ui/data/totals.tsx";
import { formatMoney } from "@vycep/words/engine/format";
import { totalsRows } from "./totals-rows.ts";

/** What the cart adds up to, with the word that counts at the end. */
export function CartTotals({ quote }: { readonly quote: Quote }) {
  const t = useTexts("cart");
  const { totals, currency } = quote;
  return (
    <Totals
      rows={totalsRows(quote, t)}
      total={{ label: t("toPay"), value: formatMoney({ minor: totals.grandTotalMinor, currency }) }}
    />
  );
}
