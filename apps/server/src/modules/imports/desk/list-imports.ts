import { templateOf } from "@vycep/db/import/reading/column-table";
import type { DescribedColumn } from "@vycep/db/import/reading/described-columns";
import { IMPORT_KINDS, isImportErpOwned, isImportedIntoDrafts } from "@vycep/domain/erp/data-import";
import { columnInWords, unitInWords } from "@vycep/words/import-columns/answers";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type {
  DataImport,
  DataImportPage,
  DataImportRowPage,
  ImportKindFacts,
  QueryDataImportRowsArgs,
  QueryDataImportsArgs,
} from "../../../platform/desk/desk-graphql.gen.ts";
import { readDeskPage } from "../../../platform/list/desk-page.ts";
import { importOf, readImportId, rowOf } from "./import-view.ts";
import type { ImportsDeps } from "./imports.deps.ts";
import { findImport, importList, rowList } from "./imports.repo.ts";
import { kindOf } from "./try-rows.ts";

/** What can be brought in, with the columns of each kind in words and the first line of such a file (DINT-03). */
export function importKinds(
  { config }: ImportsDeps,
  { language }: Pick<DeskContext, "language">,
): ImportKindFacts[] {
  return IMPORT_KINDS.map((kind) => {
    const { importer } = kindOf(kind);
    return {
      kind,
      template: templateOf(importer),
      key: [...importer.key],
      isErpOwned: isImportErpOwned(kind, config.erpOwns),
      isIntoDrafts: isImportedIntoDrafts(kind),
      columns: importer.reading.described.map(({ isRequired, mayBeEmpty, form, ...column }) => ({
        name: column.name,
        means: columnInWords(kind, column.name, language) ?? column.means,
        unit: unitInWords(column.unit, language),
        values: allowedIn({ form, values: column.values }),
        isNeeded: isRequired && !mayBeEmpty,
      })),
    };
  });
}

/** What was brought in, the newest first: who, when, which file, how many rows (DINT-03, DLIST-01). */
export async function dataImports(
  deps: ImportsDeps,
  { language }: DeskContext,
  asked: QueryDataImportsArgs,
): Promise<DataImportPage> {
  const page = await readDeskPage(deps.db, importList(deps.staffNameOf), asked);
  return { ...page, items: page.items.map((record) => importOf(deps, record, language)) };
}

export async function dataImport(
  deps: ImportsDeps,
  { language }: DeskContext,
  id: string,
): Promise<DataImport | null> {
  const record = await findImport(deps.db, readImportId(id) ?? 0, deps.staffNameOf);
  return record === undefined ? null : importOf(deps, record, language);
}

/** What each row of a file does, before it is written and as long as it is kept afterwards (DINT-03). */
export async function dataImportRows(
  { db, staffNameOf }: ImportsDeps,
  { language }: DeskContext,
  { id, state, ...asked }: QueryDataImportRowsArgs,
): Promise<DataImportRowPage> {
  const number = readImportId(id) ?? 0;
  const [page, record] = await Promise.all([
    readDeskPage(db, rowList(number, state ?? undefined), asked),
    findImport(db, number, staffNameOf),
  ]);
  const columns = record === undefined ? [] : kindOf(record.kind).importer.reading.described;
  const allowed = new Map(columns.map((column) => [column.name, allowedIn(column)]));
  return { ...page, items: page.items.map((row) => rowOf(row, { language, allowed })) };
}

const written: Readonly<Partial<Record<DescribedColumn["form"], readonly string[]>>> = {
  flag: ["0", "1"],
  "yes-no": ["Yes", "No"],
};

/** All that may stand in a column of a file; empty where that is no closed list. */
function allowedIn({ form, values }: Pick<DescribedColumn, "form" | "values">): string[] {
  return [...(values.length > 0 ? values : (written[form] ?? []))];
}
