import { type DocumentKind, parseKind } from "@vycep/domain/documents/document";
import { type LocalDate, toLocalDate } from "@vycep/domain/kernel/local-moment";
import { type Currency, type Minor, toMinor } from "@vycep/domain/kernel/money";
import { toCurrency } from "@vycep/domain/market/market";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/db.ts";
import { shipToInSql } from "../ship-to/ship-to.facts.ts";
import type { DocumentFilter } from "./document-filter.ts";
import { inScope, isCountedFor } from "./document-scope.repo.ts";
import type { DocumentScope } from "./documents.policy.ts";

export type KindSum = {
  readonly kind: DocumentKind;
  readonly count: number;
};
export type StateSum = {
  readonly state: "overdue" | "due";
  readonly currency: Currency;
  readonly count: number;
  readonly minor: Minor;
  readonly firstDue: LocalDate;
  readonly firstShipToName: string | undefined;
};

/** How many there are of each kind within a scope, and what is to be paid: overdue, and due later. */
export async function documentSums(
  db: Db,
  scope: DocumentScope,
  today: LocalDate,
): Promise<{ readonly kinds: readonly KindSum[]; readonly unpaid: readonly StateSum[] }> {
  const { rows } = await sql<{
    kinds: readonly { kind: string; count: number }[] | null;
    unpaid:
      | readonly {
          state: "overdue" | "due";
          currency: string;
          count: number;
          minor: number;
          firstDue: string;
          firstShipTo: string | null;
        }[]
      | null;
  }>`
    with unpaid as (
      select case when due < ${today}::date then 'overdue' else 'due' end as state, currency, count(*)::int as count,
        sum(amount_minor)::bigint as minor, min(due) as first_due,
        (array_agg(ship_to_id order by due, ship_to_id))[1] as first_ship_to
      from document d where ${inScope(scope)} and state = 'open' and due is not null group by 1, 2)
    select
      (select json_agg(json_build_object('kind', kind, 'count', count)) from (
        select kind, sum(count)::int as count from document_count c where ${isCountedFor(scope)}
        group by kind having sum(count) > 0) k) as kinds,
      (select json_agg(json_build_object('state', state, 'currency', currency, 'count', count, 'minor', minor,
        'firstDue', first_due, 'firstShipTo', ${shipToInSql.nameOf(sql`first_ship_to`)})
        order by state desc, currency) from unpaid) as unpaid`.execute(db);
  const [row] = rows;
  return {
    kinds: (row?.kinds ?? []).flatMap(({ kind, count }) => {
      const known = parseKind(kind);
      return known === undefined ? [] : [{ kind: known, count }];
    }),
    unpaid: (row?.unpaid ?? []).map((sum) => ({
      state: sum.state,
      currency: toCurrency(sum.currency),
      count: sum.count,
      minor: toMinor(sum.minor),
      firstDue: toLocalDate(sum.firstDue),
      firstShipToName: sum.firstShipTo ?? undefined,
    })),
  };
}

/**
 * How many documents a filter finds, out of what was counted as they came (`document_count`); undefined where the filter
 * asks for more than place, kind and payment, and they must be counted now.
 */
export function countedTotal(filter: DocumentFilter): RawBuilder<unknown> | undefined {
  const { scope, kinds, invoicesIn, shipToIds, shown, ...others } = filter;
  if (Object.values(others).some((value) => value !== undefined)) return undefined;
  const states = shown === undefined ? undefined : countedStates[shown.state];
  if (shown !== undefined && states === undefined) return undefined;
  const isCounted = isCountedFor(scope);
  const conditions = [
    isCounted,
    ...(kinds === undefined ? [] : [sql`c.kind = any(${[...kinds]}::text[])`]),
    ...(invoicesIn === undefined
      ? []
      : [
          sql`(c.kind = any(${[...invoicesIn.kinds]}::text[]) or not exists (
            select from document_count c where ${isCountedFor(invoicesIn.scope)}
              and c.kind = any(${[...invoicesIn.kinds]}::text[]) and c.count > 0))`,
        ]),
    ...(shipToIds === undefined ? [] : [sql`c.place = any(${[...shipToIds]}::text[])`]),
    ...(states === undefined ? [] : [sql`c.state = any(${[...states]}::text[])`]),
  ];
  return sql`(select coalesce(sum(c.count), 0)::int from document_count c where ${sql.join(conditions, sql` and `)})`;
}

/** What hangs on the day is counted on that day. */
const countedStates: Readonly<Record<"overdue" | "due" | "unpaid" | "paid", readonly string[] | undefined>> =
  {
    overdue: undefined,
    due: undefined,
    unpaid: ["open"],
    paid: ["paid", "settled"],
  };
