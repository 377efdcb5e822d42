import type { ConsumptionReport } from "@vycep/contract/reporting/reporting.rest";
import { useTexts } from "@vycep/shell/words/i18n";
import { BarChart } from "@vycep/ui/charts/bar-chart.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { formatCount } from "@vycep/words/engine/format";
import { yearsOf } from "./consumption-sums.tsx";
import { formatValue, shortName, useBarName } from "./report-words.tsx";

/** The bars of the months, each beside that of the year before. */
export function MonthsChart({ report }: { readonly report: ConsumptionReport }) {
  const t = useTexts("reporting");
  const { bars, parts, before, strongest, step } = report;
  const nameOf = useBarName(bars);
  const title = t(step === "year" ? "byYears" : "byMonths");
  return (
    <Card title={title}>
      <BarChart
        label={t("chartLabel", { title })}
        parts={parts}
        beforeName={before === null ? undefined : t("totalOf", { year: yearsOf(before.from, before.to) })}
        formatMark={formatCount}
        bars={bars.map((bar) => ({
          ...{ key: bar.key, label: nameOf(bar.key), shortLabel: shortName(bar.key), parts: bar.parts },
          before: before === null ? undefined : bar.before,
          remark: bar.key === strongest ? formatValue(bar.now) : undefined,
          title: `${nameOf(bar.key)}: ${formatValue(bar.now)}`,
        }))}
      />
    </Card>
  );
}
