import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { formatCount, formatPallets } from "@vycep/words/engine/format";
import { money } from "../../../kit/money.ts";
import { signed } from "./change-lines.tsx";
import { RulesVerdict } from "./rules-verdict.tsx";
import type { Change } from "./use-change-order.ts";

/** What the order came to and will, and what the rules of the portal say. */
export function ChangeVerdict({ change, currency }: { readonly change: Change; readonly currency: string }) {
  const t = useTexts("order-desk");
  const tc = useTexts("order-change");
  const language = useLanguage();
  const { before, after, obstacles } = change;
  const difference = after.netMinor - before.netMinor;
  return (
    <aside className="grid content-start gap-4">
      <section className="grid gap-1 rounded-large border border-line bg-foam-dim p-4">
        <h3 className="type-label text-ink-faint">{t("totalNet")}</h3>
        {difference !== 0 && <s className="text-small text-red-strong">{money(before.netMinor, currency)}</s>}
        <strong className="text-title">{money(after.netMinor, currency)}</strong>
        {difference !== 0 && (
          <span className={difference < 0 ? "font-semibold text-red-strong" : "font-semibold text-bottle"}>
            {signed(difference)}
          </span>
        )}
        <p className="text-small text-ink-soft">{`${t("totalAll")} ${money(after.totalMinor, currency)}`}</p>
        <h3 className="type-label mt-3 text-ink-faint">{tc("changeLoad")}</h3>
        <p className="text-small">
          {tc("loadChange", {
            ...{
              before: formatPallets(before.pallets, language),
              after: formatPallets(after.pallets, language),
            },
            kilograms: formatCount(Math.round(after.kilograms)),
          })}
        </p>
      </section>
      <RulesVerdict obstacles={obstacles} kept={tc("rulesKept")} />
    </aside>
  );
}
