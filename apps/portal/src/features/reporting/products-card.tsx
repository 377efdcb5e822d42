import type { ConsumptionReport } from "@vycep/contract/reporting/reporting.rest";
import { useTexts } from "@vycep/shell/words/i18n";
import { type Column, Table } from "@vycep/ui/data/table.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { Change, formatValue, useMeasureName } from "./report-words.tsx";

type Product = ConsumptionReport["products"][number];

/** The products of which most was taken. */
export function ProductsCard({ report }: { readonly report: ConsumptionReport }) {
  const t = useTexts("reporting");
  const unit = useMeasureName()(report.measure);
  const change: readonly Column<Product>[] =
    report.before === null
      ? []
      : [{ key: "change", header: t("difference"), align: "end", cell: (one) => <Change compared={one} /> }];
  return (
    <Card isFlush title={t("topProducts")} aside={<span className="text-small text-ink-soft">{unit}</span>}>
      <Table
        caption={t("topProducts")}
        isBare
        rows={report.products}
        rowKey={({ key }) => key}
        mobileCard={(one) => (
          <p className="flex items-baseline justify-between gap-3">
            <span className="min-w-0">{one.name}</span>
            <span className="flex-none">
              <b>{formatValue(one.now)}</b> {report.before !== null && <Change compared={one} />}
            </span>
          </p>
        )}
        columns={[
          { key: "name", header: t("name"), isRowHeader: true, isWide: true, cell: ({ name }) => name },
          { key: "now", header: unit, align: "end", cell: ({ now }) => <b>{formatValue(now)}</b> },
          ...change,
        ]}
      />
    </Card>
  );
}
