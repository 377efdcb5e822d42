import type { Currency, Minor } from "@vycep/domain/kernel/money";
import { useTexts } from "@vycep/shell/words/i18n";
import { formatMoney } from "@vycep/words/engine/format";
import type { BoxUnit } from "../../../shared/products/box-unit.ts";
import { boxesInWords, useProductWords } from "../../../shared/products/box-words.ts";
import type { LineChange } from "../../../shared/reorder/line-change.ts";

interface LineRemarksProps {
  readonly changes: readonly LineChange[];
  readonly unit: BoxUnit;
  readonly currency: Currency;
  /** Why it cannot come, in words. */
  readonly whyNot?: string | undefined;
}

/** Under the name of goods: why they cannot come, or what is no longer as it was (C2). */
export function LineRemarks({ changes, unit, currency, whyNot }: LineRemarksProps) {
  const t = useTexts("reorder");
  const boxes = useProductWords();
  const money = (minor: Minor) => formatMoney({ minor, currency });
  const inBoxes = (count: number) => boxesInWords(boxes, unit, count);
  const inWords = (change: LineChange) => {
    switch (change.kind) {
      case "price":
        return t(change.nowMinor > change.beforeMinor ? "priceRose" : "priceFell", {
          before: money(change.beforeMinor),
          now: money(change.nowMinor),
        });
      case "quantity":
        return t(change.nowBoxes > change.beforeBoxes ? "quantityRaised" : "quantityChanged", {
          before: inBoxes(change.beforeBoxes),
          now: inBoxes(change.nowBoxes),
        });
      case "pack":
        return t("packChanged", { before: inBoxes(change.beforeBoxes), now: inBoxes(change.nowBoxes) });
      case "price-list":
        return t("priceListChanged");
    }
  };
  return (
    <>
      {whyNot !== undefined && <span className="block text-fine text-red-strong">{whyNot}</span>}
      {changes.map((change) => (
        <span key={change.kind} className="block text-fine text-amber-ink">
          {inWords(change)}
        </span>
      ))}
    </>
  );
}
