import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { BulkTools } from "../../kit/bulk/bulk-tools.tsx";
import { useBulk } from "../../kit/bulk/use-bulk.ts";
import { useDeskList } from "../../kit/desk-address.ts";
import { DeskHead } from "../../kit/desk-head.tsx";
import { FilterChip } from "../../kit/filter-chip.tsx";
import { KeysetPages } from "../../kit/keyset-pages.tsx";
import { ListExport } from "../../kit/list-export.tsx";
import { DeskListBody, NoneMatches, Nothing } from "../../kit/list-states.tsx";
import { ListTools } from "../../kit/list-tools.tsx";
import { SavedViews } from "../../kit/saved-views.tsx";
import { useMay } from "../../shared/me.ts";
import { paths } from "../../shared/paths.ts";
import { paymentsOwnerQuery } from "../../shared/payments-owner.ts";
import { PaperSums } from "./paper-sums.tsx";
import { PaperTabs } from "./paper-tabs.tsx";
import { PAPER_STANDINGS, papersAddress } from "./papers-address.ts";
import { PapersBulk } from "./papers-bulk.tsx";
import { PapersTable } from "./papers-table.tsx";
import { paperFilterOf, paperSumsQuery, papersOnPage, papersQuery } from "./use-papers.ts";

/** DDOC-01: papers of all customers, what waits for money first to the eye, each file a click away. */
export const papersScreen: Screen = {
  component: PapersScreen,
  load: ({ queryClient, search }) => {
    void queryClient.prefetchQuery(papersQuery(papersAddress.parse(search)));
    void queryClient.prefetchQuery(paperSumsQuery());
  },
};

function PapersScreen() {
  const t = useTexts("paper-desk");
  const desk = useTexts("desk");
  const filing = useTexts("filing");
  const mayFile = useMay({ area: "papers", power: "change" });
  // What is paid of invoices is all that is done in bulk; where the ERP keeps it, nothing is.
  const mayPay = useQuery({ ...paymentsOwnerQuery(), enabled: mayFile }).data === false;
  const list = useDeskList(papersAddress, paths.papers());
  const { state } = list;
  const bulk = useBulk(papersAddress.print({ ...state, after: undefined }));
  const reading = useQuery({ ...papersQuery(state), placeholderData: keepPreviousData });
  const page = reading.data;
  const found = page && t(page.isMore ? "foundMore" : "found", { count: page.total });
  return (
    <>
      <DeskHead
        title={desk("papers")}
        note={found}
        tools={
          <>
            <ListExport
              operation="papers"
              args={{ filter: paperFilterOf(state) }}
              page={{ first: papersOnPage, after: state.after }}
              isEmpty={page?.total === 0}
            />
            {mayPay && <BulkTools bulk={bulk} list="papers" page={page} />}
            {mayFile && (
              <ButtonLink href={paths.paperUploads()} icon="upload">
                {filing("upload")}
              </ButtonLink>
            )}
          </>
        }
      />
      <PaperSums mayFile={mayFile} />
      <PaperTabs current={state.tab ?? "all"} state={state} />
      <SavedViews list="papers" path={paths.papers()} query={list.query} />
      <ListTools list={list} searchLabel={t("search")} placeholder={t("searchPlaceholder")}>
        <FilterChip
          label={t("standing")}
          options={PAPER_STANDINGS.map((id) => ({ id, label: t(`standing.${id}`) }))}
          value={state.standing}
          onChange={(standing) => list.change({ standing })}
        />
        {state.company !== undefined && (
          <FilterChip
            label={desk("company")}
            options={[{ id: state.company, label: page?.items[0]?.companyName ?? state.company }]}
            value={state.company}
            onChange={(company) => list.change({ company })}
          />
        )}
      </ListTools>
      <DeskListBody
        reading={reading}
        loading={t("loading")}
        found={({ total }) => t("found", { count: total })}
        none={({ items }) =>
          items.length > 0 ? undefined : list.isNarrowed ? (
            <NoneMatches title={t("noneFoundTitle")} onClear={list.clear} />
          ) : (
            <Nothing icon="document" title={t("noneTitle")}>
              {t("noneText")}
            </Nothing>
          )
        }
      >
        {({ items, next }) => (
          <>
            <PapersTable rows={items} selection={mayPay ? bulk.selection : undefined} />
            <KeysetPages
              summary={found ?? ""}
              first={state.after === undefined ? undefined : list.hrefAfter(undefined)}
              next={next == null ? undefined : list.hrefAfter(next)}
            />
          </>
        )}
      </DeskListBody>
      {mayPay && <PapersBulk bulk={bulk} state={state} />}
    </>
  );
}
