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
import { UploadDrop } from "../../kit/uploads/upload-drop.tsx";
import { UploadRows } from "../../kit/uploads/upload-rows.tsx";
import { useMay } from "../../shared/me.ts";
import { paths } from "../../shared/paths.ts";
import { FolderList } from "./folder-list.tsx";
import { MaterialCards } from "./material-cards.tsx";
import { type FreshFile, useMaterialUploads } from "./material-uploads.ts";
import { MATERIAL_FORMATS, materialsAddress } from "./materials-address.ts";
import { MaterialsBulk } from "./materials-bulk.tsx";
import { filterOf, materialChoicesQuery, materialsOnPage, materialsQuery } from "./use-materials.ts";

// The form comes with the first material that is opened.
const MaterialDialog = lazy(() =>
  import("./material-dialog.tsx").then((file) => ({ default: file.MaterialDialog })),
);

/** DCONT-02: materials for customers, by folders, with where new ones are dropped. */
export const materialsScreen: Screen = {
  component: MaterialsScreen,
  load: ({ queryClient, search }) => {
    void queryClient.prefetchQuery(materialsQuery(materialsAddress.parse(search)));
    void queryClient.prefetchQuery(materialChoicesQuery);
  },
};

interface Opened {
  readonly key: string | undefined;
  readonly files: readonly FreshFile[];
}

function MaterialsScreen() {
  const t = useTexts("materials-desk");
  const desk = useTexts("desk");
  const list = useDeskList(materialsAddress, paths.materials());
  const { state } = list;
  const reading = useQuery({ ...materialsQuery(state), placeholderData: keepPreviousData });
  const mayChange = useMay({ area: "content", power: "change" });
  const [opened, setOpened] = useState<Opened>();
  const bulk = useBulk(materialsAddress.print({ ...state, after: undefined }));
  const page = reading.data;
  const found = page && t(page.isMore ? "foundMore" : "found", { count: page.total });
  return (
    <>
      <DeskHead
        title={desk("materials")}
        note={found}
        tools={
          <>
            <ListExport
              operation="materials"
              args={{ filter: filterOf(state) }}
              page={{ first: materialsOnPage, after: state.after }}
              isEmpty={page?.total === 0}
            />
            {mayChange && <BulkTools bulk={bulk} list="materials" page={page} />}
            {mayChange && (
              <Button icon="upload" onClick={() => setOpened({ key: undefined, files: [] })}>
                {t("newMaterial")}
              </Button>
            )}
          </>
        }
      />
      <SavedViews list="materials" path={paths.materials()} query={list.query} />
      <ListTools list={list} searchLabel={t("search")} placeholder={t("searchPlaceholder")}>
        <FilterChip
          label={t("format")}
          options={MATERIAL_FORMATS.map((id) => ({ id, label: t(`format.${id}`) }))}
          value={state.format}
          onChange={(format) => list.change({ format })}
        />
        <FilterChip
          label={t("offered")}
          options={[{ id: "no", label: t("offered.no") }]}
          value={state.offered}
          onChange={(offered) => list.change({ offered })}
        />
      </ListTools>
      <div className="grid grid-cols-[14rem_minmax(0,1fr)] items-start gap-4 px-page pb-6 max-laptop:grid-cols-1">
        <FolderList state={state} />
        <div className="grid gap-3">
          {mayChange && <Dropped onDescribe={(files) => setOpened({ key: undefined, files })} />}
          <div className="-mx-page">
            <DeskListBody
              reading={reading}
              loading={t("loading")}
              found={({ total }) => t("found", { count: total })}
              none={({ items }) =>
                items.length > 0 ? undefined : list.isNarrowed ? (
                  <NoneMatches title={t("noneFoundTitle")} onClear={list.clear} />
                ) : (
                  <Nothing icon="image" title={t("noneTitle")}>
                    {t("noneText")}
                  </Nothing>
                )
              }
            >
              {({ items, next }) => (
                <>
                  <MaterialCards
                    rows={items}
                    selection={mayChange ? bulk.selection : undefined}
                    onOpen={mayChange ? (key) => setOpened({ key, files: [] }) : undefined}
                  />
                  <KeysetPages
                    summary={found ?? ""}
                    first={state.after === undefined ? undefined : list.hrefAfter(undefined)}
                    next={next == null ? undefined : list.hrefAfter(next)}
                  />
                </>
              )}
            </DeskListBody>
          </div>
        </div>
      </div>
      {mayChange && <MaterialsBulk bulk={bulk} filter={filterOf(state)} />}
      <Suspense>
        {opened !== undefined && (
          <MaterialDialog
            materialKey={opened.key}
            begins={{ files: opened.files, folder: state.folder ?? "" }}
            onClose={() => setOpened(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}

/** Files that are dropped first and described then. */
function Dropped({ onDescribe }: { readonly onDescribe: (files: readonly FreshFile[]) => void }) {
  const t = useTexts("materials-desk");
  const { uploads } = useMaterialUploads();
  return (
    <div className="grid gap-3">
      <UploadDrop purpose="material" hint={t("kinds")} onFiles={uploads.add} />
      <UploadRows
        label={t("sentFiles")}
        uploads={uploads}
        outcome={(_ready, file) => (
          <Button size="small" icon="pencil" onClick={() => onDescribe([file])}>
            {t("describe")}
          </Button>
        )}
      />
    </div>
  );
}
