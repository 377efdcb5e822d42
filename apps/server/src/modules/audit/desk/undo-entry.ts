import { whyNotUndone } from "@vycep/domain/staff/undo-change";
import { say } from "@vycep/words/engine/sentence";
import { type UndoMessage, undoMessages } from "@vycep/words/undo/answers";
import { sql } from "kysely";
import type { Db } from "../../../platform/db.ts";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type { AuditUndoAnswer, UndoAuditEntryInput } from "../../../platform/desk/desk-graphql.gen.ts";
import { type AuditDetail, type AuditDifference, differencesIn, plain } from "../audit-detail.facts.ts";
import { undoInRequest } from "../request-origin.ts";
import type { ToldFields } from "../undo.facts.ts";
import type { AuditDeskDeps } from "./audit-desk.deps.ts";

type Entry = {
  readonly id: string;
  readonly action: string;
  readonly subject: string;
  readonly detail: AuditDetail;
};

/**
 * Takes a change back, as a new change: what stood before is put there again by the command that made the change, by its rights and its
 * rules. Refused, with the difference, where it is not as the change left it (DEDIT-03).
 */
export async function undoAuditEntry(
  { db, undos }: AuditDeskDeps,
  context: DeskContext,
  { id }: UndoAuditEntryInput,
): Promise<AuditUndoAnswer> {
  const { language } = context;
  const refused = (code: UndoMessage, changes: AuditDifference[] = []): AuditUndoAnswer => ({
    refusal: undoRefusal(code, language),
    changes,
  });
  const entry = await entryById(db, id);
  if (entry === undefined) return refused("entry-unknown");
  const changes = undoableOf(differencesIn(entry.detail));
  const why = whyNotUndone(entry.action, changes.length);
  if (why !== undefined) return refused(why);
  const undo = undos.find(({ action }) => action === entry.action);
  if (undo === undefined) return refused("too-little-known");
  await context.may(undo.needs);
  const standing = await undo.find(context, { subject: entry.subject, after: fields(changes, "after") });
  if (standing === undefined) return refused("record-gone");
  const others = changes.flatMap((change) => {
    const now = String(plain(standing.now[change.what]));
    return now === (change.after ?? "")
      ? []
      : [{ ...change, before: now === "" ? null : now, after: change.before, reason: null }];
  });
  if (others.length > 0) return refused("changed-since", others);
  undoInRequest(entry.id);
  const refusal = await standing.put(fields(changes, "before"));
  return { refusal: refusal && { code: refusal.code, message: refusal.message }, changes: [] };
}

/** What a change did to fields; which change it took back itself is none. */
export function undoableOf(differences: readonly AuditDifference[]): readonly AuditDifference[] {
  return differences.filter(({ what }) => what !== "undoes");
}

export function undoRefusal(code: UndoMessage, language: DeskContext["language"]) {
  return { code, message: say(undoMessages[code], language) };
}

function fields(changes: readonly AuditDifference[], side: "before" | "after"): ToldFields {
  return Object.fromEntries(changes.map((change) => [change.what, change[side] ?? ""]));
}

async function entryById(db: Db, id: string): Promise<Entry | undefined> {
  if (!/^[1-9][0-9]{0,14}$/.test(id)) return undefined;
  const { rows } = await sql<Entry>`
    select id::text as id, action, subject_id as subject, detail from audit_entry where id = ${id}::bigint`.execute(
    db,
  );
  return rows[0];
}
