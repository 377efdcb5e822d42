import { createHash } from "node:crypto";
import { type RawTable, readTable } from "@vycep/db/import/reading/read-table";
import { type ImportKind, importedFields, isImportedIntoDrafts } from "@vycep/domain/erp/data-import";
import { toId, type UserId } from "@vycep/domain/kernel/ids";
import type { Tx } from "../../../platform/db.ts";
import type { ImportsDeps } from "./imports.deps.ts";
import type { Counts } from "./imports.repo.ts";
import { tryPrices } from "./try-prices.ts";
import { kindOf, type TriedRow, tryRows } from "./try-rows.ts";

export const mostRows = 20_000;

export type FileRun = {
  readonly rows: readonly TriedRow[];
  readonly counts: Counts;
  readonly draftIds: readonly number[];
};

type Asked = {
  readonly kind: ImportKind;
  readonly fileName: string;
  readonly table: RawTable;
  readonly uid: string;
  readonly requestId: string;
};

/** Saves a file in the caller's transaction, and tells what each row did; whoever only tries it undoes the transaction. */
export async function runFile(deps: ImportsDeps, tx: Tx, asked: Asked): Promise<FileRun> {
  const kind = kindOf(asked.kind);
  const { table, requestId } = asked;
  const today = deps.clock.now().date;
  if (!isImportedIntoDrafts(asked.kind)) {
    const rows = await tryRows(tx, kind, { table, today });
    return {
      rows: withSides(rows, kind.importer.validity !== undefined),
      counts: countsOf(rows),
      draftIds: [],
    };
  }
  const by = toId<UserId>(asked.uid);
  const fed = { by, title: asked.fileName, at: deps.clock.instant(), requestId };
  const { rows, draftIds } = await tryPrices(deps, tx, { importer: kind.importer, table, today, ...fed });
  return { rows, counts: countsOf(rows), draftIds };
}

/** A file as its rows. */
export function tableOf(content: Uint8Array): RawTable {
  return readTable(content);
}

function countsOf(rows: readonly TriedRow[]): Counts {
  const ofFile = rows.filter(({ line }) => line !== null);
  const count = (wanted: TriedRow["state"]) => ofFile.filter(({ state }) => state === wanted).length;
  const besides = rows.filter(({ line, state }) => line === null && state !== "unchanged").length;
  const told = rows.map(({ line, key, state, faults, before, after }) => [
    ...[line, key, state, faults.map(({ column, code }) => [column, code])],
    state === "unchanged" ? [] : importedFields(before, after),
  ]);
  return {
    created: count("created"),
    changed: count("changed") + besides,
    unchanged: count("unchanged"),
    refused: count("refused"),
    fingerprint: createHash("sha256").update(JSON.stringify(told)).digest("hex"),
  };
}

/** What stood there is kept of rows that do something; of rows that lie together, of all that lie there. */
function withSides(rows: readonly TriedRow[], areTogether: boolean): readonly TriedRow[] {
  if (areTogether) return rows;
  return rows.map((row) =>
    row.state === "unchanged" ? { ...row, before: undefined, after: undefined } : row,
  );
}
