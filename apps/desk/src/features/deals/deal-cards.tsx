import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { useTexts } from "@vycep/shell/words/i18n";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { formatCount, formatDayMonth } from "@vycep/words/engine/format";
import { paths } from "../../shared/paths.ts";
import type { Deal } from "./use-deals.ts";

/** Who sees the package; that is said by its product. */
export function DealTarget({ deal: { sku, markets } }: { readonly deal: Deal }) {
  const t = useTexts("deal-desk");
  return (
    <Card
      title={t("toWhom")}
      aside={
        <ButtonLink href={paths.product(sku)} variant="outline" size="small" icon="box">
          {t("ofProduct")}
        </ButtonLink>
      }
    >
      <p>{t("toWhomText", { markets: markets.join(", ") })}</p>
      <p className="text-small text-ink-soft">{t("toWhomNote")}</p>
    </Card>
  );
}

/** Packages by the week of their delivery, each bar with its figure. */
export function DealSales({ deal: { weeks } }: { readonly deal: Deal }) {
  const t = useTexts("deal-desk");
  const most = Math.max(1, ...weeks.map(({ packages }) => packages));
  return (
    <Card title={t("sells")}>
      {weeks.every(({ packages }) => packages === 0) && (
        <p className="mb-2 text-small text-ink-soft">{t("noHistory")}</p>
      )}
      <ol className="flex items-end gap-2 pt-2">
        {weeks.map(({ monday, packages }) => (
          <li key={monday} className="grid flex-1 justify-items-stretch gap-1 text-center text-small">
            <strong>{formatCount(packages)}</strong>
            <span
              aria-hidden
              className="rounded-t-small bg-amber"
              style={{ height: `${(packages / most) * 4.5}rem` }}
            />
            <span className="border-t border-line text-fine text-ink-soft">
              <span className="sr-only">{`${t("weekOf")} `}</span>
              {formatDayMonth(toLocalDate(monday))}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
