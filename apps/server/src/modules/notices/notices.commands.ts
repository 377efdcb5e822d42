import type { NoticeFacts } from "@vycep/contract/notices/notices.rest";
import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../platform/db.ts";

/** What happened, and to whom it is told. */
export type NewNotice = {
  readonly facts: NoticeFacts;
  /** The number of the order, paper or ticket. */
  readonly subject: string;
  readonly companyId: string;
  /** Null where it concerns the company. */
  readonly shipToId: string | null;
  readonly at: Date;
  /** Who did it: nobody is told what they did themselves. */
  readonly by?: string | undefined;
  /** What happened, by a name of its own, with the kind: the same is told once. */
  readonly cause: string;
};

/** Ids of people as `select uid …`; of each notice it may ask `told.ship_to_id` and `told.company_id`. */
export type Receivers = RawBuilder<unknown>;

/** Writes notices in the transaction of their cause: one statement, however many (BELL-01). */
export async function tellNotice(tx: Tx, news: readonly NewNotice[], receivers: Receivers): Promise<void> {
  await insertOf(news, receivers).execute(tx);
}

/** The same as a part of a statement that makes what is told: `with notice as (…)`. */
export const noticeInSql = { insertOf } as const;

function insertOf(news: readonly NewNotice[], receivers: Receivers): RawBuilder<unknown> {
  const column = <Value>(of: (notice: NewNotice) => Value) => news.map(of);
  return sql`
    insert into notice (uid, company_id, ship_to_id, kind, subject, facts, cause, at)
    select receiver.uid, told.company_id, told.ship_to_id, told.kind, told.subject, told.facts::jsonb, told.cause, told.at
    from unnest(${column(({ companyId }) => companyId)}::text[], ${column(({ shipToId }) => shipToId)}::text[],
      ${column(({ facts }) => facts.kind)}::text[], ${column(({ subject }) => subject)}::text[],
      ${column(({ facts }) => JSON.stringify(facts))}::text[],
      ${column(({ facts, cause }) => `${facts.kind} ${cause}`)}::text[], ${column(({ at }) => at)}::timestamptz[],
      ${column(({ by }) => by ?? null)}::text[])
      as told (company_id, ship_to_id, kind, subject, facts, cause, at, doer)
    cross join lateral (${receivers}) as receiver (uid)
    where receiver.uid is distinct from told.doer
    on conflict (uid, cause) do nothing`;
}
