import { wholeToMinor } from "@vycep/contract/whole-currency";
import { useTexts } from "@vycep/shell/words/i18n";
import { formatPallets, formatWeight } from "@vycep/shell/words/measures";
import { Totals } from "@vycep/ui/data/totals.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { formatMoney } from "@vycep/words/engine/format";
import type { ReactNode } from "react";
import { answeredCurrency } from "../../shared/ordering/answered-currency.ts";
import type { PreviewView } from "./preview-view.ts";

interface EntrySumProps {
  readonly view: PreviewView;
  /** The way into the cart. */
  readonly add: ReactNode;
  /** What the order still lacks with all that goes in, in words. */
  readonly blockers: readonly string[];
}

/** In the place of a sum that is being reckoned anew. */
const pending = "…";

/** What goes in comes to, and what stays out. */
export function EntrySum({ view, add, blockers }: EntrySumProps) {
  const t = useTexts("fast-entry");
  const { answer, going, byState, productCount } = view;
  const { totals, progress_bar_data: load } = answer;
  const currency = answeredCurrency(totals.currency);
  const money = (whole: number | null | undefined) =>
    view.isCurrent ? formatMoney({ minor: wholeToMinor(whole ?? 0), currency }) : pending;
  const bad = byState.bad.length;
  const adds = t("addsRows", {
    products: t("products", { count: productCount }),
    rows: t("fromRows", { count: going.length }),
  });
  return (
    <Card title={t("sum")}>
      <Totals
        rows={[
          { label: t("adds"), value: adds },
          ...(bad > 0
            ? [{ label: t("leavesOut"), value: t("rowsLeft", { count: bad }), tone: "charge" as const }]
            : []),
          {
            label: t("pallets"),
            value: view.isCurrent ? formatPallets(load.iTotalCartPalletQty ?? 0) : pending,
          },
          { label: t("weight"), value: view.isCurrent ? formatWeight(load.iTotalCartWeight ?? 0) : pending },
          { label: t("deposits"), value: money(totals.deposits) },
        ]}
        total={{ label: t("net"), value: money(totals.grand_total_your_price) }}
      />
      {view.isCurrent && blockers.length > 0 && (
        <div className="mt-4">
          <Alert tone="warning" title={t("orderLacks")}>
            <ul>
              {blockers.map((blocker) => (
                <li key={blocker}>{blocker}</li>
              ))}
            </ul>
          </Alert>
        </div>
      )}
      <div className="mt-4 max-mobile:hidden">{add}</div>
      {bad > 0 && <p className="mt-3 text-small text-ink-soft">{t("staysNote")}</p>}
    </Card>
  );
}
