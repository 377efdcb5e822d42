import { localNow } from "@vycep/shell/clock/clock";
import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { DefinitionList } from "@vycep/ui/data/definition-list.tsx";
import { Totals } from "@vycep/ui/data/totals.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { formatMoney, formatWeekdayDate } from "@vycep/words/engine/format";
import type { WeighedOrder } from "../../shared/reorder/weigh-lines.ts";
import type { SavedOrderView } from "./saved-order-view.ts";

interface SavedTotalsProps {
  readonly saved: SavedOrderView;
  readonly weighed: WeighedOrder | undefined;
}

/** What it came to when it was saved, and what it would come to now. */
export function SavedTotals({ saved, weighed }: SavedTotalsProps) {
  const t = useTexts("saved-orders");
  const missing = weighed?.refused.length ?? 0;
  return (
    <Card title={t("totals")}>
      <Totals
        rows={[
          { label: t("totalThen"), value: formatMoney(saved.total) },
          { label: t("netThen"), value: formatMoney(saved.net) },
        ]}
        total={
          weighed && {
            label: t("netNow"),
            value: formatMoney({ minor: weighed.netMinor, currency: weighed.currency }),
          }
        }
      />
      {missing > 0 && <p className="mt-2 text-fine text-ink-soft">{t("without", { count: missing })}</p>}
    </Card>
  );
}

/** Where, how and when it was to go, and what was written on it. */
export function SavedDelivery({ saved }: { readonly saved: SavedOrderView }) {
  const t = useTexts("saved-orders");
  const orders = useTexts("orders");
  const language = useLanguage();
  const { place, address, method, deliveryDate, payer, ownNumber, note } = saved;
  const isPassed = deliveryDate !== undefined && deliveryDate < localNow().date;
  const items = [
    {
      label: orders("shipTo"),
      value: (
        <>
          <strong className="block">{place}</strong>
          {address}
        </>
      ),
    },
    {
      label: orders("method"),
      value: method === undefined ? t("notChosen") : orders(`method.${method}`),
    },
    {
      label: orders("deliveryDay"),
      value:
        deliveryDate === undefined ? (
          t("notChosen")
        ) : (
          <>
            {formatWeekdayDate(deliveryDate, language)}
            {isPassed && <span className="block text-fine text-amber-ink">{t("dayPassed")}</span>}
          </>
        ),
    },
    payer !== "" && { label: t("payer"), value: payer },
    { label: t("ownNumber"), value: ownNumber === "" ? orders("ownNumberMissing") : ownNumber },
    note !== "" && { label: orders("note"), value: note },
  ];
  return (
    <Card title={orders("deliveryCard")}>
      <DefinitionList items={items.filter((item) => item !== false)} />
    </Card>
  );
}
