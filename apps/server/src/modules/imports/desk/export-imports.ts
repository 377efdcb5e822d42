import type { Cell } from "@vycep/tables/write-csv";
import { inWords } from "@vycep/words/desk-exports/answers";
import { importColumns, importStateWords, listExportNames } from "@vycep/words/list-exports/answers";
import { localMomentOf } from "../../../platform/clock.ts";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import { type DeskExport, rowsOfList } from "../../../platform/desk/desk-export.ts";
import type { ImportsDeps } from "./imports.deps.ts";
import { type ImportRecord, importList } from "./imports.repo.ts";

/** What was brought in, as a file: which files, by whom and when, what came of them (DLIST-04). */
export function importsExport(deps: ImportsDeps): DeskExport {
  return {
    operation: "dataImports",
    names: listExportNames.imports,
    columns: Object.values(importColumns),
    read: ({ language }, _args, part) =>
      rowsOfList(deps.db, importList(deps.staffNameOf), { part, row: (one) => cellsOf(one, language) }),
  };
}

/** In the order of `importColumns`. */
function cellsOf(one: ImportRecord, language: DeskContext["language"]): readonly Cell[] {
  const dayOf = (at: Date | null): Cell => (at === null ? "" : { day: localMomentOf(at).date });
  return [
    ...[one.fileName, one.kind, inWords(importStateWords, one.state, language)],
    ...[one.created, one.changed, one.unchanged, one.refused],
    ...[one.triedBy ?? "", dayOf(one.triedAt), one.writtenBy ?? "", dayOf(one.writtenAt)],
  ];
}
