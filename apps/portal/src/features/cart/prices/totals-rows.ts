import type { Quote } from "@vycep/domain/cart/quote";
import { type Minor, minus, sumOf, times } from "@vycep/domain/kernel/money";
import type { TotalsRow } from "@vycep/ui/data/totals.tsx";
import { formatMoney, formatPercent } from "@vycep/words/engine/format";
import type { Speak } from "@vycep/words/engine/texts";
import type { Originals } from "@vycep/words/nouns";

/** What the promotions of the cart take off the customer's own prices, in minor units. */
export function promoSavingOf({ lines }: Pick<Quote, "lines">): Minor {
  return sumOf(lines, ({ boxes, yourUnitMinor, unitMinor }) => times(boxes, minus(yourUnitMinor, unitMinor)));
}

/**
 * Goods without VAT, of which promotions, VAT per rate, goods with VAT, and apart from them the deposits, which carry
 * no VAT (D08). The grand total is not among the rows.
 */
export function totalsRows(quote: Quote, t: Speak<Originals["cart"]>): readonly TotalsRow[] {
  const { totals, currency } = quote;
  const money = (minor: Minor) => formatMoney({ minor, currency });
  const saved = promoSavingOf(quote);
  return [
    { label: t("goodsNet"), value: money(totals.netMinor) },
    ...(saved > 0
      ? [{ label: t("ofWhichPromo"), value: `−${money(saved)}`, tone: "saving" as const, isPart: true }]
      : []),
    ...totals.vat.map(({ vatPct, vatMinor }) => ({
      label: t("vat", { percent: formatPercent(vatPct) }),
      value: money(vatMinor),
    })),
    { label: t("goodsGross"), value: money(totals.grossMinor), isSubtotal: true },
    { label: t("deposits"), value: money(totals.depositMinor) },
  ];
}
