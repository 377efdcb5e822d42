import type { Language } from "@vycep/domain/market/language";
import type { Cell } from "@vycep/tables/write-csv";
import { exportCut } from "@vycep/words/desk-exports/answers";
import { type Sentence, type Sentences, say } from "@vycep/words/engine/sentence";
import type { Db } from "../db.ts";
import { readCursor } from "../list/cursor.ts";
import { type List, readAll } from "../list/read-list.ts";
import type { DeskContext } from "./desk-context.ts";

/** Which rows of a list: so many at most, from a place on. */
export type ExportPart = { readonly most: number; readonly after: string | undefined };

export type ExportedRows = {
  /** How many there are from there on, also those that are not exported. */
  readonly total: number;
  readonly pages: AsyncIterable<readonly (readonly Cell[])[]>;
};

/** A list of the desk as a file (DLIST-04). */
export type DeskExport = {
  /** What answers the list page by page: its arguments are those of the file, and whoever may call it may have the file. */
  readonly operation: string;
  readonly names: Sentences<"file" | "sheet">;
  readonly columns: readonly Sentence[];
  readonly read: (
    context: DeskContext,
    // biome-ignore lint/suspicious/noExplicitAny: the schema judges the arguments by the operation's own types
    args: any,
    part: ExportPart,
  ) => Promise<ExportedRows>;
};

/** The rows of a list that is read in pages, in its order, each as cells. */
export async function rowsOfList<Row, Item>(
  db: Db,
  list: List<Row, Item>,
  { part, row }: { readonly part: ExportPart; readonly row: (item: Item) => readonly Cell[] },
): Promise<ExportedRows> {
  const after = part.after === undefined ? undefined : readCursor(list.order, part.after, "after");
  const { total, pages } = await readAll(db, list, { most: part.most, after });
  return { total, pages: inCells(pages, row) };
}

async function* inCells<Item>(
  pages: AsyncIterable<readonly Item[]>,
  row: (item: Item) => readonly Cell[],
): AsyncGenerator<readonly (readonly Cell[])[]> {
  for await (const items of pages) yield items.map(row);
}

/** The last row of a file that ends before the list does. */
export function footOfCut(
  language: Language,
  counts: { readonly shown: number; readonly total: number },
): string {
  return say(exportCut, language, counts);
}
