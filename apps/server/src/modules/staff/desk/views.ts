import { randomUUID } from "node:crypto";
import { judgeView } from "@vycep/domain/staff/desk-view";
import type { Deps } from "../../../platform/deps.ts";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type { DeskView, SaveViewAnswer, SaveViewInput } from "../../../platform/desk/desk-graphql.gen.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { staffRefusal } from "./staff-refusal.ts";
import { countOtherViews, dropView, keepView, type ViewRow, viewsOf } from "./views.repo.ts";

/** Saved views of a list: one's own and shared ones (DLIST-02). */
export async function listViews({ db }: Deps, context: DeskContext, list: string): Promise<DeskView[]> {
  const { uid } = await context.staff();
  return (await viewsOf(db, { uid, list })).map((row) => viewFor(row, uid));
}

/** Keeps a view of one's own under its name (DLIST-02). */
export async function saveView(
  { db, clock }: Deps,
  context: DeskContext,
  { list, query, isShared = false, ...input }: SaveViewInput,
): Promise<SaveViewAnswer> {
  const { uid } = await context.staff();
  const name = input.name.trim();
  return inTransaction(db, async (tx) => {
    const verdict = judgeView(
      { list, name, query },
      { others: await countOtherViews(tx, { uid, list, name }) },
    );
    if (!verdict.ok) return staffRefusal(verdict.refusal.kind, context.language);
    const row = await keepView(tx, {
      id: randomUUID(),
      uid,
      list,
      name,
      query,
      isShared,
      at: clock.instant(),
    });
    if (!row) throw new Error("what was just kept is there");
    return { view: viewFor(row, uid) };
  });
}

/** Removes one of one's own views; of others' nothing is removed (DLIST-02). */
export async function removeView({ db }: Deps, context: DeskContext, id: string): Promise<boolean> {
  const { uid } = await context.staff();
  return inTransaction(db, (tx) => dropView(tx, { uid, id }));
}

function viewFor(row: ViewRow, uid: string): DeskView {
  const { id, name, query, is_shared: isShared } = row;
  return { id, name, query, isShared, isOwn: row.uid === uid };
}
