import type { ConsumptionReport } from "@vycep/contract/reporting/reporting.rest";
import { addDays, toLocalDate } from "@vycep/domain/kernel/local-moment";
import { useTexts } from "@vycep/shell/words/i18n";
import { type Column, Table } from "@vycep/ui/data/table.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { formatDayMonth } from "@vycep/words/engine/format";
import { yearsOf } from "./consumption-sums.tsx";
import { Change, formatValue, useBarName, useMeasureName } from "./report-words.tsx";

type Bar = ConsumptionReport["bars"][number];

/** The numbers of the chart. */
export function MonthsTable({ report }: { readonly report: ConsumptionReport }) {
  const t = useTexts("reporting");
  const measureName = useMeasureName();
  const { bars, parts, before, total, step, from, to } = report;
  const nameOf = useBarName(bars);
  const now = t("totalNow", { year: yearsOf(from, to) });
  const yearBefore = before === null ? "" : yearsOf(before.from, before.to);
  const cut = cutOf(report);
  const name = (bar: Bar) => (
    <>
      {nameOf(bar.key)}
      {bar.key === cut && (
        <span className="text-fine font-normal text-ink-soft">
          {" "}
          {t("until", { day: formatDayMonth(toLocalDate(to)) })}
        </span>
      )}
    </>
  );
  const compared: readonly Column<Bar>[] =
    before === null
      ? []
      : [
          {
            key: "before",
            header: yearBefore,
            align: "end",
            cell: (bar) => <span className="text-ink-soft">{formatValue(bar.before)}</span>,
          },
          {
            key: "change",
            header: t("difference"),
            align: "end",
            cell: (bar) => <Change compared={bar} />,
          },
        ];
  return (
    <Card
      isFlush
      title={t("sameNumbers")}
      aside={<span className="text-small text-ink-soft">{measureName(report.measure)}</span>}
    >
      <Table
        caption={t("sameNumbers")}
        isBare
        rows={bars}
        rowKey={({ key }) => key}
        mobileCard={(bar) => (
          <p className="grid grid-cols-[1.3fr_1fr_1fr_4.5rem] items-baseline gap-2">
            <b>{name(bar)}</b>
            <b className="text-right">{formatValue(bar.now)}</b>
            {before !== null && (
              <>
                <span className="text-right text-ink-soft">{formatValue(bar.before)}</span>
                <span className="text-right">
                  <Change compared={bar} />
                </span>
              </>
            )}
          </p>
        )}
        columns={[
          {
            key: "name",
            header: t(step === "year" ? "year" : "month"),
            isRowHeader: true,
            cell: (bar) => <b>{name(bar)}</b>,
          },
          ...parts.map(
            (part, index): Column<Bar> => ({
              key: `part ${part.key}`,
              header: part.name,
              align: "end",
              cell: (bar) => formatValue(bar.parts[index] ?? 0),
            }),
          ),
          { key: "now", header: now, align: "end", cell: (bar) => <b>{formatValue(bar.now)}</b> },
          ...compared,
        ]}
        footer={{
          name: t("total"),
          ...Object.fromEntries(
            parts.map(({ key }, index) => [
              `part ${key}`,
              formatValue(bars.reduce((sum, bar) => sum + (bar.parts[index] ?? 0), 0)),
            ]),
          ),
          now: formatValue(total.now),
          ...(before === null
            ? {}
            : { before: formatValue(total.before), change: <Change compared={total} /> }),
        }}
      />
    </Card>
  );
}

/** The month, or year, that is not over yet. */
function cutOf({ step, to }: ConsumptionReport): string | undefined {
  const length = step === "year" ? 4 : 7;
  const isOver = addDays(toLocalDate(to), 1).slice(0, length) !== to.slice(0, length);
  return isOver ? undefined : to.slice(0, length);
}
