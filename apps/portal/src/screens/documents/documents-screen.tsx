import { useQuery } from "@tanstack/react-query";
import { ListBody } from "@vycep/shell/list/list-body.tsx";
import { useListPage } from "@vycep/shell/list/list-page";
import { useListAddress } from "@vycep/shell/list/use-list-address";
import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { PageTitle } from "@vycep/ui/layout/page-title.tsx";
import { TabLinks } from "@vycep/ui/navigation/tab-links.tsx";
import { formatCount } from "@vycep/words/engine/format";
import { useState } from "react";
import { ChosenBar } from "../../features/documents/chosen-bar.tsx";
import { type Chosen, noneChosen, toggled } from "../../features/documents/chosen-documents.ts";
import { documentsAddress, TABS, withoutTab } from "../../features/documents/documents-address.ts";
import { DocumentsEmpty } from "../../features/documents/documents-empty.tsx";
import { DocumentsFilters } from "../../features/documents/documents-filters.tsx";
import { DocumentsSums, moneyOf } from "../../features/documents/documents-sums.tsx";
import { DocumentsTable } from "../../features/documents/documents-table.tsx";
import { ExportDocuments, SaveStatement } from "../../features/documents/export-documents.tsx";
import { placesWithDocuments } from "../../features/documents/places-with-documents.ts";
import { documentSummaryQuery, documentsQuery, pageSize } from "../../features/documents/use-documents.ts";
import { paths } from "../../shared/paths.ts";
import { useCurrentUser } from "../../shared/user/current-user.ts";
import { useMayOpen } from "../../shared/user/menu-entries.ts";

/** ROUTE-17, DOCS-01, D40: every paper of the person's places, what waits for money first. */
export const documentsScreen: Screen = {
  component: DocumentsScreen,
  load: ({ queryClient, search }) => {
    void queryClient.prefetchQuery(documentsQuery(documentsAddress.parse(search)));
    void queryClient.prefetchQuery(documentSummaryQuery());
  },
};

function DocumentsScreen() {
  const t = useTexts("documents");
  const user = useCurrentUser();
  const list = useListAddress(documentsAddress, paths.documents());
  const reading = useListPage(documentsQuery, list.state);
  const summary = useQuery(documentSummaryQuery()).data ?? undefined;
  const mayOrder = useMayOpen()({ name: "products" });
  // Only invoices wait for money, so their tab has the same sums.
  const hasAllSums =
    (list.state.tab === "all" || list.state.tab === "invoices") &&
    !list.address.isNarrowed(withoutTab(list.state));
  const { state, address } = list;
  const [chosen, setChosen] = useState<Chosen>(noneChosen);
  return (
    <>
      <PageTitle
        title={t("title")}
        tools={<ExportDocuments state={state} isEmpty={reading.data?.total === 0} />}
      />
      {summary && <DocumentsSums summary={summary} statement={<SaveStatement />} />}
      <div className="mb-4">
        <TabLinks
          label={t("tabs")}
          tabs={TABS.map((tab) => ({
            href: paths.documents() + address.print({ ...state, tab, page: 1 }),
            label: t(`tab.${tab}`),
            count: summary && formatCount(summary.counts[tab]),
            isCurrent: state.tab === tab,
          }))}
        />
      </div>
      <DocumentsFilters list={list} shipTos={placesWithDocuments(user)} />
      <ListBody
        list={reading}
        pageSize={pageSize}
        loading={t("listLoading")}
        failed={t("listFailed")}
        found={(count, isMore) =>
          isMore ? t("foundMore", { count: formatCount(count) }) : t("found", { count })
        }
        none={<DocumentsEmpty list={list} mayOrder={mayOrder} />}
      >
        {(page) => (
          <DocumentsTable
            list={list}
            page={page}
            chosen={chosen}
            onChoose={(row) => setChosen(toggled(chosen, row))}
            // The sums are of everything: under filters they would say something else than the rows.
            sumOf={(payment) =>
              hasAllSums &&
              summary?.unpaid
                .filter((sum) => sum.state === payment)
                .map(moneyOf)
                .join(" + ")
            }
          />
        )}
      </ListBody>
      {chosen.size > 0 && <ChosenBar chosen={chosen} onClear={() => setChosen(noneChosen)} />}
    </>
  );
}
