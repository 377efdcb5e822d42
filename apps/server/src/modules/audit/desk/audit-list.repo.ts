import type { Language } from "@vycep/domain/market/language";
import { type RawBuilder, sql } from "kysely";
import {
  conditionsOf,
  containing,
  type Demands,
  is,
  isBefore,
  isFrom,
  isOneOf,
} from "../../../platform/list/conditions.ts";
import type { ListOrder } from "../../../platform/list/list-order.ts";
import type { List } from "../../../platform/list/read-list.ts";
import type { AuditDetail } from "../audit-detail.facts.ts";
import { AUDIT_KINDS } from "../audit-kinds.facts.ts";
import type { AuditDeskDeps } from "./audit-desk.deps.ts";

/** What staff look for in the audit. */
export type AuditSearch = {
  readonly text?: string | undefined;
  readonly by?: string | undefined;
  readonly kind?: string | undefined;
  readonly actions?: readonly string[] | undefined;
  readonly company?: string | undefined;
  readonly from?: Date | undefined;
  /** The first moment behind the last day. */
  readonly to?: Date | undefined;
};

export type AuditRow = {
  readonly id: string;
  readonly at: Date;
  readonly uid: string | null;
  readonly userName: string | null;
  readonly staffName: string | null;
  readonly inNameOf: string | null;
  readonly action: string;
  readonly kind: string;
  readonly subject: string;
  readonly subjectName: string | null;
  readonly company: string | null;
  readonly detail: AuditDetail;
  readonly address: string | null;
  readonly userAgent: string | null;
  readonly requestId: string | null;
};

type AuditNames = Pick<AuditDeskDeps, "people" | "subjectNames" | "subjectsNamed">;

export const auditOrder: ListOrder = {
  name: "audit-at-desc",
  by: { column: sql`at`, kind: "moment" },
  id: { column: sql`id`, kind: "whole" },
  direction: "desc",
};

/** What was done, the newest first; names are read for the rows of the page alone. */
export function auditList(
  search: AuditSearch,
  { people, subjectNames, subjectsNamed }: AuditNames,
  language: Language,
): List<AuditRow, AuditRow> {
  const { userNameOf, staffNameOf } = people;
  const named = Object.entries(subjectNames).map(
    ([kind, nameOf]) => sql`when ${kind} then ${nameOf(sql`page.subject`, language)}`,
  );
  return {
    found: sql`
      select e.id, e.at, e.actor_uid as uid, e.as_uid, e.action, e.subject_kind as kind, e.subject_id as subject,
        e.company_id as company, e.detail, e.address, e.user_agent as "userAgent", e.request_id as "requestId"
      from audit_entry e where ${conditionsOf(search, demandsOf({ people, subjectsNamed }))}`,
    beside: sql`${userNameOf(sql`page.uid`)} as "userName", ${staffNameOf(sql`page.uid`)} as "staffName",
      coalesce(${userNameOf(sql`page.as_uid`)}, page.as_uid) as "inNameOf",
      case page.kind ${sql.join(named, sql` `)} end as "subjectName"`,
    order: auditOrder,
    read: (row) => row,
  };
}

type Named = Pick<AuditNames, "people" | "subjectsNamed">;

function demandsOf(named: Named): Demands<AuditSearch> {
  return {
    text: (text) => hasText(text, named),
    by: is(sql`e.actor_uid`),
    kind: is(sql`e.subject_kind`),
    actions: isOneOf(sql`e.action`),
    company: is(sql`e.company_id`),
    from: isFrom(sql`e.at`),
    to: isBefore(sql`e.at`),
  };
}

/** Fewer letters are in too many names, and no index finds them. */
const fewestLetters = 3;

/**
 * By a number, by the name of who did it, or of what it was done to. An index knows what something was done to by its kind and id
 * together, so all kinds are named.
 */
function hasText(text: string, { people, subjectsNamed }: Named): RawBuilder<unknown> {
  const pattern = sql`${containing(text)}`;
  const mayBeName = text.length >= fewestLetters;
  const actors = sql`array(${people.staffNamed(pattern)}) ${mayBeName ? sql`|| array(${people.usersNamed(pattern)})` : sql``}`;
  const subjects = mayBeName
    ? Object.entries(subjectsNamed).map(
        ([kind, named]) =>
          sql`or (e.subject_kind = ${kind} and e.subject_id = any(array(${named(pattern)})))`,
      )
    : [];
  return sql`((e.subject_kind = any(${[...AUDIT_KINDS]}::text[]) and e.subject_id = ${text})
    or e.actor_uid = any(${actors} || ${text}::text) ${sql.join(subjects, sql` `)})`;
}
