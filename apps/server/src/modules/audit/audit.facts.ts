import { type RawBuilder, sql } from "kysely";

/** What a company did to one subject, newest first. */
export type PastEntry = {
  readonly at: string;
  readonly actor_uid: string | null;
  readonly action: string;
  readonly detail: Readonly<Record<string, string | number | null>>;
};

type Subject = {
  readonly kind: "user";
  readonly id: RawBuilder<unknown>;
  readonly companyId: RawBuilder<unknown>;
};

/** Pieces of SQL for whoever may show a part of the audit. */
export const auditFactsInSql = {
  /** Columns of `PastEntry`, of one company alone (D47). */
  entriesOf: ({ kind, id, companyId }: Subject, most: number): RawBuilder<unknown> => sql`(
    select e.id, e.at, e.actor_uid, e.action, e.detail from audit_entry e
    where e.subject_kind = ${kind} and e.subject_id = ${id} and e.company_id = ${companyId}
    order by e.at desc, e.id desc limit ${most})`,
} as const;
