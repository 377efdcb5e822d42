import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { ExportMenu } from "@vycep/shell/list/export-menu.tsx";
import { ListFailed } from "@vycep/shell/list/list-failed.tsx";
import { type ListInHand, useListAddress } from "@vycep/shell/list/use-list-address";
import type { Screen } from "@vycep/shell/page/screen";
import { PrintButton } from "@vycep/shell/print/print-button.tsx";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { EmptyState } from "@vycep/ui/feedback/empty-state.tsx";
import { SkeletonRows } from "@vycep/ui/feedback/skeleton.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { PageTitle } from "@vycep/ui/layout/page-title.tsx";
import { formatCount } from "@vycep/words/engine/format";
import { type ConsumptionState, consumptionAddress } from "../../features/reporting/consumption-address.ts";
import { ConsumptionFilters } from "../../features/reporting/consumption-filters.tsx";
import { ConsumptionSums } from "../../features/reporting/consumption-sums.tsx";
import { MonthsChart } from "../../features/reporting/months-chart.tsx";
import { MonthsTable } from "../../features/reporting/months-table.tsx";
import { placesWithReports } from "../../features/reporting/places-with-reports.ts";
import { ProductsCard } from "../../features/reporting/products-card.tsx";
import { useMeasureName } from "../../features/reporting/report-words.tsx";
import { SharesCard } from "../../features/reporting/shares-card.tsx";
import {
  type ConsumptionReport,
  consumptionAsked,
  consumptionQuery,
  mostExportedRows,
} from "../../features/reporting/use-reporting.ts";
import { paths } from "../../shared/paths.ts";
import { useCurrentUser } from "../../shared/user/current-user.ts";

/** REPORT-01: what was taken, by month, brand, packaging, place and product, beside the year before. */
export const consumptionScreen: Screen = {
  component: ConsumptionScreen,
  load: ({ queryClient, search }) => {
    void queryClient.prefetchQuery(consumptionQuery(consumptionAddress.parse(search)));
  },
};

function ConsumptionScreen() {
  const t = useTexts("reporting");
  const list = useListAddress(consumptionAddress, paths.consumption());
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...consumptionQuery(list.state),
    placeholderData: keepPreviousData,
  });
  const places = placesWithReports(useCurrentUser());
  const { measure, shipTo } = list.state;
  const isMoney = measure !== "litres" && measure !== "boxes";
  const isEmpty = data !== undefined && data.total.now === 0 && data.total.before === 0;
  const chosen = places.find(({ id }) => id === shipTo)?.label;
  const basis = t(isMoney ? "basisMoney" : "basis");
  return (
    <>
      <PageTitle
        title={t("consumption")}
        note={chosen === undefined ? basis : `${chosen} · ${basis}`}
        tools={
          <>
            <ExportMenu
              path="/reports/consumption/export"
              query={() => consumptionAsked(list.state)}
              most={mostExportedRows}
              cut={(total) =>
                t("exportCut", { most: formatCount(mostExportedRows), total: formatCount(total) })
              }
              emptyReason={isEmpty ? t("exportEmpty") : undefined}
            />
            <PrintButton />
          </>
        }
      />
      <ConsumptionFilters list={list} places={places} measures={data?.measures ?? ["litres", "boxes"]} />
      {error !== null && <ListFailed title={t("failed")} error={error} onRetry={() => void refetch()} />}
      {error === null && data === undefined && <SkeletonRows label={t("loading")} rows={8} />}
      {error === null && data !== undefined && (
        <div
          aria-busy={isPlaceholderData}
          className={isPlaceholderData ? "opacity-60 transition-opacity delay-150" : ""}
        >
          {isEmpty ? <Nothing list={list} /> : <Report report={data} />}
        </div>
      )}
    </>
  );
}

function Report({ report }: { readonly report: ConsumptionReport }) {
  const t = useTexts("reporting");
  const unit = useMeasureName()(report.measure);
  const shared = { unit, total: report.total.now, isCompared: report.before !== null };
  return (
    <div className="grid gap-5">
      <ConsumptionSums report={report} />
      <MonthsChart report={report} />
      <MonthsTable report={report} />
      <div className="grid items-start gap-5 wide:grid-cols-2">
        <SharesCard
          {...shared}
          title={t("byPlaces")}
          rows={report.places.map((place) => ({
            ...place,
            note: place.isSuspended ? t("suspended") : undefined,
          }))}
        />
        <ProductsCard report={report} />
        <SharesCard {...shared} title={t("byPackagings")} rows={report.packagings} />
        <SharesCard {...shared} title={t("byBrands")} rows={report.brands} />
      </div>
    </div>
  );
}

function Nothing({ list: { state, change } }: { readonly list: ListInHand<ConsumptionState> }) {
  const t = useTexts("reporting");
  return (
    <Card>
      <EmptyState
        title={t("emptyTitle")}
        actions={
          <>
            {state.period !== "last-year" && (
              <Button onClick={() => change({ period: "last-year" })}>{t("showLastYear")}</Button>
            )}
            {state.shipTo !== undefined && (
              <Button variant="outline" onClick={() => change({ shipTo: undefined })}>
                {t("showAllPlaces")}
              </Button>
            )}
          </>
        }
      >
        {t("emptyText")}
      </EmptyState>
    </Card>
  );
}
