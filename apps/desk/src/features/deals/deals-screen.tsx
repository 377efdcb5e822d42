import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { useDeskList } from "../../kit/desk-address.ts";
import { DeskHead } from "../../kit/desk-head.tsx";
import { FilterChip } from "../../kit/filter-chip.tsx";
import { KeysetPages } from "../../kit/keyset-pages.tsx";
import { DeskListBody, NoneMatches, Nothing } from "../../kit/list-states.tsx";
import { ListTools } from "../../kit/list-tools.tsx";
import { useMay } from "../../shared/me.ts";
import { paths } from "../../shared/paths.ts";
import { DealsTable } from "./deals-table.tsx";
import { DEAL_STATES, dealsAddress } from "./offers-address.ts";
import { OffersTabs } from "./offers-tabs.tsx";
import { dealsQuery } from "./use-deals.ts";

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
          mayMake && (
            <ButtonLink href={paths.newProduct() + copy} icon="plus">
              {t("newDeal")}
            </ButtonLink>
          )
        }
      />
      <OffersTabs current="deals" />
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
            <DealsTable rows={items} />
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
