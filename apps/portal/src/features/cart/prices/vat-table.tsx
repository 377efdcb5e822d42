import type { Quote } from "@vycep/domain/cart/quote";
import type { Minor } from "@vycep/domain/kernel/money";
import { useTexts } from "@vycep/shell/words/i18n";
import { Table } from "@vycep/ui/data/table.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { formatMoney, formatPercent } from "@vycep/words/engine/format";

/** VAT by rate: base, tax, and both (D08). */
export function VatTable({ quote: { totals, currency } }: { readonly quote: Quote }) {
  const t = useTexts("cart");
  const money = (minor: Minor) => formatMoney({ minor, currency });
  return (
    <Card title={t("vatRecap")} isFlush>
      <Table
        isBare
        caption={t("vatRecap")}
        rows={totals.vat}
        rowKey={({ vatPct }) => String(vatPct)}
        columns={[
          {
            key: "rate",
            header: t("vatRate"),
            cell: ({ vatPct }) => formatPercent(vatPct),
            isRowHeader: true,
          },
          { key: "base", header: t("vatBase"), cell: ({ netMinor }) => money(netMinor), align: "end" },
          { key: "vat", header: t("vatTax"), cell: ({ vatMinor }) => money(vatMinor), align: "end" },
          {
            key: "gross",
            header: t("vatGross"),
            cell: ({ grossMinor }) => <b>{money(grossMinor)}</b>,
            align: "end",
          },
        ]}
      />
    </Card>
  );
}
