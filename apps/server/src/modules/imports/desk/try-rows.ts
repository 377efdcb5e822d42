import { holdRowsWithin } from "@vycep/db/changes/change-feed";
import type { Feed } from "@vycep/db/changes/feed";
import { feeds } from "@vycep/db/changes/feeds";
import { importFileRows } from "@vycep/db/import/import-rows";
import { importers } from "@vycep/db/import/importers";
import { readRows } from "@vycep/db/import/reading/check-rows";
import type { Importer } from "@vycep/db/import/reading/importer";
import type { RawTable } from "@vycep/db/import/reading/read-table";
import type { RowError } from "@vycep/db/import/reading/row-error";
import {
  type ImportedRow,
  type ImportKind,
  type ImportRowState,
  importRowState,
} from "@vycep/domain/erp/data-import";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import type { Tx } from "../../../platform/db.ts";
import { sqlOf } from "../../../platform/sql-of.ts";

/** Everything that is known of a kind of file. */
export type Kind = {
  readonly importer: Importer<object>;
  readonly feed: Feed;
  /** Columns of the key by which rows lie together: of rows with validity, those that cut each other's days. */
  readonly scope: readonly string[];
};

export function kindOf(kind: ImportKind): Kind {
  const importer = importers.find((known) => known.kind === kind);
  const feed = feeds.find(({ noun }) => noun === kind);
  if (importer === undefined || feed === undefined) throw new Error(`${kind} has no importer and feed`);
  return { importer, feed, scope: importer.validity?.key ?? importer.key };
}

/** A row that was tried: its line, what stood there before and what afterwards. */
export type TriedRow = {
  /** None of a row that the file changes without naming it. */
  readonly line: number | null;
  readonly key: string;
  readonly state: ImportRowState;
  readonly faults: readonly RowError[];
  readonly before: ImportedRow | undefined;
  readonly after: ImportedRow | undefined;
};

type OfFile = { readonly table: RawTable; readonly today: LocalDate };

/** Saves the rows of a file as far as they can be kept, and tells what each of them did: measured, never guessed (DINT-03). */
export async function tryRows(tx: Tx, kind: Kind, { table, today }: OfFile): Promise<readonly TriedRow[]> {
  const told = readFile(kind.importer, table);
  const within = {
    columns: kind.scope,
    values: scopesOf(
      kind,
      told.rows.map(({ row }) => row),
    ),
    today,
  };
  const read = async () => byKey(kind, await holdRowsWithin(sqlOf(tx), kind.feed, within));
  const before = await read();
  const errors = await importFileRows(sqlOf(tx), kind.importer, { table, today });
  const after = await read();
  const named = ofLines(told, errors, (key) => ({ before: before.get(key), after: after.get(key) }));
  const inFile = new Set(named.map(({ key }) => key));
  const others = [...new Set([...before.keys(), ...after.keys()])]
    .filter((key) => !inFile.has(key))
    .map((key) => rowOf({ line: null, key, before: before.get(key), after: after.get(key) }));
  return [...named, ...others];
}

/** What was read of a file without the database: the lines that say their key, and how each line is called. */
export type ReadFile = {
  readonly rows: readonly { readonly line: number; readonly row: ImportedRow }[];
  readonly lines: ReadonlyMap<number, string>;
};

export function readFile({ key, ...importer }: Importer<object>, table: RawTable): ReadFile {
  const { lines } = readRows({ ...importer, key }, table);
  const said = lines.map(({ line, cells }) => [line, keyText(key, cells)] as const);
  return {
    rows: lines.flatMap(({ line, whole }) => (whole === null ? [] : [{ line, row: { ...whole } }])),
    lines: new Map(said),
  };
}

type Sides = Pick<TriedRow, "before" | "after">;

/** A row for each line of the file: refused with all that is wrong with it, else what it did. */
export function ofLines(
  { lines }: ReadFile,
  errors: readonly RowError[],
  sidesOf: (key: string, line: number) => Sides,
): readonly TriedRow[] {
  const faultsOf = Map.groupBy(errors, ({ row }) => row);
  const all = [...new Set([...lines.keys(), ...faultsOf.keys()])].toSorted((a, b) => a - b);
  return all.map((line) => {
    const key = lines.get(line) ?? "";
    const faults = faultsOf.get(line);
    if (faults === undefined) return rowOf({ line, key, ...sidesOf(key, line) });
    return { line, key, state: "refused", faults, before: undefined, after: undefined };
  });
}

function rowOf({ before, after, ...named }: Sides & Pick<TriedRow, "line" | "key">): TriedRow {
  return { ...named, state: importRowState(before, after), faults: [], before, after };
}

/** The rows of a table under their keys, each with the columns of a file alone. */
export function byKey({ importer }: Kind, rows: readonly ImportedRow[]): ReadonlyMap<string, ImportedRow> {
  return new Map(
    rows.map((row) => {
      const told = importer.reading.columns.map((column) => [column, row[column] ?? null] as const);
      return [keyText(importer.key, row), Object.fromEntries(told)];
    }),
  );
}

/** Each value of the scope once. */
export function scopesOf({ scope }: Pick<Kind, "scope">, rows: readonly ImportedRow[]): readonly string[][] {
  const scopes = rows.map((row) => scope.map((column) => String(row[column])));
  return [...new Map(scopes.map((parts) => [JSON.stringify(parts), parts])).values()];
}

function keyText(key: readonly string[], row: ImportedRow): string {
  const text = key.map((column) => String(row[column] ?? "")).join(" ");
  // No text of the database may hold it; the row is refused for it.
  return text.replaceAll("\0", "␀");
}
