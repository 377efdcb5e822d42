import { toId, type UserId } from "@vycep/domain/kernel/ids";
import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../platform/db.ts";
import type { AuditDetail } from "./audit-detail.facts.ts";
import type { AUDIT_KINDS } from "./audit-kinds.facts.ts";
import { originOfRequest } from "./request-origin.ts";

export type AuditEntry = {
  readonly at: Date;
  /** Nobody where the brewery or one of its programs did it. */
  readonly uid: UserId | null;
  readonly companyId: string | null;
  /** What was done, like `order.placed`. */
  readonly action: string;
  readonly subjectKind: (typeof AUDIT_KINDS)[number];
  readonly subjectId: string;
  readonly requestId: string;
  readonly detail: AuditDetail;
};

/** Who changed what, when, and from where, which the request itself knows; the rows are never changed (DAUD-01). */
export async function recordAudit(tx: Tx, entry: AuditEntry): Promise<void> {
  await insertOf(entry).execute(tx);
}

type ExportEntry = Pick<AuditEntry, "at" | "requestId"> & {
  readonly uid: string;
  /** The operation that answers the list. */
  readonly list: string;
  readonly format: string;
  readonly rows: number;
};

/** Who of the staff took a list along as a file: it may hold personal data, so it counts as a look at them (DAUD-01). */
export function recordExport(tx: Tx, { uid, list, format, rows, ...of }: ExportEntry): Promise<void> {
  return recordAudit(tx, {
    ...{ ...of, uid: toId<UserId>(uid), companyId: null, action: "list.exported" },
    ...{ subjectKind: "list", subjectId: list, detail: { format, rows } },
  });
}

/** The same of many records at once. */
export async function recordAudits(tx: Tx, entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length > 0) await insertOf(...entries).execute(tx);
}

/** The same of tens of thousands of records in one statement: `source` selects `subject_id` and `detail` of each. */
export async function recordAuditsOf(
  tx: Tx,
  { at, uid, companyId, action, subjectKind, requestId }: Omit<AuditEntry, "subjectId" | "detail">,
  source: RawBuilder<unknown>,
): Promise<void> {
  const origin = originOfRequest();
  await sql`
    insert into audit_entry (at, actor_uid, company_id, action, subject_kind, subject_id, request_id, address, user_agent, detail)
    select ${at}::timestamptz, ${uid}, ${companyId}, ${action}, ${subjectKind}, source.subject_id, ${requestId},
      ${origin?.address ?? null}, ${origin?.userAgent ?? null}, source.detail
    from (${source}) source`.execute(tx);
}

/** The same as a part of a statement that changes what the entry is about: `with audit as (…)`. */
export const auditInSql = { insertOf } as const;

function insertOf(...entries: readonly AuditEntry[]): RawBuilder<unknown> {
  const origin = originOfRequest();
  const row = ({ at, uid, companyId, action, subjectKind, subjectId, requestId, detail }: AuditEntry) => sql`
    (${at}::timestamptz, ${uid}, ${companyId}, ${action}, ${subjectKind}, ${subjectId}, ${requestId}, ${origin?.address ?? null},
      ${origin?.userAgent ?? null}, ${JSON.stringify(detail)}::jsonb)`;
  return sql`
    insert into audit_entry (at, actor_uid, company_id, action, subject_kind, subject_id, request_id, address, user_agent, detail)
    values ${sql.join(entries.map(row))}`;
}
