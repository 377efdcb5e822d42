import { wholeToMinor } from "@vycep/contract/whole-currency";
import { ExportMenu } from "@vycep/shell/list/export-menu.tsx";
import { ListFailed } from "@vycep/shell/list/list-failed.tsx";
import { useListPage } from "@vycep/shell/list/list-page";
import { useListAddress } from "@vycep/shell/list/use-list-address";
import type { Screen } from "@vycep/shell/page/screen";
import { PrintButton } from "@vycep/shell/print/print-button.tsx";
import { useTexts } from "@vycep/shell/words/i18n";
import { EmptyState } from "@vycep/ui/feedback/empty-state.tsx";
import { LiveRegion } from "@vycep/ui/feedback/live-region.tsx";
import { SkeletonRows } from "@vycep/ui/feedback/skeleton.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { PageTitle } from "@vycep/ui/layout/page-title.tsx";
import { formatCount, formatMoney } from "@vycep/words/engine/format";
import type { ReactNode } from "react";
import { BalancesTable } from "../../features/reporting/balances-table.tsx";
import { emptiesAddress } from "../../features/reporting/empties-address.ts";
import { EmptiesFilters } from "../../features/reporting/empties-filters.tsx";
import { MovementsTable } from "../../features/reporting/movements-table.tsx";
import { placesWithReports } from "../../features/reporting/places-with-reports.ts";
import { dayOf, formatValue } from "../../features/reporting/report-words.tsx";
import { Tiles } from "../../features/reporting/tiles.tsx";
import {
  type AccountPage,
  emptiesAccountQuery,
  emptiesAsked,
  mostExportedRows,
} from "../../features/reporting/use-reporting.ts";
import { paths } from "../../shared/paths.ts";
import { useCurrentUser } from "../../shared/user/current-user.ts";

/** B3: the account of empties at a place: by type what lies there at the end of a day, and every movement. */
export const emptiesAccountScreen: Screen = {
  component: EmptiesAccountScreen,
  load: ({ queryClient, search }) => {
    void queryClient.prefetchQuery(emptiesAccountQuery(emptiesAddress.parse(search)));
  },
};

function EmptiesAccountScreen() {
  const t = useTexts("reporting");
  const list = useListAddress(emptiesAddress, paths.emptiesAccount());
  const { data, error, isPlaceholderData, refetch } = useListPage(emptiesAccountQuery, list.state);
  const places = placesWithReports(useCurrentUser());
  const account = data?.account;
  return (
    <>
      <PageTitle
        title={t("empties")}
        note={account === undefined ? t("emptiesNote") : `${account.shipToName} · ${t("emptiesNote")}`}
        tools={
          <>
            <ExportMenu
              path="/reports/empties/export"
              query={() => emptiesAsked(list.state)}
              most={mostExportedRows}
              cut={(total) =>
                t("exportCut", { most: formatCount(mostExportedRows), total: formatCount(total) })
              }
              emptyReason={data?.total === 0 ? t("exportEmpty") : undefined}
            />
            <PrintButton />
          </>
        }
      />
      <EmptiesFilters list={list} places={places} account={account} />
      {error !== null && (
        <ListFailed title={t("movementsFailed")} error={error} onRetry={() => void refetch()} />
      )}
      {error === null && data === undefined && <SkeletonRows label={t("movementsLoading")} rows={8} />}
      {error === null && data !== undefined && (
        <div
          aria-busy={isPlaceholderData}
          className={isPlaceholderData ? "opacity-60 transition-opacity delay-150" : ""}
        >
          <Account page={data}>
            {data.total === 0 ? (
              <Card>
                <p className="text-ink-soft">{t("noMovements")}</p>
              </Card>
            ) : (
              <MovementsTable list={list} page={data} />
            )}
          </Account>
        </div>
      )}
      <LiveRegion
        message={data === undefined || isPlaceholderData ? "" : t("movementsFound", { count: data.total })}
      />
    </>
  );
}

interface AccountProps {
  readonly page: AccountPage;
  readonly children: ReactNode;
}

function Account({ page: { account }, children }: AccountProps) {
  const t = useTexts("reporting");
  const { types, worth, currency, to } = account;
  if (types.length === 0)
    return (
      <Card>
        <EmptyState title={t("noAccount")} />
      </Card>
    );
  const pieces = types.reduce((sum, { balance }) => sum + balance, 0);
  const largest = types.toSorted((left, right) => right.worth - left.worth)[0];
  return (
    <div className="grid gap-5">
      <Tiles
        label={t("sums")}
        tiles={[
          {
            key: "worth",
            title: t("worthOn", { day: dayOf(to) }),
            value: formatMoney({ minor: wholeToMinor(worth), currency }),
            note:
              largest === undefined
                ? ""
                : `${largest.name}: ${formatMoney({ minor: wholeToMinor(largest.worth), currency })}`,
          },
          {
            key: "pieces",
            title: t("piecesOn", { day: dayOf(to) }),
            value: formatValue(pieces),
            note: account.shipToName,
          },
        ]}
      />
      <BalancesTable account={account} />
      {children}
    </div>
  );
}
