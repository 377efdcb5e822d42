import { queryOptions } from "@tanstack/react-query";
import type {
  Material,
  MaterialBrands,
  MaterialFiles,
  MaterialsAnswer,
} from "@vycep/contract/marketing/marketing.rest";
import { useAction } from "@vycep/shell/actions/use-action";
import { callForFile, callService } from "@vycep/shell/api/rest";
import { localNow } from "@vycep/shell/clock/clock";
import { followLink } from "@vycep/shell/files/follow-link";
import { saveFile } from "@vycep/shell/files/save-file";
import { type ListPage, pageThatIs } from "@vycep/shell/list/list-page";
import { daysOf } from "@vycep/shell/list/period";
import { type MaterialsState, materialsAddress } from "./materials-address.ts";

export type { Material };

export const pageSize = 24;
const path = "/downloadmaterial";

/** A page of materials, and the folders with what is found in each. */
export interface MaterialsPage extends ListPage<Material>, Pick<MaterialsAnswer, "folders" | "prints"> {}

/** GET downloadmaterial/GetAllDMSearch with a search text, GetAllDMFolders while browsing (REST-30, REST-31, OP-116). */
export function materialsQuery(state: MaterialsState) {
  const { page } = state;
  const { from, to } = daysOf(state.added, localNow().date);
  const search = state.q.trim();
  const { direction } = materialsAddress.sortParts(state.sort);
  const asked = {
    search: search === "" ? undefined : search,
    folder: state.folder,
    format: state.format,
    brand: state.brand,
    dateFrom: from,
    dateTo: to,
    print: state.prints === "only" ? "true" : undefined,
    direction: direction === "ascending" ? "asc" : "desc",
    limit: pageSize,
  };
  const call = search === "" ? "GetAllDMFolders" : "GetAllDMSearch";
  return queryOptions({
    queryKey: ["marketing", call, asked, page],
    queryFn: async ({ signal }): Promise<MaterialsPage> => {
      let beside: Pick<MaterialsAnswer, "folders" | "prints"> = { folders: [], prints: 0 };
      const shown = await pageThatIs({ page, pageSize }, async (wanted) => {
        const query = { ...asked, offset: (wanted - 1) * pageSize };
        const { materials, total, ...more } = await callService<MaterialsAnswer>(
          "content",
          `${path}/${call}`,
          { query, signal },
        );
        beside = more;
        return { rows: materials, total };
      });
      return { ...shown, ...beside };
    },
    staleTime: 60_000,
  });
}

/** GET downloadmaterial/GetAllBrandsAsync (REST-28). */
export const materialBrandsQuery = queryOptions({
  queryKey: ["marketing", "GetAllBrandsAsync"],
  queryFn: ({ signal }) => callService<MaterialBrands>("content", `${path}/GetAllBrandsAsync`, { signal }),
  staleTime: 600_000,
});

function askForFiles(materialId: string, show: boolean, signal?: AbortSignal): Promise<MaterialFiles> {
  return callService<MaterialFiles>("content", path, { query: { materialId, show: String(show) }, signal });
}

/** GET downloadmaterial (REST-27): links of one's own, to be looked at. */
export function materialFilesQuery(materialId: string) {
  return queryOptions({
    queryKey: ["marketing", "downloadmaterial", materialId],
    queryFn: ({ signal }) => askForFiles(materialId, true, signal),
    // A link that is asked for again would load the film anew.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

type Saved = Pick<Material, "materialId" | "files">;

/** POST downloadmaterial/bulk-files (REST-29, MARKETING-03): several files as one blob; one alone by its link. */
export function useSaveMaterials() {
  return useAction(async (materials: readonly Saved[]) => {
    const [only, ...others] = materials;
    if (only !== undefined && others.length === 0 && only.files === 1) {
      for (const { link } of (await askForFiles(only.materialId, false)).files) followLink(link);
      return;
    }
    const body = { materialIds: materials.map(({ materialId }) => materialId) };
    const { file, name } = await callForFile("content", `${path}/bulk-files`, { method: "POST", body });
    saveFile(name, file);
  });
}
