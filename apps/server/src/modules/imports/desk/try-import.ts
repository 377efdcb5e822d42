import { gunzipSync } from "node:zlib";
import { type ImportKind, isImportErpOwned, parseImportKind } from "@vycep/domain/erp/data-import";
import { sql } from "kysely";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type { DataImportAnswer, TryDataImportInput } from "../../../platform/desk/desk-graphql.gen.ts";
import { badInput } from "../../../platform/errors.ts";
import { doneOrRolledBack, inTransaction } from "../../../platform/transaction.ts";
import { answerOf } from "./import-view.ts";
import type { ImportsDeps } from "./imports.deps.ts";
import { insertImport, insertRows } from "./imports.repo.ts";
import { type FileRun, mostRows, runFile, tableOf } from "./run-file.ts";
import { asTableText } from "./table-of-workbook.ts";

const mostBytes = 8_000_000;
const longestName = 120;

/** Tries a file: all of it is saved, looked at and undone, so that what each row would do is known before anything is (DINT-03). */
export async function tryImport(
  deps: ImportsDeps,
  context: DeskContext,
  input: TryDataImportInput,
): Promise<DataImportAnswer> {
  const staff = await context.staff();
  const kind = parseImportKind(input.kind);
  if (kind === undefined)
    throw badInput("invalid-input", undefined, [{ path: "input.kind", code: "unknown" }]);
  const refuse = (code: "erp-owns-rows" | "file-too-large" | "file-unreadable" | "too-many-rows") =>
    answerOf(deps, context, { id: undefined, refusal: { kind: code } });
  if (isImportErpOwned(kind, deps.config.erpOwns)) return refuse("erp-owns-rows");
  const content = unpacked(input.content);
  if (content === "too-large") return refuse("file-too-large");
  if (content === "unreadable") return refuse("file-unreadable");
  const table = tableOf(content);
  if (table.rows.length > mostRows) return refuse("too-many-rows");
  const fileName = [...input.name.toWellFormed()].slice(0, longestName).join("") || kind;
  const asked = { kind, fileName, table, uid: staff.uid, requestId: context.requestId };
  const run = await triedRun(deps, asked);
  const at = deps.clock.instant();
  const id = await inTransaction(deps.db, async (tx) => {
    const made = await insertImport(tx, { ...run.counts, kind, fileName, by: staff.uid, at, content });
    await insertRows(tx, { id: made, at }, run.rows);
    return made;
  });
  return answerOf(deps, context, { id, refusal: undefined });
}

/** What a file would do now. Nothing of it is left. */
export async function triedRun(
  deps: ImportsDeps,
  asked: Parameters<typeof runFile>[2] & { readonly kind: ImportKind },
): Promise<FileRun> {
  const done = await doneOrRolledBack<never, { readonly kind: "tried"; readonly run: FileRun }>((rollBack) =>
    inTransaction(deps.db, async (tx) => {
      await sql`set local statement_timeout = '60s'`.execute(tx);
      return rollBack({ kind: "tried", run: await runFile(deps, tx, asked) });
    }),
  );
  if (done.ok) throw new Error("a trial was kept");
  return done.refusal.run;
}

/** What the browser packed. */
function unpacked(content: string): Uint8Array | "too-large" | "unreadable" {
  try {
    return asTableText(gunzipSync(Buffer.from(content, "base64"), { maxOutputLength: mostBytes }));
  } catch (error) {
    return error instanceof RangeError ? "too-large" : "unreadable";
  }
}
