import type { Currency, Minor } from "@vycep/domain/kernel/money";
import { useTexts } from "@vycep/shell/words/i18n";
import { RichText } from "@vycep/shell/words/rich-text.tsx";
import { formatMoney } from "@vycep/words/engine/format";
import type { PriceChange } from "./price-changes.ts";

interface PriceChangeListProps {
  readonly changes: readonly PriceChange[];
  readonly currency: Currency;
}

/** Each line whose sum is another one, with both sums. */
export function PriceChangeList({ changes, currency }: PriceChangeListProps) {
  const t = useTexts("cart");
  const money = (minor: Minor) => formatMoney({ minor, currency });
  if (changes.length === 0) return null;
  return (
    <ul className="mt-3 divide-y divide-amber-ink/15 border-y border-amber-ink/15">
      {changes.map(({ sku, name, seenMinor: seen, nowMinor: now }) => (
        <li key={sku} className="flex flex-wrap justify-between gap-x-4 py-2">
          <span>{name}</span>
          <span className="whitespace-nowrap">
            <RichText
              text={t("fromTo", {
                from: seen === undefined ? t("lineNew") : money(seen),
                to: now === undefined ? t("lineGone") : money(now),
              })}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}
