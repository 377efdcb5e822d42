import { judgeColumns } from "@vycep/domain/staff/desk-columns";
import type { Deps } from "../../../platform/deps.ts";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type {
  ListColumns,
  SaveColumnsAnswer,
  SaveColumnsInput,
} from "../../../platform/desk/desk-graphql.gen.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { columnsOf, forgetColumns, keepColumns } from "./columns.repo.ts";
import { staffRefusal } from "./staff-refusal.ts";

/** Columns of lists as the reader has chosen them (DLIST-02). */
export async function chosenColumns({ db }: Deps, context: DeskContext): Promise<ListColumns[]> {
  const { uid } = await context.staff();
  return columnsOf(db, uid);
}

/** Keeps one's own choice of a list's columns, or forgets it (DLIST-02). */
export async function saveColumns(
  { db }: Deps,
  context: DeskContext,
  { list, shown, hidden }: SaveColumnsInput,
): Promise<SaveColumnsAnswer> {
  const { uid } = await context.staff();
  const verdict = judgeColumns(list, { shown, hidden });
  if (!verdict.ok) return staffRefusal(verdict.refusal.kind, context.language);
  const isForgotten = shown.length + hidden.length === 0;
  await inTransaction(db, (tx) =>
    isForgotten ? forgetColumns(tx, { uid, list }) : keepColumns(tx, { uid, list, shown, hidden }),
  );
  return isForgotten ? {} : { columns: { list, shown, hidden } };
}
