import { isImportErpOwned } from "@vycep/domain/erp/data-import";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type { DataImportAnswer, WriteDataImportInput } from "../../../platform/desk/desk-graphql.gen.ts";
import { doneOrRolledBack, inTransaction } from "../../../platform/transaction.ts";
import { auditImport } from "./audit-rows.ts";
import { answerOf, type NotDone, readImportId } from "./import-view.ts";
import type { ImportsDeps } from "./imports.deps.ts";
import {
  dropFile,
  fileOf,
  holdImport,
  insertRows,
  markDropped,
  markWritten,
  retryImport,
} from "./imports.repo.ts";
import { type FileRun, runFile, tableOf } from "./run-file.ts";

type NotWritten = NotDone & { readonly run?: FileRun };

/**
 * Writes a file that was tried, whole or not at all, and only what was seen: where a row does something else by now, nothing is
 * written and the new trial is shown (DINT-03, DEDIT-01).
 */
export async function writeImport(
  deps: ImportsDeps,
  context: DeskContext,
  input: WriteDataImportInput,
): Promise<DataImportAnswer> {
  const { uid } = await context.staff();
  const id = readImportId(input.id) ?? 0;
  const at = deps.clock.instant();
  const done = await doneOrRolledBack<void, NotWritten>((rollBack) =>
    inTransaction(deps.db, async (tx) => {
      const held = await holdImport(tx, id);
      if (held === undefined) return rollBack({ kind: "import-unknown" });
      if (held.state !== "tried") return rollBack({ kind: "not-tried" });
      if (held.version !== input.version) return rollBack({ kind: "changed-meanwhile" });
      if (isImportErpOwned(held.kind, deps.config.erpOwns)) return rollBack({ kind: "erp-owns-rows" });
      if (held.refused > 0) return rollBack({ kind: "rows-refused" });
      const content = await fileOf(tx, id);
      if (content === undefined) return rollBack({ kind: "file-forgotten" });
      const { kind, fileName } = held;
      const asked = { kind, fileName, table: tableOf(content), uid, requestId: context.requestId };
      const run = await runFile(deps, tx, asked);
      if (run.counts.fingerprint !== held.fingerprint) return rollBack({ kind: "changed-meanwhile", run });
      const changes = run.rows.filter(({ state }) => state !== "unchanged");
      if (changes.length === 0) return rollBack({ kind: "nothing-to-write" });
      await markWritten(tx, id, { by: uid, at, draftIds: run.draftIds });
      await dropFile(tx, id);
      const entry = { id, kind, fileName, action: "import.written", staffUid: uid, at } as const;
      await auditImport(
        tx,
        { ...entry, requestId: context.requestId },
        run.draftIds.length > 0 ? [] : changes,
      );
    }),
  );
  if (done.ok) return answerOf(deps, context, { id, refusal: undefined });
  const { run } = done.refusal;
  if (run !== undefined)
    await inTransaction(deps.db, async (tx) => {
      if ((await holdImport(tx, id))?.state !== "tried") return;
      await retryImport(tx, id, run.counts);
      await insertRows(tx, { id, at }, run.rows);
    });
  return answerOf(deps, context, { id, refusal: done.refusal });
}

/** Gives up a file that was only tried; who tried it stays in the list. */
export async function dropImport(
  deps: ImportsDeps,
  context: DeskContext,
  input: { readonly id: string },
): Promise<DataImportAnswer> {
  const id = readImportId(input.id) ?? 0;
  const done = await doneOrRolledBack<void, NotDone>((rollBack) =>
    inTransaction(deps.db, async (tx) => {
      const held = await holdImport(tx, id);
      if (held === undefined) return rollBack({ kind: "import-unknown" });
      if (held.state !== "tried") return rollBack({ kind: "not-tried" });
      await markDropped(tx, id);
      await dropFile(tx, id);
    }),
  );
  return answerOf(deps, context, { id, refusal: done.ok ? undefined : done.refusal });
}
