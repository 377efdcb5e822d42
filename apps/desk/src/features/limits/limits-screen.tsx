import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { lazy, Suspense, useState } from "react";
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
import { LIMIT_STANDINGS, limitsAddress } from "./limits-address.ts";
import { LimitsBulk } from "./limits-bulk.tsx";
import { LimitsTable } from "./limits-table.tsx";
import { type Limit, limitFilterOf, limitsOnPage, limitsQuery } from "./use-limits.ts";

// The form comes with the first limit that is opened.
const LimitDialog = lazy(() => import("./limit-dialog.tsx").then((file) => ({ default: file.LimitDialog })));

/** DGOOD-04: limits of products per place and days, with how much of each was ordered. */
export const limitsScreen: Screen = {
  component: LimitsScreen,
  load: ({ queryClient, search }) => void queryClient.prefetchQuery(limitsQuery(limitsAddress.parse(search))),
};

function LimitsScreen() {
  const t = useTexts("limits-desk");
  const desk = useTexts("desk");
  const list = useDeskList(limitsAddress, paths.productLimits());
  const { state } = list;
  const reading = useQuery({ ...limitsQuery(state), placeholderData: keepPreviousData });
  const mayChange = useMay({ area: "products", power: "change" });
  const bulk = useBulk(limitsAddress.print({ ...state, after: undefined }));
  const [opened, setOpened] = useState<{ readonly limit: Limit | undefined }>();
  const page = reading.data;
  const found = page && t(page.isMore ? "foundMore" : "found", { count: page.total });
  return (
    <>
      <DeskHead
        title={desk("productLimits")}
        note={found}
        tools={
          <>
            <ListExport
              operation="productLimits"
              args={{ filter: limitFilterOf(state) }}
              page={{ first: limitsOnPage, after: state.after }}
              isEmpty={page?.total === 0}
            />
            {mayChange && <BulkTools bulk={bulk} list="limits" page={page} />}
            {mayChange && (
              <Button icon="plus" onClick={() => setOpened({ limit: undefined })}>
                {t("newLimit")}
              </Button>
            )}
          </>
        }
      />
      <SavedViews list="product-limits" path={paths.productLimits()} query={list.query} />
      <ListTools list={list} searchLabel={t("search")} placeholder={t("searchPlaceholder")}>
        <FilterChip
          label={t("standing")}
          options={LIMIT_STANDINGS.map((id) => ({ id, label: t(`standing.${id}`) }))}
          value={state.standing}
          onChange={(standing) => list.change({ standing })}
        />
        {state.place !== undefined && (
          <FilterChip
            label={desk("shipTo")}
            options={[{ id: state.place, label: state.place }]}
            value={state.place}
            onChange={(place) => list.change({ place })}
          />
        )}
        {state.sku !== undefined && (
          <FilterChip
            label={t("product")}
            options={[{ id: state.sku, label: state.sku }]}
            value={state.sku}
            onChange={(sku) => list.change({ sku })}
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
            <Nothing icon="pause" title={t("noneTitle")}>
              {t("noneText")}
            </Nothing>
          )
        }
      >
        {({ items, next }) => (
          <>
            <LimitsTable
              rows={items}
              selection={mayChange ? bulk.selection : undefined}
              onOpen={mayChange ? (limit) => setOpened({ limit }) : undefined}
            />
            <KeysetPages
              summary={found ?? ""}
              first={state.after === undefined ? undefined : list.hrefAfter(undefined)}
              next={next == null ? undefined : list.hrefAfter(next)}
            />
          </>
        )}
      </DeskListBody>
      {mayChange && <LimitsBulk bulk={bulk} state={state} />}
      <Suspense>
        {opened !== undefined && (
          <LimitDialog
            limit={opened.limit}
            begins={{ place: state.place ?? "", sku: state.sku ?? "" }}
            onClose={() => setOpened(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}
