import { isCountedOtherwise, type ReturnLine, refundOfLine } from "@vycep/domain/empties/counted-return";
import { type Currency, type Minor, sumOf } from "@vycep/domain/kernel/money";
import { useTexts } from "@vycep/shell/words/i18n";
import { type Column, Table } from "@vycep/ui/data/table.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { formatCount, formatMoney } from "@vycep/words/engine/format";

export interface OrderEmptiesRow extends ReturnLine {
  readonly code: string;
  readonly name: string;
}

interface OrderEmptiesTableProps {
  readonly rows: readonly OrderEmptiesRow[];
  readonly currency: Currency;
  /** The driver has not counted yet. */
  readonly isExpected: boolean;
}

/** The empties of an order; what was planned and what was taken over beside it where they differ (EMPTIES-01, EMPTIES-02). */
export function OrderEmptiesTable({ rows, currency, isExpected }: OrderEmptiesTableProps) {
  const t = useTexts("empties");
  const counting = useCounting(rows, isExpected);
  const money = (minor: Minor) => formatMoney({ minor, currency });
  if (rows.length === 0) return null;
  const hasDifference = rows.some(isCountedOtherwise);
  const columns: (Column<OrderEmptiesRow> | false)[] = [
    { key: "name", header: t("type"), cell: ({ name }) => <b>{name}</b>, isRowHeader: true, isWide: true },
    {
      key: "count",
      header: t(hasDifference ? "planned" : "count"),
      align: "end",
      cell: ({ planned }) => formatCount(planned),
    },
    hasDifference && {
      key: "returned",
      header: t("returned"),
      align: "end",
      cell: (row) => <Returned row={row} />,
    },
    {
      key: "deposit",
      header: t("deposit"),
      align: "end",
      cell: ({ unitDepositMinor }) => money(unitDepositMinor),
    },
    { key: "total", header: t("refund"), align: "end", cell: (row) => money(refundOfLine(row)) },
  ];
  const sum = sumOf(rows, refundOfLine);
  return (
    <Card
      title={t("empties")}
      aside={counting && <span className="text-small text-ink-soft">{counting}</span>}
      isFlush
    >
      <Table<OrderEmptiesRow>
        isBare
        caption={t("empties")}
        rows={rows}
        rowKey={({ code }) => code}
        rowTone={(row) => (isCountedOtherwise(row) ? "warning" : "plain")}
        columns={columns.filter((column) => column !== false)}
        footer={{ name: t("sum"), total: money(sum) }}
      />
    </Card>
  );
}

function Returned({ row }: { readonly row: OrderEmptiesRow }) {
  if (row.returned === null) return "–";
  return (
    <strong className={isCountedOtherwise(row) ? "text-amber-ink" : undefined}>
      {formatCount(row.returned)}
    </strong>
  );
}

/** How far the counting is, and how it came out. */
function useCounting(rows: readonly OrderEmptiesRow[], isExpected: boolean): string | undefined {
  const t = useTexts("empties");
  if (rows.some(isCountedOtherwise)) return t("countedOtherwise");
  if (rows.some(({ returned }) => returned !== null)) return t("countedAsPlanned");
  return isExpected ? t("expected") : undefined;
}
