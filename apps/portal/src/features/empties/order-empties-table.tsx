import { toMinor } from "@vycep/contract/whole-currency";
import type { Currency } from "@vycep/domain/kernel/money";
import { Card } from "@vycep/ui/card.tsx";
import { Table } from "@vycep/ui/table.tsx";
import { formatCount, formatMoney } from "../../shared/format.ts";
import { useTexts } from "../../shared/i18n/i18n.ts";

export interface OrderEmptiesRow {
  readonly packaging_code: string;
  readonly packaging_name: string;
  readonly number_of_units: number;
  readonly deposit: { readonly value: number | null };
  readonly total: { readonly value: number | null };
}

interface OrderEmptiesTableProps {
  readonly rows: readonly OrderEmptiesRow[];
  readonly currency: Currency;
  /** The driver has not counted yet. */
  readonly isExpected: boolean;
}

/** The empties of an order (EMPTIES-02, HISTORY-11). */
export function OrderEmptiesTable({ rows, currency, isExpected }: OrderEmptiesTableProps) {
  const t = useTexts("empties");
  const money = (whole: number | null) => formatMoney({ minor: toMinor(whole ?? 0), currency });
  const sum = rows.reduce((total, row) => total + toMinor(row.total.value ?? 0), 0);
  if (rows.length === 0) return null;
  return (
    <Card
      title={t("empties")}
      aside={isExpected && <span className="text-small text-ink-soft">{t("expected")}</span>}
      isFlush
    >
      <Table<OrderEmptiesRow>
        isBare
        caption={t("empties")}
        rows={rows}
        rowKey={({ packaging_code: code }) => code}
        columns={[
          {
            key: "name",
            header: t("type"),
            cell: (row) => <b>{row.packaging_name}</b>,
            isRowHeader: true,
            isWide: true,
          },
          { key: "count", header: t("count"), align: "end", cell: (row) => formatCount(row.number_of_units) },
          { key: "deposit", header: t("deposit"), align: "end", cell: (row) => money(row.deposit.value) },
          { key: "total", header: t("refund"), align: "end", cell: (row) => money(row.total.value) },
        ]}
        footer={{ name: t("sum"), total: formatMoney({ minor: sum, currency }) }}
      />
    </Card>
  );
}
