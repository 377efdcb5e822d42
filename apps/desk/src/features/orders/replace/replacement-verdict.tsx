import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { formatCount, formatPallets } from "@vycep/words/engine/format";
import { money } from "../../../kit/money.ts";
import { RulesVerdict } from "../change/rules-verdict.tsx";
import type { Replacement } from "./use-replacement.ts";

interface ReplacementVerdictProps {
  readonly replacement: Replacement;
  readonly currency: string;
}

/** What it comes to at the prices of the order, and what the rules of the portal say. */
export function ReplacementVerdict({ replacement: { sums, obstacles }, currency }: ReplacementVerdictProps) {
  const t = useTexts("order-desk");
  const tc = useTexts("order-change");
  const language = useLanguage();
  return (
    <aside className="grid content-start gap-4">
      <section className="grid gap-1 rounded-large border border-line bg-foam-dim p-4">
        <h3 className="type-label text-ink-faint">{t("totalNet")}</h3>
        <strong className="text-title">{money(sums.netMinor, currency)}</strong>
        <p className="text-small text-ink-soft">{`${t("totalAll")} ${money(sums.totalMinor, currency)}`}</p>
        <p className="text-fine text-ink-soft">{tc("replacePrices")}</p>
        <h3 className="type-label mt-3 text-ink-faint">{tc("changeLoad")}</h3>
        <p className="text-small">
          {tc("replaceLoad", {
            pallets: formatPallets(sums.pallets, language),
            kilograms: formatCount(Math.round(sums.kilograms)),
          })}
        </p>
      </section>
      <RulesVerdict obstacles={obstacles} kept={tc("replaceRulesKept")} />
    </aside>
  );
}
