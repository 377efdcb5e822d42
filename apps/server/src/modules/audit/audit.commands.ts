import type { UserId } from "@vycep/domain/kernel/ids";
import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../platform/db.ts";

export type AuditEntry = {
  readonly at: Date;
  /** Nobody where the brewery or one of its programs did it. */
  readonly uid: UserId | null;
  readonly companyId: string | null;
  /** What was done, like `order.placed`. */
  readonly action: string;
  readonly subjectKind: "order" | "user" | "staff" | "key" | "webhook" | "punch-out" | "service-key";
  readonly subjectId: string;
  readonly requestId: string;
  readonly detail: Readonly<Record<string, string | number | null>>;
};

/** Who changed what, and when; the rows stay for ever. */
export async function recordAudit(tx: Tx, entry: AuditEntry): Promise<void> {
  await insertOf(entry).execute(tx);
}

/** The same as a part of a statement that changes what the entry is about: `with audit as (…)`. */
export const auditInSql = { insertOf } as const;

function insertOf(entry: AuditEntry): RawBuilder<unknown> {
  const { at, uid, companyId, action, subjectKind, subjectId, requestId, detail } = entry;
  return sql`
    insert into audit_entry (at, actor_uid, company_id, action, subject_kind, subject_id, request_id, detail)
    values (${at}, ${uid}, ${companyId}, ${action}, ${subjectKind}, ${subjectId}, ${requestId},
      ${JSON.stringify(detail)}::jsonb)`;
}
