import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { BulkEnd } from "../../kit/bulk/bulk-end.tsx";
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
import { DealsTable } from "./deals-table.tsx";
import { DEAL_STATES, dealsAddress } from "./offers-address.ts";
import { OffersTabs } from "./offers-tabs.tsx";
import { useChangeBundles } from "./use-change-offers.ts";
import { dealsArgs, dealsOnPage, dealsQuery } from "./use-deals.ts";

/** DGOOD-03: package deals, packages without contents among them. */
export const dealsScreen: Screen = {
  component: DealsScreen,
  load: ({ queryClient, search }) => void queryClient.prefetchQuery(dealsQuery(dealsAddress.parse(search))),
};

function DealsScreen() {
  const t = useTexts("deal-desk");
  const desk = useTexts("desk");
  const list = useDeskList(dealsAddress, paths.bundles());
  const { state } = list;
  const reading = useQuery({ ...dealsQuery(state), placeholderData: keepPreviousData });
  const mayMake = useMay({ area: "products", power: "change" });
  const mayChange = useMay({ area: "prices", power: "change" });
  const bulk = useBulk(dealsAddress.print({ ...state, after: undefined }));
  const change = useChangeBundles(dealsArgs(state).filter);
  const page = reading.data;
  const found =
    page && (page.isMore ? t("foundMore", { count: page.total }) : t("foundDeals", { count: page.total }));
  const [first] = page?.items ?? [];
  // A package begins as a product; as a copy of one it has the packaging and the codes of packages.
  const copy = first === undefined ? "" : `?copy=${encodeURIComponent(first.sku)}`;
  return (
    <>
      <DeskHead
        title={desk("offers")}
        note={found}
        tools={
          <>
            <ListExport
              operation="bundles"
              args={dealsArgs(state)}
              page={{ first: dealsOnPage, after: state.after }}
              isEmpty={page?.total === 0}
            />
            {mayChange && <BulkTools bulk={bulk} list="bundles" page={page} />}
            {mayMake && (
              <ButtonLink href={paths.newProduct() + copy} icon="plus">
                {t("newDeal")}
              </ButtonLink>
            )}
          </>
        }
      />
      <OffersTabs current="deals" />
      <SavedViews list="bundles" path={paths.bundles()} query={list.query} />
      <ListTools list={list} searchLabel={t("searchDeals")} placeholder={t("searchPlaceholder")}>
        <FilterChip
          label={t("state")}
          options={DEAL_STATES.map((id) => ({ id, label: t(`state.${id}`) }))}
          value={state.state}
          onChange={(chosen) => list.change({ state: chosen })}
        />
        <FilterChip
          label={t("hasDraft")}
          options={[{ id: "yes", label: t("yesDraft") }]}
          value={state.draft}
          onChange={(draft) => list.change({ draft })}
        />
      </ListTools>
      <DeskListBody
        reading={reading}
        loading={t("loading")}
        found={({ total }) => t("foundDeals", { count: total })}
        none={({ items }) =>
          items.length > 0 ? undefined : list.isNarrowed ? (
            <NoneMatches title={t("noneFoundTitle")} onClear={list.clear} />
          ) : (
            <Nothing icon="box" title={t("noneDealsTitle")}>
              {t("noneDealsText")}
            </Nothing>
          )
        }
      >
        {({ items, next }) => (
          <>
            <DealsTable state={state} rows={items} selection={mayChange ? bulk.selection : undefined} />
            <KeysetPages
              summary={found ?? ""}
              first={state.after === undefined ? undefined : list.hrefAfter(undefined)}
              next={next == null ? undefined : list.hrefAfter(next)}
            />
          </>
        )}
      </DeskListBody>
      {mayChange && (
        <BulkEnd bulk={bulk} acts={acts} action={change} rowsKey={["offers"]} hrefOf={paths.bundle} />
      )}
    </>
  );
}

/** What is done to many package deals at once (DLIST-03). */
const acts = [{ id: "endOn", part: "day" }, { id: "hold" }] as const;
