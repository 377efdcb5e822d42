import { columnOf, holdRowsWithin } from "@vycep/db/changes/change-feed";
import { importRows } from "@vycep/db/import/import-rows";
import {
  type ImportedRow,
  importedFields,
  isImportErpOwned,
  whyNotUndone,
} from "@vycep/domain/erp/data-import";
import { type LocalDate, localMomentIn } from "@vycep/domain/kernel/local-moment";
import { faultInWords } from "@vycep/words/imports/answers";
import type { Tx } from "../../../platform/db.ts";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type { DataImportAnswer } from "../../../platform/desk/desk-graphql.gen.ts";
import { sqlOf } from "../../../platform/sql-of.ts";
import { doneOrRolledBack, inTransaction, sqlStateOf } from "../../../platform/transaction.ts";
import { auditImport } from "./audit-rows.ts";
import { dependentOf } from "./dependents.repo.ts";
import { answerOf, type NotDone, readImportId } from "./import-view.ts";
import type { ImportsDeps } from "./imports.deps.ts";
import { holdImport, keptSides, markUndone } from "./imports.repo.ts";
import { byKey, type Kind, kindOf, scopesOf, type TriedRow } from "./try-rows.ts";

/** So many keys are named of those that stand in the way. */
const named = 5;

type Kept = Pick<TriedRow, "key" | "before" | "after">;

/**
 * Takes an import back: every row is what it was before, and rows that it made are gone. Refused whole where one of them changed
 * since, or where something leans on a row that it made (DINT-03).
 */
export async function undoImport(
  deps: ImportsDeps,
  context: DeskContext,
  input: { readonly id: string },
): Promise<DataImportAnswer> {
  const { uid } = await context.staff();
  const id = readImportId(input.id) ?? 0;
  const at = deps.clock.instant();
  const done = await doneOrRolledBack<void, NotDone>((rollBack) =>
    inTransaction(deps.db, async (tx) => {
      const held = await holdImport(tx, id);
      if (held === undefined) return rollBack({ kind: "import-unknown" });
      if (isImportErpOwned(held.kind, deps.config.erpOwns)) return rollBack({ kind: "erp-owns-rows" });
      const { writtenAt, kind, state, fileName } = held;
      const writtenOn =
        writtenAt === null ? undefined : localMomentIn(writtenAt.getTime(), "Europe/Prague").date;
      const today = deps.clock.now().date;
      const why = whyNotUndone({ kind, state, writtenOn }, today);
      if (why !== undefined) return rollBack({ kind: why });
      const kept = await keptSides(tx, id);
      const refusal = await takeBack(tx, kindOf(kind), { kept, today, language: context.language });
      if (refusal !== undefined) return rollBack(refusal);
      await markUndone(tx, id, { by: uid, at });
      const entry = { id, kind, fileName, action: "import.undone", staffUid: uid, at } as const;
      const changes = kept.filter(({ before, after }) => importedFields(before, after).length > 0);
      await auditImport(
        tx,
        { ...entry, requestId: context.requestId },
        changes.map(({ key, before, after }) => ({ key, before: after, after: before })),
      );
    }),
  );
  return answerOf(deps, context, { id, refusal: done.ok ? undefined : done.refusal });
}

type TakenBack = {
  readonly kept: readonly Kept[];
  readonly today: LocalDate;
  readonly language: DeskContext["language"];
};

async function takeBack(
  tx: Tx,
  kind: Kind,
  { kept, today, language }: TakenBack,
): Promise<NotDone | undefined> {
  const sides = kept.flatMap(({ before, after }) => [before, after].filter((row) => row !== undefined));
  const within = { columns: kind.scope, values: scopesOf(kind, sides), today };
  const now = byKey(kind, await holdRowsWithin(sqlOf(tx), kind.feed, within));
  const others = changedSince(kept, now);
  if (others.length > 0) return { kind: "changed-since", values: { keys: listed(others) } };
  const areTogether = kind.importer.validity !== undefined;
  const made = areTogether
    ? kept.filter(({ after }) => after)
    : kept.filter(({ before }) => before === undefined);
  const leaning = await removeRows(tx, kind, made);
  if (leaning !== undefined) return { kind: "leaned-on", values: { keys: listed(leaning) } };
  const rows = kept.flatMap(({ before }) => before ?? []);
  if (rows.length === 0) return undefined;
  const [fault] = await importRows(sqlOf(tx), kind.importer, { rows, today });
  if (fault === undefined) return undefined;
  return {
    kind: "not-restorable",
    values: { why: `${fault.column} ${faultInWords(fault, language)}` },
  };
}

/** Keys of rows that are not as the import left them, and of rows that came to lie beside them. */
function changedSince(kept: readonly Kept[], now: ReadonlyMap<string, ImportedRow>): readonly string[] {
  const left = new Map(kept.map(({ key, after }) => [key, after]));
  return [...new Set([...left.keys(), ...now.keys()])].filter(
    (key) =>
      importedFields(left.get(key), now.get(key)).length > 0 ||
      (left.get(key) === undefined) !== !now.has(key),
  );
}

/** Removes rows; undefined, or keys of those that something leans on. */
async function removeRows(
  tx: Tx,
  { feed }: Kind,
  rows: readonly Kept[],
): Promise<readonly string[] | undefined> {
  if (rows.length === 0) return undefined;
  const keys = rows.map(({ after }) => feed.key.map((column) => String(after?.[column])));
  const columns = feed.key.map((column) => columnOf(feed, column));
  const leaning = await dependentOf(tx, { table: feed.from.table, columns, own: feed.tables }, keys);
  if (leaning.length > 0) return leaning.map((parts) => parts.join(" "));
  const same = columns.map((column, at) => `it.${column}::text = parts ->> ${at}`).join(" and ");
  try {
    await sqlOf(tx).query("savepoint before_removal");
    for (const table of [...(feed.parts ?? []), feed.from.table])
      await sqlOf(tx).query(
        `delete from ${table} it using (select key::jsonb as parts from unnest($1::text[]) key) asked where ${same}`,
        [keys.map((parts) => JSON.stringify(parts))],
      );
    return undefined;
  } catch (error) {
    if (sqlStateOf(error) !== "23503") throw error;
    await sqlOf(tx).query("rollback to savepoint before_removal");
    return rows.map(({ key }) => key);
  }
}

function listed(keys: readonly string[]): string {
  return `${keys.slice(0, named).join(", ")}${keys.length > named ? " …" : ""}`;
}
