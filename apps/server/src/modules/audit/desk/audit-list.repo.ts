import type { Language } from "@vycep/domain/market/language";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../../platform/db.ts";
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
  readonly text?: SoughtText | undefined;
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
  /** What records are called that fields of the detail name by their codes. */
  readonly fieldNames: Readonly<Record<string, string | null>> | null;
  readonly address: string | null;
  readonly userAgent: string | null;
  readonly requestId: string | null;
};

/** A text with the ids of whoever and whatever is called so, by kind. */
export type SoughtText = {
  readonly text: string;
  readonly named: Readonly<Record<string, readonly string[]>>;
};

type AuditNames = Pick<AuditDeskDeps, "people" | "subjectNames" | "emptiesNameOf">;

export const auditOrder: ListOrder = {
  name: "audit-at-desc",
  by: { column: sql`at`, kind: "moment" },
  id: { column: sql`id`, kind: "whole" },
  direction: "desc",
};

/** What was done, the newest first; names are read for the rows of the page alone. */
export function auditList(
  search: AuditSearch,
  { people, subjectNames, emptiesNameOf }: AuditNames,
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
      from audit_entry e where ${conditionsOf(search, demands)}`,
    beside: sql`${userNameOf(sql`page.uid`)} as "userName", ${staffNameOf(sql`page.uid`)} as "staffName",
      coalesce(${userNameOf(sql`page.as_uid`)}, page.as_uid) as "inNameOf",
      case page.kind ${sql.join(named, sql` `)} end as "subjectName",
      (select json_object_agg(field, ${emptiesNameOf(sql`substr(field, length('empties ') + 1)`, language)})
        from jsonb_object_keys(page.detail) field where field like 'empties %') as "fieldNames"`,
    order: auditOrder,
    read: (row) => row,
  };
}

const demands: Demands<AuditSearch> = {
  text: hasText,
  by: is(sql`e.actor_uid`),
  kind: is(sql`e.subject_kind`),
  actions: isOneOf(sql`e.action`),
  company: is(sql`e.company_id`),
  from: isFrom(sql`e.at`),
  to: isBefore(sql`e.at`),
};

/** Fewer letters are in too many names, and no index finds them. */
const mayBeName = /[\p{L}\p{N}]{3}/u;

/** Ids of whoever and whatever is called so, in one statement; of a short text the staff alone. */
export async function idsNamed(
  db: Db,
  text: string,
  { subjectsNamed }: Pick<AuditDeskDeps, "subjectsNamed">,
): Promise<SoughtText> {
  const pattern = sql`${containing(text)}`;
  const kinds = Object.entries(subjectsNamed).filter(([kind]) => kind === "staff" || mayBeName.test(text));
  const columns = kinds.map(([kind, named]) => sql`array(${named(pattern)})::text[] as ${sql.id(kind)}`);
  const { rows } = await sql<SoughtText["named"]>`select ${sql.join(columns)}`.execute(db);
  return { text, named: rows[0] ?? {} };
}

/**
 * By a number, by the name of who did it or in whose name, or of what it was done to. An index knows what something was done to by its
 * kind and id together, so all kinds are named; a price is known by its goods.
 */
function hasText({ text, named }: SoughtText): RawBuilder<unknown> {
  const { user = [], staff = [], product = [] } = named;
  const subjects = Object.entries(named)
    .filter(([, ids]) => ids.length > 0)
    .map(([kind, ids]) => sql`or (e.subject_kind = ${kind} and e.subject_id = any(${[...ids]}::text[]))`);
  const prices = sql`or (e.subject_kind = 'price' and split_part(e.subject_id, ' ', -1) = any(${[...product]}::text[]))`;
  return sql`((e.subject_kind = any(${[...AUDIT_KINDS]}::text[]) and e.subject_id = ${text})
    or e.actor_uid = any(${[...user, ...staff, text]}::text[]) or e.as_uid = any(${[...user, text]}::text[])
    ${product.length > 0 ? prices : sql``} ${sql.join(subjects, sql` `)})`;
}
