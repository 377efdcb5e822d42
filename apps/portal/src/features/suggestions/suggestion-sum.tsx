import type { Minor } from "@vycep/domain/kernel/money";
import { useTexts } from "@vycep/shell/words/i18n";
import { Totals } from "@vycep/ui/data/totals.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { formatMoney } from "@vycep/words/engine/format";
import type { ReactNode } from "react";
import type { SuggestedView } from "./suggested-view.ts";

interface SuggestionSumProps {
  readonly view: SuggestedView;
  /** Whether what the cart holds is counted in. */
  readonly isWithCart: boolean;
  /** How full the vehicle or how near the minimum the order would be. */
  readonly capacity: ReactNode;
  /** The way into the cart. */
  readonly add: ReactNode;
  /** What it was counted from. */
  readonly source: string;
}

/** What the suggestion comes to, and what it does to the order. */
export function SuggestionSum({ view, isWithCart, capacity, add, source }: SuggestionSumProps) {
  const t = useTexts("suggestions");
  const { quote, taken } = view;
  const { totals, currency } = quote;
  const money = (minor: Minor) => formatMoney({ minor, currency });
  return (
    <Card title={t("effect")}>
      {capacity}
      <p className="mt-2 mb-3 text-fine text-ink-soft">{t(isWithCart ? "withCart" : "alone")}</p>
      <Totals
        rows={[
          { label: t("taken"), value: t("products", { count: taken.length }) },
          { label: t("goodsNet"), value: money(totals.netMinor) },
          { label: t("deposits"), value: money(totals.depositMinor) },
          { label: t("vat"), value: money(totals.vatMinor) },
        ]}
        total={{ label: t("total"), value: money(totals.grandTotalMinor) }}
      />
      <div className="mt-4">{add}</div>
      <p className="mt-3 text-fine text-ink-soft">{source}</p>
    </Card>
  );
}
