import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { lazy, Suspense, useState } from "react";
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
import { LeafletsTable } from "./leaflets-table.tsx";
import { leafletsAddress, OFFER_STATES } from "./offers-address.ts";
import { OffersTabs } from "./offers-tabs.tsx";
import { useChangeLeaflets } from "./use-change-offers.ts";
import { type Leaflet, leafletsArgs, leafletsOnPage, leafletsQuery, listsQuery } from "./use-leaflets.ts";

// The form comes with the first leaflet that is opened.
const LeafletDialog = lazy(() =>
  import("./leaflet-dialog.tsx").then((file) => ({ default: file.LeafletDialog })),
);

/** DGOOD-03: promo leaflets and drafts of them, their days as bars over months. */
export const leafletsScreen: Screen = {
  component: LeafletsScreen,
  load: ({ queryClient, search }) => {
    void queryClient.prefetchQuery(leafletsQuery(leafletsAddress.parse(search)));
    void queryClient.prefetchQuery(listsQuery);
  },
};

/** What the form is opened of: a leaflet, a copy of one, or nothing. */
interface Opened {
  readonly leaflet: Leaflet | undefined;
  readonly copyOf: Leaflet | undefined;
}

function LeafletsScreen() {
  const t = useTexts("deal-desk");
  const desk = useTexts("desk");
  const list = useDeskList(leafletsAddress, paths.leaflets());
  const { state } = list;
  const reading = useQuery({ ...leafletsQuery(state), placeholderData: keepPreviousData });
  const { data: lists } = useQuery(listsQuery);
  const mayChange = useMay({ area: "prices", power: "change" });
  const [opened, setOpened] = useState<Opened>();
  const bulk = useBulk(leafletsAddress.print({ ...state, after: undefined }));
  const change = useChangeLeaflets(leafletsArgs(state).filter);
  const page = reading.data;
  const found =
    page && (page.isMore ? t("foundMore", { count: page.total }) : t("foundLeaflets", { count: page.total }));
  const isWritable = mayChange && page?.isErpOwned === false;
  return (
    <>
      <DeskHead
        title={desk("offers")}
        note={found}
        tools={
          <>
            <ListExport
              operation="promoLeaflets"
              args={leafletsArgs(state)}
              page={{ first: leafletsOnPage, after: state.after }}
              isEmpty={page?.total === 0}
            />
            {isWritable && <BulkTools bulk={bulk} list="leaflets" page={page} />}
            {isWritable && (
              <Button icon="plus" onClick={() => setOpened({ leaflet: undefined, copyOf: undefined })}>
                {t("newLeaflet")}
              </Button>
            )}
          </>
        }
      />
      <OffersTabs current="leaflets" />
      <SavedViews list="promo-leaflets" path={paths.leaflets()} query={list.query} />
      <ListTools list={list} searchLabel={t("searchLeaflets")} placeholder={t("searchPlaceholder")}>
        <FilterChip
          label={t("state")}
          options={OFFER_STATES.map((id) => ({ id, label: t(`state.${id}`) }))}
          value={state.state}
          onChange={(chosen) => list.change({ state: chosen })}
        />
        <FilterChip
          label={t("priceList")}
          options={(lists ?? []).map(({ code }) => ({ id: code, label: code }))}
          value={state.list}
          onChange={(chosen) => list.change({ list: chosen })}
        />
        {state.sku !== undefined && (
          <FilterChip
            label={t("product")}
            options={[{ id: state.sku, label: state.sku }]}
            value={state.sku}
            onChange={(sku) => list.change({ sku })}
          />
        )}
        <span className="text-small text-ink-soft">{t("dayDecides")}</span>
      </ListTools>
      {page?.isErpOwned === true && (
        <div className="px-page pb-3">
          <Alert tone="info">{t("erpOwned")}</Alert>
        </div>
      )}
      <DeskListBody
        reading={reading}
        loading={t("loading")}
        found={({ total }) => t("foundLeaflets", { count: total })}
        none={({ items }) =>
          items.length > 0 ? undefined : list.isNarrowed ? (
            <NoneMatches title={t("noneFoundTitle")} onClear={list.clear} />
          ) : (
            <Nothing icon="news" title={t("noneLeafletsTitle")}>
              {t("noneLeafletsText")}
            </Nothing>
          )
        }
      >
        {({ items, next }) => (
          <>
            <LeafletsTable
              rows={items}
              selection={isWritable ? bulk.selection : undefined}
              onOpen={(leaflet) => setOpened({ leaflet, copyOf: undefined })}
            />
            <KeysetPages
              summary={found ?? ""}
              first={state.after === undefined ? undefined : list.hrefAfter(undefined)}
              next={next == null ? undefined : list.hrefAfter(next)}
            />
          </>
        )}
      </DeskListBody>
      {isWritable && <BulkEnd bulk={bulk} acts={acts} action={change} rowsKey={["offers"]} />}
      <Suspense>
        {opened !== undefined && page !== undefined && (
          <LeafletDialog
            key={opened.leaflet?.id ?? `copy ${opened.copyOf?.id ?? ""}`}
            leaflet={page.items.find(({ id }) => id === opened.leaflet?.id) ?? opened.leaflet}
            copyOf={opened.copyOf}
            begins={{ list: state.list ?? "", sku: state.sku ?? "" }}
            lists={lists ?? []}
            aloneUpTo={page.aloneUpTo ?? undefined}
            isWritable={isWritable}
            onCopy={(copyOf) => setOpened({ leaflet: undefined, copyOf })}
            onClose={() => setOpened(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}

/** What is done to many leaflets at once (DLIST-03). */
const acts = [{ id: "end" }, { id: "endOn", part: "day" }, { id: "offer" }] as const;
