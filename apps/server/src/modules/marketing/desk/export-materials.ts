import { textsOf } from "@vycep/domain/market/texts";
import type { Cell } from "@vycep/tables/write-csv";
import {
  contentExportNames,
  materialColumns,
  materialFormatWords,
  materialStandingWords,
} from "@vycep/words/content-exports/answers";
import { inWords } from "@vycep/words/desk-exports/answers";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import { type DeskExport, rowsOfList } from "../../../platform/desk/desk-export.ts";
import type { DeskMaterialRow } from "../../../platform/desk/desk-graphql.gen.ts";
import { foldersOf } from "./material-list.repo.ts";
import { type MaterialsArgs, materialsAsked } from "./materials.ts";
import type { MaterialsDeskDeps } from "./materials-desk.deps.ts";

/** Materials for customers as a file, without what is in them (DLIST-04). */
export function materialsExport(deps: MaterialsDeskDeps): DeskExport {
  return {
    operation: "materials",
    names: contentExportNames.materials,
    columns: Object.values(materialColumns),
    read: async (context, args: MaterialsArgs, part) => {
      const { language } = context;
      const folders = new Map(
        (await foldersOf(deps.db)).map(({ folder, names }) => [folder, textsOf(names)[language]] as const),
      );
      return rowsOfList(deps.db, materialsAsked(context, args), {
        part,
        row: (material) => cellsOf(material, { language, folder: folders.get(material.folder) ?? "" }),
      });
    },
  };
}

type Beside = { readonly language: DeskContext["language"]; readonly folder: string };

/** In the order of `materialColumns`. */
function cellsOf(row: DeskMaterialRow, { language, folder }: Beside): readonly Cell[] {
  return [
    ...[row.key, row.title, row.brand, folder, inWords(materialFormatWords, row.format, language)],
    ...[row.markets.join(" "), { day: row.addedOn }, row.files, row.bytes],
    inWords(materialStandingWords, row.isRetired ? "withdrawn" : "offered", language),
  ];
}
