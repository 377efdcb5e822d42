import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { useDeskList } from "../../kit/desk-address.ts";
import { DeskHead } from "../../kit/desk-head.tsx";
import { FilterChip } from "../../kit/filter-chip.tsx";
import { KeysetPages } from "../../kit/keyset-pages.tsx";
import { ListExport } from "../../kit/list-export.tsx";
import { DeskListBody, NoneMatches, Nothing } from "../../kit/list-states.tsx";
import { ListTools } from "../../kit/list-tools.tsx";
import { SavedViews } from "../../kit/saved-views.tsx";
import { paths } from "../../shared/paths.ts";
import { CONTRACT_STANDINGS, contractsAddress } from "./contracts-address.ts";
import { ContractsTable } from "./contracts-table.tsx";
import { PaperTabs } from "./paper-tabs.tsx";
import { contractFilterOf, contractsOnPage, contractsQuery } from "./use-contracts.ts";

/** DDOC-03: contracts with volume and bonus, and how far each customer is. */
export const contractsScreen: Screen = {
  component: ContractsScreen,
  load: ({ queryClient, search }) =>
    void queryClient.prefetchQuery(contractsQuery(contractsAddress.parse(search))),
};

function ContractsScreen() {
  const t = useTexts("paper-desk");
  const desk = useTexts("desk");
  const list = useDeskList(contractsAddress, paths.contracts());
  const { state } = list;
  const reading = useQuery({ ...contractsQuery(state), placeholderData: keepPreviousData });
  const page = reading.data;
  const found = page && t(page.isMore ? "foundMore" : "contractsFound", { count: page.total });
  return (
    <>
      <DeskHead
        title={desk("papers")}
        note={found}
        tools={
          <ListExport
            operation="deskContracts"
            args={{ filter: contractFilterOf(state) }}
            page={{ first: contractsOnPage, after: state.after }}
            isEmpty={page?.total === 0}
          />
        }
      />
      <PaperTabs current="contracts" />
      <SavedViews list="contracts" path={paths.contracts()} query={list.query} />
      <ListTools list={list} searchLabel={t("searchContracts")} placeholder={t("searchContractsPlaceholder")}>
        <FilterChip
          label={t("standing")}
          options={CONTRACT_STANDINGS.map((id) => ({ id, label: t(`contract.${id}`) }))}
          value={state.standing}
          onChange={(standing) => list.change({ standing })}
        />
      </ListTools>
      <DeskListBody
        reading={reading}
        loading={t("contractsLoading")}
        found={({ total }) => t("contractsFound", { count: total })}
        none={({ items }) =>
          items.length > 0 ? undefined : list.isNarrowed ? (
            <NoneMatches title={t("noContractFoundTitle")} onClear={list.clear} />
          ) : (
            <Nothing icon="document" title={t("noContractsTitle")}>
              {t("noContractsText")}
            </Nothing>
          )
        }
      >
        {({ items, next }) => (
          <>
            <ContractsTable rows={items} />
            <p className="mt-2 text-small text-ink-soft">{t("paceNote")}</p>
            <KeysetPages
              summary={found ?? ""}
              first={state.after === undefined ? undefined : list.hrefAfter(undefined)}
              next={next == null ? undefined : list.hrefAfter(next)}
            />
          </>
        )}
      </DeskListBody>
    </>
  );
}
