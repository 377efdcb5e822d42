import { wholeToMinor } from "@vycep/contract/whole-currency";
import { useTexts } from "@vycep/shell/words/i18n";
import { formatMoney } from "@vycep/words/engine/format";
import type { ReactNode } from "react";
import { answeredCurrency } from "../../shared/ordering/answered-currency.ts";
import type { PreviewView } from "./preview-view.ts";

interface EntryMobileBarProps {
  readonly view: PreviewView;
  readonly children: ReactNode;
}

/** The sum and the way into the cart, always in sight of the thumb; above the order bar and the navigation. */
export function EntryMobileBar({ view, children }: EntryMobileBarProps) {
  const t = useTexts("fast-entry");
  const { totals } = view.answer;
  const net = {
    minor: wholeToMinor(totals.grand_total_your_price ?? 0),
    currency: answeredCurrency(totals.currency),
  };
  return (
    <div
      data-bottom-bar="entry"
      className="sticky bottom-above-order-bar z-10 -mx-page mt-4 -mb-10 border-t border-line bg-foam px-page py-2.5 shadow-bar desktop:hidden squat:static"
    >
      <p className="mb-2 flex items-baseline justify-between gap-3">
        <span className="text-small text-ink-soft">{t("products", { count: view.productCount })}</span>
        <strong className="text-lead">{view.isCurrent ? formatMoney(net) : "…"}</strong>
      </p>
      {children}
    </div>
  );
}
