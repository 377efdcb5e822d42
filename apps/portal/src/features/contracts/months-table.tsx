import type { ContractEvaluation } from "@vycep/contract/contracts/contracts.rest";
import { useTexts } from "@vycep/shell/words/i18n";
import { Table } from "@vycep/ui/data/table.tsx";
import { hectolitres } from "./contract-words.tsx";

/** The figures behind the bar: month by month, beside the same days of the year before. */
export function MonthsTable({ evaluation }: { readonly evaluation: ContractEvaluation }) {
  const t = useTexts("contracts");
  return (
    <Table
      caption={t("byMonths")}
      isBare
      rows={evaluation.months}
      rowKey={({ month }) => month}
      mobileCard={({ month, takenLitres, beforeLitres }) => (
        <p className="flex justify-between gap-3">
          <b>{monthOf(month)}</b>
          <span>{hectolitres(takenLitres)}</span>
          <span className="text-ink-soft">{t("before", { volume: hectolitres(beforeLitres) })}</span>
        </p>
      )}
      columns={[
        {
          key: "month",
          header: t("month"),
          isRowHeader: true,
          isWide: true,
          cell: ({ month }) => monthOf(month),
        },
        {
          key: "taken",
          header: t("thisYear"),
          align: "end",
          cell: ({ takenLitres }) => hectolitres(takenLitres),
        },
        {
          key: "before",
          header: t("yearBefore"),
          align: "end",
          cell: ({ beforeLitres }) => hectolitres(beforeLitres),
        },
      ]}
      footer={{
        month: t("sum"),
        taken: hectolitres(evaluation.takenLitres),
        before: hectolitres(evaluation.beforeLitres),
      }}
    />
  );
}

/** "11/2026" of "2026-11". */
function monthOf(month: string): string {
  return `${Number(month.slice(5))}/${month.slice(0, 4)}`;
}
