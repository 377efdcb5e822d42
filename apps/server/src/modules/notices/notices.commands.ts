import type { NoticeFacts } from "@vycep/contract/notices/notices.rest";
import { confirmsToDoer, settingOf } from "@vycep/domain/notices/notice-setting";
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
  /** Who did it: nobody is told what they did themselves, but by mail where they wait for a confirmation. */
  readonly by?: string | undefined;
  /** Whose order or cart it is. */
  readonly owner?: string | null | undefined;
  /** What happened, by a name of its own, with the kind: the same is told once. */
  readonly cause: string;
};

/** Ids of people as `select uid …`; of each notice it may ask `told.ship_to_id` and `told.company_id`. */
export type Receivers = RawBuilder<unknown>;

/**
 * Tells people what happened, in the transaction of its cause: one statement, however many (BELL-01). The bell has it at
 * once, but for who turned it off (BELL-03); which other ways it takes is decided when it is carried (carry-notices.ts).
 */
export async function tellNotice(tx: Tx, news: readonly NewNotice[], receivers: Receivers): Promise<void> {
  await insertOf(news, receivers).execute(tx);
}

/** The same as a part of a statement that makes what is told: `with notice as (…)`. */
export const noticeInSql = { insertOf } as const;

function insertOf(news: readonly NewNotice[], receivers: Receivers): RawBuilder<unknown> {
  const column = <Value>(of: (notice: NewNotice) => Value) => news.map(of);
  return sql`
    insert into notice (uid, company_id, ship_to_id, kind, subject, facts, cause, at, is_own, in_bell)
    select receiver.uid, told.company_id, told.ship_to_id, told.kind, told.subject, told.facts::jsonb, told.cause, told.at,
      coalesce(receiver.uid = told.owner, false),
      receiver.uid is distinct from told.doer and not exists (
        select from notice_setting s where s.uid = receiver.uid and s.ship_to_id = told.ship_to_id
          and s.setting = told.setting and s.way = 'bell' and not s.is_wanted)
    from unnest(${column(({ companyId }) => companyId)}::text[], ${column(({ shipToId }) => shipToId)}::text[],
      ${column(({ facts }) => facts.kind)}::text[], ${column(({ facts }) => settingOf(facts.kind))}::text[],
      ${column(({ subject }) => subject)}::text[], ${column(({ facts }) => JSON.stringify(facts))}::text[],
      ${column(({ facts, cause }) => `${facts.kind} ${cause}`)}::text[], ${column(({ at }) => at)}::timestamptz[],
      ${column(({ by }) => by ?? null)}::text[], ${column(({ owner }) => owner ?? null)}::text[],
      ${column(({ facts }) => confirmsToDoer(facts.kind))}::boolean[])
      as told (company_id, ship_to_id, kind, setting, subject, facts, cause, at, doer, owner, tells_doer)
    cross join lateral (${receivers}) as receiver (uid)
    where receiver.uid is distinct from told.doer or told.tells_doer
    on conflict (uid, cause) do nothing`;
}
