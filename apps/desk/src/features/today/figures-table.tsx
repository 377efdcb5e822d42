import { toMinor } from "@vycep/domain/kernel/money";
import { toCurrency } from "@vycep/domain/market/market";
import { changeOf } from "@vycep/domain/reporting/consumption";
import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { classNames } from "@vycep/ui/styles/class-names";
import { formatCount, formatHectolitres, formatPercent, formatRoundMoney } from "@vycep/words/engine/format";
import type { FigureRow, Measure } from "./figure-rows.ts";

/** How an amount of a measure is written. */
export function useFigure(measure: Measure): (amount: number) => string {
  const language = useLanguage();
  return (amount) => {
    if (measure === "orders") return formatCount(amount);
    if (measure === "litres") return formatHectolitres(amount, language);
    return formatRoundMoney({
      minor: toMinor(Math.round(amount / 100) * 100),
      currency: toCurrency(measure.currency),
    });
  };
}

interface FiguresTableProps {
  readonly rows: readonly FigureRow[];
  readonly nameOf: (row: FigureRow) => string;
  readonly figure: (amount: number) => string;
  readonly head: string;
}

const cell = "px-2 py-1.5 text-right font-normal whitespace-nowrap tabular-nums first:text-left";

/** The same numbers as the chart, with the difference, and the whole week below (DTODAY-03). */
export function FiguresTable({ rows, nameOf, figure, head }: FiguresTableProps) {
  const t = useTexts("today");
  const all = rows.reduce<FigureRow>(
    (sum, { done, coming, before }) => ({
      ...{ key: sum.key, done: sum.done + done },
      ...{ coming: sum.coming + coming, before: sum.before + before },
    }),
    { key: "", done: 0, coming: 0, before: 0 },
  );
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse text-small">
        <caption className="sr-only">{t("chartTable")}</caption>
        <thead className="bg-foam-dim">
          <tr>
            {[head, t("thisYear"), t("lastYear"), t("difference")].map((title) => (
              <th key={title} scope="col" className={classNames(cell, "type-label text-ink-faint")}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.key} name={nameOf(row)} {...{ row, figure }} />
          ))}
        </tbody>
        <tfoot className="border-t-2 border-line-strong font-bold">
          <Row name={t("week")} row={all} figure={figure} />
        </tfoot>
      </table>
    </div>
  );
}

type RowProps = Pick<FiguresTableProps, "figure"> & { readonly name: string; readonly row: FigureRow };

function Row({ name, row: { done, coming, before }, figure }: RowProps) {
  const now = done + coming;
  const change = changeOf({ now, before });
  return (
    <tr className="border-t border-line">
      <th scope="row" className={classNames(cell, "first-letter:uppercase")}>
        {name}
      </th>
      <td className={cell}>{figure(now)}</td>
      <td className={cell}>{figure(before)}</td>
      <td className={classNames(cell, change !== undefined && change < 0 && "text-red-strong")}>
        {change === undefined
          ? "–"
          : `${change > 0 ? "+" : ""}${formatPercent(Math.round(change * 1000) / 10)}`}
      </td>
    </tr>
  );
}
