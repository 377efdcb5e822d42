import type { Minor } from "@vycep/domain/kernel/money";
import { useTexts } from "@vycep/shell/words/i18n";
import { Table } from "@vycep/ui/data/table.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { formatCount, formatMoney } from "@vycep/words/engine/format";
import type { CartView } from "../reading/cart-view.ts";
import { type DepositRow, depositRows } from "./deposit-rows.ts";

/** The deposits by packaging; they carry no VAT and have their own lines (D08). */
export function DepositsTable({ cart: { lines, quote } }: { readonly cart: CartView }) {
  const t = useTexts("cart");
  const { currency, totals } = quote;
  const money = (minor: Minor) => formatMoney({ minor, currency });
  const rows = depositRows(lines);
  if (rows.length === 0) return null;
  return (
    <Card
      title={t("depositsTitle")}
      aside={<span className="text-small text-ink-soft">{t("withoutVat")}</span>}
      isFlush
    >
      <Table<DepositRow>
        isBare
        caption={t("depositsTitle")}
        rows={rows}
        rowKey={({ code, unitMinor }) => `${code}/${unitMinor}`}
        columns={[
          { key: "name", header: t("packaging"), cell: ({ name }) => <b>{name}</b>, isRowHeader: true },
          { key: "pieces", header: t("pieces"), cell: ({ pieces }) => formatCount(pieces), align: "end" },
          {
            key: "unit",
            header: t("depositEach"),
            cell: ({ unitMinor }) => money(unitMinor),
            align: "end",
          },
          { key: "total", header: t("total"), cell: ({ totalMinor }) => money(totalMinor), align: "end" },
        ]}
        mobileCard={({ name, pieces, unitMinor, totalMinor }) => (
          <>
            <b>{name}</b>
            <span className="flex justify-between gap-4 text-ink-soft">
              {t("times", { one: formatCount(pieces), other: money(unitMinor) })}
              <span className="text-ink">{money(totalMinor)}</span>
            </span>
          </>
        )}
        footer={{ name: t("depositsTotal"), total: money(totals.depositMinor) }}
      />
    </Card>
  );
}
