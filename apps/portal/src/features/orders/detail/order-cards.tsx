import { refundOfLine } from "@vycep/domain/empties/counted-return";
import { type Minor, minus, NO_MONEY, sumOf } from "@vycep/domain/kernel/money";
import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { formatWeight } from "@vycep/shell/words/measures";
import { RichText } from "@vycep/shell/words/rich-text.tsx";
import { DefinitionList } from "@vycep/ui/data/definition-list.tsx";
import { Totals, type TotalsRow } from "@vycep/ui/data/totals.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { formatMoney, formatPercent, formatWeekdayDate } from "@vycep/words/engine/format";
import { formatWindow } from "@vycep/words/engine/format-time";
import { ExpectedBack } from "../../../shared/ordering/expected-back.tsx";
import { DELIVERY_STATUS_WORDS } from "../history/order-status.ts";
import type { OrderView } from "./order-view.ts";

/**
 * Goods, VAT by rate, deposits on their own, and the total (D08); what did not come is taken off first, the empties that
 * the driver has counted last.
 */
export function OrderTotals({ order }: { readonly order: OrderView }) {
  const { bill, currency, lines, limitMinor } = order;
  const t = useTexts("orders");
  const money = (minor: Minor) => formatMoney({ minor, currency });
  const isPart = bill.missingNetMinor !== 0;
  const isSettled = isPart || bill.refundMinor !== undefined;
  const wasDelivered = lines.some(({ delivered }) => delivered !== undefined);
  const missing: TotalsRow[] = [
    { label: t("orderedNet"), value: money(bill.orderedNetMinor) },
    {
      label: t(wasDelivered ? "notDelivered" : "notConfirmed"),
      value: money(minus(NO_MONEY, bill.missingNetMinor)),
      tone: "charge",
    },
  ];
  const returned = (minor: Minor) =>
    ({ label: t("depositsReturned"), value: money(minus(NO_MONEY, minor)), tone: "saving" }) as const;
  return (
    <Card title={t(isSettled ? "totalsBilled" : "totals")}>
      <Totals
        rows={[
          ...(isPart ? missing : []),
          { label: t("goodsNet"), value: money(bill.netMinor), isSubtotal: isPart },
          ...bill.vat.map(({ rate, minor }) => ({
            label: t("vatRate", { rate: formatPercent(rate) }),
            value: money(minor),
          })),
          { label: t("deposits"), value: money(bill.depositMinor) },
          ...(bill.refundMinor === undefined ? [] : [returned(bill.refundMinor)]),
        ]}
        total={{ label: t("total"), value: money(bill.totalMinor) }}
      />
      <div className="mt-4 empty:hidden">
        <ExpectedBack toPayMinor={bill.totalMinor} refundMinor={stillExpected(order)} currency={currency} />
      </div>
      {limitMinor !== undefined && (
        <p className="mt-3 text-small text-ink-soft">
          <RichText text={t("yourLimit", { limit: money(limitMinor) })} />
        </p>
      )}
    </Card>
  );
}

/** What the driver has not counted yet, beside goods; nothing comes back of a cancelled order. */
function stillExpected({ empties, lines, state }: OrderView): Minor {
  if (lines.length === 0 || state === "cancelled") return NO_MONEY;
  return sumOf(
    empties.filter(({ returned }) => returned === null),
    refundOfLine,
  );
}

/** Where, how and when, with the note for the driver and the payment. */
export function OrderDelivery({ order }: { readonly order: OrderView }) {
  const t = useTexts("orders");
  const language = useLanguage();
  const { place, method, deliveryDate, deliveryWindow, deliveryStatus, note, payment } = order;
  const hasLoad = order.pallets > 0 || order.kilograms > 0;
  const items = [
    {
      label: t("shipTo"),
      value: (
        <>
          <strong className="block">{place.name}</strong>
          {place.street !== "" && <span className="block">{place.street}</span>}
          {place.city !== "" && <span className="block">{place.city}</span>}
        </>
      ),
    },
    method !== undefined && { label: t("method"), value: t(`method.${method}`) },
    deliveryDate !== undefined && {
      label: t("deliveryDay"),
      value: formatWeekdayDate(deliveryDate, language),
    },
    deliveryWindow !== undefined && {
      label: t("deliveryWindow"),
      value: formatWindow(deliveryWindow),
    },
    deliveryStatus !== undefined && {
      label: t("deliveryStatus"),
      value: t(`deliveryStatus.${DELIVERY_STATUS_WORDS[deliveryStatus]}`),
    },
    hasLoad && {
      label: t("load"),
      value: (
        <>
          {t("loadOf", {
            pallets: t("pallets", { count: Math.round(order.pallets * 10) / 10 }),
            weight: formatWeight(order.kilograms),
          })}
          <span className="block text-small text-ink-soft">
            {order.layers > 0
              ? t("unitsAndLayers", {
                  units: t("units", { count: order.units }),
                  layers: t("layers", { count: order.layers }),
                })
              : t("units", { count: order.units })}
          </span>
        </>
      ),
    },
    note !== undefined && { label: t("note"), value: note },
    payment !== undefined && { label: t("payment"), value: payment },
  ];
  return (
    <Card title={t("deliveryCard")}>
      <DefinitionList items={items.filter((item) => item !== false)} />
    </Card>
  );
}
