import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { CONTENT_KINDS, CONTENT_STATES, CONTENT_TRAITS } from "@vycep/domain/content/edited-content";
import { LANGUAGES, nameOfLanguage } from "@vycep/domain/market/language";
import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Menu } from "@vycep/ui/actions/menu.tsx";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import { TabLinks } from "@vycep/ui/navigation/tab-links.tsx";
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
import { TranslationLegend } from "./content-state.tsx";
import { CONTENT_VIEWS, type ContentsState, contentsAddress, filterOf } from "./contents-address.ts";
import { ContentsTable } from "./contents-table.tsx";
import { useChangeContents } from "./use-change-contents.ts";
import { contentsOnPage, contentsQuery } from "./use-contents.ts";

// An order is set now and then.
const ArrangeDialog = lazy(() =>
  import("./arrange-dialog.tsx").then((file) => ({ default: file.ArrangeDialog })),
);

/** DCONT-01: what the brewery tells its customers, with what its languages lack (DCONT-03). */
export const contentsScreen: Screen = {
  component: ContentsScreen,
  load: ({ queryClient, search }) =>
    void queryClient.prefetchQuery(contentsQuery(contentsAddress.parse(search))),
};

function ContentsScreen() {
  const t = useTexts("content-desk");
  const desk = useTexts("desk");
  const list = useDeskList(contentsAddress, paths.contents());
  const { state } = list;
  const reading = useQuery({ ...contentsQuery(state), placeholderData: keepPreviousData });
  const mayChange = useMay({ area: "content", power: "change" });
  const bulk = useBulk(contentsAddress.print({ ...state, after: undefined }));
  const change = useChangeContents(filterOf(state));
  const page = reading.data;
  const found = page && t(page.isMore ? "foundMore" : "found", { count: page.total });
  return (
    <>
      <DeskHead
        title={desk("contents")}
        note={found}
        tools={
          <>
            <ListExport
              operation="contents"
              args={{ filter: filterOf(state) }}
              page={{ first: contentsOnPage, after: state.after }}
              isEmpty={page?.total === 0}
            />
            {mayChange && <BulkTools bulk={bulk} list="contents" page={page} />}
            {mayChange && <Tools state={state} />}
          </>
        }
      />
      <div className="px-page pb-3">
        <TabLinks
          label={t("views")}
          tabs={CONTENT_VIEWS.map((view) => ({
            href: hrefOfView(state, view),
            label: t(`view.${view}`),
            isCurrent: view === state.view,
            count: view === state.view ? page?.total : undefined,
          }))}
        />
      </div>
      <SavedViews list="contents" path={paths.contents()} query={list.query} />
      <ListTools
        list={list}
        searchLabel={t("search")}
        placeholder={t("searchPlaceholder")}
        aside={<TranslationLegend />}
      >
        {state.view !== "planned" && (
          <FilterChip
            label={t("state")}
            options={CONTENT_STATES.map((id) => ({ id, label: t(`state.${id}`) }))}
            value={state.state}
            onChange={(wanted) => list.change({ state: wanted })}
          />
        )}
        <FilterChip
          label={t("lacks")}
          options={LANGUAGES.map((id) => ({ id, label: t("lacksIn", { language: nameOfLanguage(id) }) }))}
          value={state.lacks}
          onChange={(lacks) => list.change({ lacks })}
        />
      </ListTools>
      <DeskListBody
        reading={reading}
        loading={t("loading")}
        found={({ total }) => t("found", { count: total })}
        none={({ items }) =>
          items.length > 0 ? undefined : list.isNarrowed ? (
            <NoneMatches title={t("noneFoundTitle")} onClear={list.clear} />
          ) : (
            <Nothing icon="news" title={t("noneTitle")}>
              {t("noneText")}
            </Nothing>
          )
        }
      >
        {({ items, next }) => (
          <>
            <ContentsTable state={state} rows={items} selection={mayChange ? bulk.selection : undefined} />
            <KeysetPages
              summary={`${found ?? ""} · ${t("fallbackNote")}`}
              first={state.after === undefined ? undefined : list.hrefAfter(undefined)}
              next={next == null ? undefined : list.hrefAfter(next)}
            />
          </>
        )}
      </DeskListBody>
      {mayChange && (
        <BulkEnd bulk={bulk} acts={acts} action={change} rowsKey={["contents"]} hrefOf={paths.contentOf} />
      )}
    </>
  );
}

/** What is done to many pieces at once (DLIST-03). */
const acts = [
  { id: "publish" },
  { id: "plan", part: "at" },
  { id: "stopPlan" },
  { id: "takeBack" },
  { id: "setMarkets", part: "markets", note: "setMarketsDraft" },
] as const;

function hrefOfView(state: ContentsState, view: ContentsState["view"]): string {
  return paths.contents() + contentsAddress.print({ ...state, view, state: undefined, after: undefined });
}

/** What can be done besides looking; a kind that the brewery arranges is put into an order. */
function Tools({ state }: { readonly state: ContentsState }) {
  const t = useTexts("content-desk");
  const [isArranging, setArranging] = useState(false);
  const kind = CONTENT_KINDS.find((one) => one === state.view && CONTENT_TRAITS[one].isArranged);
  return (
    <>
      {kind !== undefined && (
        <Button variant="outline" icon="sort" onClick={() => setArranging(true)}>
          {t("arrange")}
        </Button>
      )}
      <NewContent />
      <Suspense>
        {isArranging && kind !== undefined && (
          <ArrangeDialog kind={kind} onClose={() => setArranging(false)} />
        )}
      </Suspense>
    </>
  );
}

/** What is begun says of which kind it is; places of the portal are there already. */
function NewContent() {
  const t = useTexts("content-desk");
  const kinds = CONTENT_KINDS.filter((kind) => !CONTENT_TRAITS[kind].isPlace);
  return (
    <Menu
      label={t("newContent")}
      look="button"
      trigger={
        <>
          <Icon name="plus" />
          {t("newContent")}
        </>
      }
      groups={[kinds.map((kind) => ({ id: kind, label: t(`kind.${kind}`), href: paths.newContent(kind) }))]}
    />
  );
}
