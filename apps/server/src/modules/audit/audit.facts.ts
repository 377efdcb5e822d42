import { type RawBuilder, sql } from "kysely";
import type { AuditDetail } from "./audit-detail.facts.ts";
import type { AUDIT_KINDS } from "./audit-kinds.facts.ts";

/** What a company did to one subject, newest first. */
export type PastEntry = {
  readonly at: string;
  readonly actor_uid: string | null;
  readonly action: string;
  readonly detail: AuditDetail;
};

type Subject = {
  readonly kind: "user";
  readonly id: RawBuilder<unknown>;
  readonly companyId: RawBuilder<unknown>;
};

/** What anybody did to a subject, for the desk, which sees all of them. */
export type DeskEntry = PastEntry & { readonly name: string | null };

/** Pieces of SQL for whoever may show a part of the audit. */
export const auditFactsInSql = {
  /** Columns of `PastEntry`, of one company alone (D47). */
  entriesOf: ({ kind, id, companyId }: Subject, most: number): RawBuilder<unknown> => sql`(
    select e.id, e.at, e.actor_uid, e.action, e.detail from audit_entry e
    where e.subject_kind = ${kind} and e.subject_id = ${id} and e.company_id = ${companyId}
    order by e.at desc, e.id desc limit ${most})`,
  /** All that was done to a subject, a `DeskEntry` each, newest first; `nameOf` tells who somebody is. */
  historyOf: (
    { kind, id }: { readonly kind: (typeof AUDIT_KINDS)[number]; readonly id: RawBuilder<unknown> },
    nameOf: (uid: RawBuilder<unknown>) => RawBuilder<unknown>,
  ): RawBuilder<readonly DeskEntry[]> => sql`coalesce((
    select json_agg(json_build_object('at', e.at, 'actor_uid', e.actor_uid, 'action', e.action, 'detail', e.detail,
      'name', ${nameOf(sql`e.actor_uid`)}) order by e.at desc, e.id desc)
    from audit_entry e where e.subject_kind = ${kind} and e.subject_id = ${id}), '[]')`,
} as const;
