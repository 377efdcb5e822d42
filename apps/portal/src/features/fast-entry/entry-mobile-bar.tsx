import { wholeToMinor } from "@vycep/contract/whole-currency";
import { useTexts } from "@vycep/shell/words/i18n";
import { BarFigure, BottomBar } from "@vycep/ui/layout/bottom-bar.tsx";
import { formatMoney } from "@vycep/words/engine/format";
import type { ReactNode } from "react";
import { answeredCurrency } from "../../shared/ordering/answered-currency.ts";
import type { PreviewView } from "./preview-view.ts";

interface EntryMobileBarProps {
  readonly view: PreviewView;
  readonly children: ReactNode;
}

/** The sum and the way into the cart, in place of the order bar: with that one there were three, and a field was cut. */
export function EntryMobileBar({ view, children }: EntryMobileBarProps) {
  const t = useTexts("fast-entry");
  const { totals } = view.answer;
  const net = {
    minor: wholeToMinor(totals.grand_total_your_price ?? 0),
    currency: answeredCurrency(totals.currency),
  };
  return (
    <BottomBar isInstead>
      <BarFigure label={t("products", { count: view.productCount })}>
        {view.isCurrent ? formatMoney(net) : "…"}
      </BarFigure>
      {children}
    </BottomBar>
  );
}
