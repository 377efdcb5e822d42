import { wholeToMinor } from "@vycep/contract/whole-currency";
import { type Currency, sumOf } from "@vycep/domain/kernel/money";
import { useTexts } from "@vycep/shell/words/i18n";
import { RichText } from "@vycep/shell/words/rich-text.tsx";
import { Totals } from "@vycep/ui/data/totals.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { formatMoney, formatPercent } from "@vycep/words/engine/format";
import { answeredCurrency } from "../../shared/ordering/answered-currency.ts";
import { ExpectedBack } from "../../shared/ordering/expected-back.tsx";
import type { PlacedOrder } from "./use-placed-order.ts";

/** What the order adds up to, as the brewery has written it down. */
export function ThanksSummary({ order }: { readonly order: PlacedOrder }) {
  const t = useTexts("checkout");
  const { total } = order;
  if (!total) return null;
  const currency: Currency = answeredCurrency(total.grand_total.currency);
  const money = (whole: number | null | undefined) =>
    formatMoney({ minor: wholeToMinor(whole ?? 0), currency });
  const toPay = wholeToMinor(total.grand_total.value ?? 0);
  const taxes = (total.taxes ?? []).filter((tax) => tax !== null);
  return (
    <Card title={t("summary")}>
      <Totals
        rows={[
          { label: t("goodsNet"), value: money(total.subtotal_excl_tax.value) },
          ...taxes.map(({ rate, amount }) => ({
            label: t("vat", { percent: formatPercent(rate) }),
            value: money(amount.value),
          })),
          { label: t("deposits"), value: money(total.total_empties_deposit?.value) },
        ]}
        total={{ label: t("toPay"), value: money(total.grand_total.value) }}
      />
      <div className="mt-4 empty:hidden">
        <ExpectedBack
          toPayMinor={toPay}
          refundMinor={sumOf(order.empties ?? [], (row) => wholeToMinor(row.total.value ?? 0))}
          currency={currency}
        />
      </div>
      {order.price_limit && (
        <p className="mt-3 text-small text-ink-soft">
          <RichText text={t("yourLimit", { limit: money(order.price_limit.value) })} />
        </p>
      )}
    </Card>
  );
}
