import { toId, type UserId } from "@vycep/domain/kernel/ids";
import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../platform/db.ts";
import type { AuditDetail } from "./audit-detail.facts.ts";
import type { AUDIT_KINDS } from "./audit-kinds.facts.ts";
import { actingInRequest, originOfRequest, undoneInRequest } from "./request-origin.ts";

export type AuditEntry = {
  readonly at: Date;
  /** Nobody where the brewery or one of its programs did it. */
  readonly uid: UserId | null;
  /** In whose name, where that is not theirs; within a request on behalf of a customer it is known by itself. */
  readonly as?: UserId;
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

/** So long the same eyes on the same list are one look: pages are read anew every minute, and while somebody types. */
const oneLookMs = 60 * 60_000;

/** Who of the staff was shown data of which people, one entry for each of them, so that a look is found by the person (DAUD-01, DCUST-05). */
export async function recordLooks(
  tx: Tx,
  { at, uid, requestId }: Pick<AuditEntry, "at" | "requestId"> & { readonly uid: string },
  people: readonly string[],
): Promise<void> {
  if (people.length === 0) return;
  const since = new Date(at.getTime() - oneLookMs);
  await recordAuditsOf(
    tx,
    {
      ...{ at, uid: toId<UserId>(uid), companyId: null, requestId },
      ...{ action: "user.looked-at", subjectKind: "user" },
    },
    sql`
      select shown.uid as subject_id, '{}'::jsonb as detail from unnest(${[...people]}::text[]) as shown(uid)
      where not exists (select from audit_entry seen where seen.subject_kind = 'user' and seen.subject_id = shown.uid
        and seen.at > ${since}::timestamptz and seen.actor_uid = ${uid} and seen.action = 'user.looked-at')`,
  );
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
  const { by, as } = doerOf({ uid });
  await sql`
    insert into audit_entry (at, actor_uid, as_uid, company_id, action, subject_kind, subject_id, request_id, address, user_agent, detail)
    select ${at}::timestamptz, ${by}, ${as}, ${companyId}, ${action}, ${subjectKind}, source.subject_id, ${requestId},
      ${origin?.address ?? null}, ${origin?.userAgent ?? null}, source.detail
    from (${source}) source`.execute(tx);
}

/** The same as a part of a statement that changes what the entry is about: `with audit as (…)`. */
export const auditInSql = { insertOf } as const;

function insertOf(...entries: readonly AuditEntry[]): RawBuilder<unknown> {
  const origin = originOfRequest();
  const undoes = undoneInRequest();
  const row = ({ at, companyId, action, subjectKind, subjectId, requestId, detail, ...who }: AuditEntry) => {
    const { by, as } = doerOf(who);
    return sql`
    (${at}::timestamptz, ${by}, ${as}, ${companyId}, ${action}, ${subjectKind}, ${subjectId}, ${requestId}, ${origin?.address ?? null},
      ${origin?.userAgent ?? null}, ${JSON.stringify(undoes === undefined ? detail : { ...detail, undoes })}::jsonb)`;
  };
  return sql`
    insert into audit_entry (at, actor_uid, as_uid, company_id, action, subject_kind, subject_id, request_id, address, user_agent, detail)
    values ${sql.join(entries.map(row))}`;
}

/** What a customer's user does through one of the staff is done by the staff in that name. */
function doerOf({ uid, as }: Pick<AuditEntry, "uid" | "as">) {
  const acting = actingInRequest();
  const isInName = acting !== undefined && acting.uid === uid;
  return isInName ? { by: acting.staffUid, as: uid } : { by: uid, as: as ?? null };
}
