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

/** So many changes are told with a subject; older ones stand in the audit log. */
const mostTold = 100;

type History = {
  readonly kind: (typeof AUDIT_KINDS)[number];
  readonly id: RawBuilder<unknown>;
  /** What was done in the name of others is left out; undefined: of all companies (D47). */
  readonly companies?: readonly string[] | undefined;
};

/** What anybody did to a subject, for the desk. */
export type DeskEntry = PastEntry & { readonly name: string | null };

/** Pieces of SQL for whoever may show a part of the audit. */
export const auditFactsInSql = {
  /** Who of the staff did something to a subject last. */
  lastDoerOf: (
    { kind, id }: History,
    nameOf: (uid: RawBuilder<unknown>) => RawBuilder<unknown>,
  ): RawBuilder<unknown> => sql`(
    select ${nameOf(sql`e.actor_uid`)} from audit_entry e where e.subject_kind = ${kind} and e.subject_id = ${id}
    order by e.at desc, e.id desc limit 1)`,
  /** Columns of `PastEntry`, of one company alone (D47). */
  entriesOf: ({ kind, id, companyId }: Subject, most: number): RawBuilder<unknown> => sql`(
    select e.id, e.at, e.actor_uid, e.action, e.detail from audit_entry e
    where e.subject_kind = ${kind} and e.subject_id = ${id} and e.company_id = ${companyId}
    order by e.at desc, e.id desc limit ${most})`,
  /**
   * The last hundred changes of a subject, a `DeskEntry` each, newest first; `nameOf` tells who somebody is. Who looked at it is no
   * change, and stands in the audit log.
   */
  historyOf: (
    { kind, id, companies }: History,
    nameOf: (uid: RawBuilder<unknown>) => RawBuilder<unknown>,
  ): RawBuilder<readonly DeskEntry[]> => sql`coalesce((
    select json_agg(json_build_object('at', e.at, 'actor_uid', e.actor_uid, 'action', e.action, 'detail', e.detail,
      'name', ${nameOf(sql`e.actor_uid`)}) order by e.at desc, e.id desc)
    from (select * from audit_entry told where told.subject_kind = ${kind} and told.subject_id = ${id}
      and told.action not like '%.looked-at'
      ${companies === undefined ? sql`` : sql`and (told.company_id is null or told.company_id = any(${[...companies]}::text[]))`}
      order by told.at desc, told.id desc limit ${mostTold}) e), '[]')`,
} as const;
