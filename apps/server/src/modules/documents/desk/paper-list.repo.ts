import type { DocumentKind, PaymentState } from "@vycep/domain/documents/document";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../../platform/db.ts";
import {
  conditionsOf,
  containing,
  type Demands,
  exactly,
  is,
  isFrom,
  isOneOf,
  isUpTo,
} from "../../../platform/list/conditions.ts";
import type { List } from "../../../platform/list/read-list.ts";
import { shipToInSql } from "../../ship-to/ship-to.facts.ts";

/** How papers stand that are looked for. */
export type PaperStanding = "overdue" | "due" | "paid";

/** Which papers somebody looks for. */
export type PapersAsked = {
  readonly text?: string | undefined;
  readonly kinds?: readonly DocumentKind[] | undefined;
  readonly standing?: { readonly is: PaperStanding; readonly today: LocalDate } | undefined;
  readonly company?: string | undefined;
  readonly shipTo?: string | undefined;
  readonly issuedFrom?: string | undefined;
  readonly issuedTo?: string | undefined;
  /** Companies that may be seen; undefined are all. */
  readonly reach?: readonly string[] | undefined;
};

export type PaperRow = {
  readonly id: number;
  readonly kind: DocumentKind;
  readonly number: string;
  readonly companyId: string;
  readonly companyName: string;
  readonly shipToId: string | null;
  readonly shipToName: string | null;
  readonly issued: string;
  readonly due: string | null;
  readonly amountMinor: number | null;
  readonly currency: string | null;
  readonly state: PaymentState | null;
  readonly orderNumbers: readonly string[];
  readonly formats: readonly string[];
};

/** Papers, the newest first; those that wait for money by the day that they are due, the longest due first. */
export function paperList<Item>(asked: PapersAsked, read: (row: PaperRow) => Item): List<PaperRow, Item> {
  const waits = asked.standing?.is === "overdue" || asked.standing?.is === "due";
  const id = { column: sql`id`, kind: "whole" } as const;
  return {
    found: sql`
      select d.id, d.kind, d.number, d.company_id as "companyId", d.ship_to_id as "shipToId", d.issued, d.due,
        d.amount_minor as "amountMinor", d.currency, d.state, d.order_numbers as "orderNumbers"
      from document d where ${conditionsOf(asked, demands)}`,
    beside: sql`${shipToInSql.companyNameOf(sql`page."companyId"`)} as "companyName",
      ${shipToInSql.nameOf(sql`page."shipToId"`)} as "shipToName",
      array(select f.format from document_file f where f.document_id = page.id order by f.format) as formats`,
    order: waits
      ? { name: "papers-due", by: { column: sql`due`, kind: "day" }, id, direction: "asc" }
      : { name: "papers-issued", by: { column: sql`issued`, kind: "day" }, id, direction: "desc" },
    read,
  };
}

/** The papers that are changed many at once: all that a list finds, or those that are named, of which some may be gone. */
export function papersNamed(
  found: RawBuilder<unknown>,
  ids: readonly string[] | undefined,
): RawBuilder<unknown> {
  const name = sql`f.number || ' · ' || ${shipToInSql.companyNameOf(sql`f."companyId"`)}`;
  if (ids === undefined) return sql`select f.id::text as id, ${name} as name from (${found}) f`;
  return sql`
    select named.id, (select ${name} from (${found}) f
      where f.id = case when named.id ~ '^\\d{1,15}$' then named.id::bigint end) as name
    from unnest(${[...new Set(ids)]}::text[]) named (id)`;
}

const demands: Demands<PapersAsked> = {
  text: found,
  kinds: isOneOf(sql`d.kind`),
  standing: ({ is: standing, today }) => stands(standing, today),
  company: is(sql`d.company_id`),
  shipTo: is(sql`d.ship_to_id`),
  issuedFrom: isFrom(sql`d.issued`),
  issuedTo: isUpTo(sql`d.issued`),
  reach: isOneOf(sql`d.company_id`),
};

function stands(standing: PaperStanding, today: LocalDate): RawBuilder<unknown> {
  switch (standing) {
    case "overdue":
      return sql`d.state = 'open' and d.due < ${today}::date`;
    case "due":
      return sql`d.state = 'open' and d.due >= ${today}::date`;
    case "paid":
      return sql`d.state in ('paid', 'settled')`;
  }
}

/** The beginning of a number, a whole number of an order, or part of a customer's or a place's name; each by an index of its own. */
function found(text: string): RawBuilder<unknown> {
  const named = sql`${containing(text)}`;
  return sql`d.id in (
    select n.id from document n where n.number like ${`${exactly(text)}%`}
    union all select o.id from document o where o.order_numbers @> array[${text}]::text[]
    union all select c.id from document c where c.company_id in ${shipToInSql.companiesNamed(named)}
    union all select s.id from document s where s.ship_to_id in ${shipToInSql.named(named)})`;
}

/** What waits for money by currency, as far as somebody may see it: how much of it is overdue, and since when. */
export async function openSums(
  db: Db,
  { today, reach }: { readonly today: LocalDate; readonly reach: readonly string[] | undefined },
): Promise<readonly OpenSumRow[]> {
  const { rows } = await sql<OpenSumRow>`
    select d.currency, d.due < ${today}::date as "isOverdue", count(*)::int as count, sum(d.amount_minor)::bigint as minor,
      min(d.due) as oldest
    from document d where d.state = 'open' and d.due is not null and ${conditionsOf({ reach }, { reach: isOneOf(sql`d.company_id`) })}
    group by 1, 2 order by 1, 2`.execute(db);
  return rows;
}

export type OpenSumRow = {
  readonly currency: string;
  readonly isOverdue: boolean;
  readonly count: number;
  readonly minor: number;
  readonly oldest: string;
};
