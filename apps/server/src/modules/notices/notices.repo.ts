import { type Notice, noticeFactsSchema } from "@vycep/contract/notices/notices.rest";
import type { CompanyId, ShipToId, UserId } from "@vycep/domain/kernel/ids";
import { NOTICE_TOPICS, type OpenNotices } from "@vycep/domain/notices/notice-kind";
import { type RawBuilder, sql } from "kysely";
import { localMomentOf } from "../../platform/clock.ts";
import type { Db, Tx } from "../../platform/db.ts";
import { conditionsOf, type Demands } from "../../platform/list/conditions.ts";
import type { List } from "../../platform/list/read-list.ts";

/** Whose notices, and which of them may still be read. */
export type NoticeScope = {
  readonly uid: UserId;
  readonly companyId: CompanyId | undefined;
  readonly open: readonly OpenNotices<ShipToId>[];
};

export type NoticeFilter = {
  readonly scope: NoticeScope;
  readonly shipToIds?: readonly string[] | undefined;
  readonly isUnread?: true | undefined;
};

type NoticeRow = {
  readonly id: number;
  readonly subject: string;
  readonly shipToId: string | null;
  readonly at: Date;
  readonly isRead: boolean;
  readonly facts: unknown;
};

const demands: Demands<NoticeFilter> = {
  scope: inScope,
  shipToIds: (ids) => sql`(n.ship_to_id is null or n.ship_to_id = any(${[...ids]}::text[]))`,
  isUnread: () => sql`n.read_at is null`,
};

/** The notices that a filter finds, newest first; one that a newer server wrote is left out. */
export function noticeList(filter: NoticeFilter): List<NoticeRow, readonly Notice[]> {
  return {
    found: sql`
      select n.id, n.subject, n.ship_to_id as "shipToId", n.at, n.read_at is not null as "isRead", n.facts
      from notice n where ${conditionsOf(filter, demands)}`,
    order: {
      name: "newest",
      by: { column: sql`at`, kind: "moment" },
      id: { column: sql`id`, kind: "whole" },
      direction: "desc",
    },
    read: toNotice,
  };
}

export async function countUnread(db: Db, scope: NoticeScope): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    select count(*)::int as unread from notice n where n.read_at is null and ${inScope(scope)}`.execute(db);
  return rows[0]?.unread ?? 0;
}

/** Marks one's own notices, all that one may read where none is named; what is marked already stays. */
export async function markNotices(
  tx: Tx,
  scope: NoticeScope,
  {
    ids,
    isRead,
    at,
  }: { readonly ids: readonly number[] | undefined; readonly isRead: boolean; readonly at: Date },
): Promise<void> {
  await sql`
    update notice n set read_at = ${isRead ? at : null}::timestamptz
    where ${inScope(scope)} and (n.read_at is null) = ${isRead}
      and (${ids === undefined} or n.id = any(${[...(ids ?? [])]}::bigint[]))`.execute(tx);
}

/** The same text for everybody: a row a topic, whatever somebody may read of it. */
function inScope({ uid, companyId, open }: NoticeScope): RawBuilder<unknown> {
  const rows = NOTICE_TOPICS.map((topic) => open.find((one) => one.topic === topic)).map((one) => {
    const { kinds = [], places = [], isOfCompany = false } = one ?? {};
    return sql`(n.kind = any(${[...kinds]}::text[])
      and case when n.ship_to_id is null then ${isOfCompany} else n.ship_to_id = any(${[...places]}::text[]) end)`;
  });
  return sql`(n.in_bell and n.uid = ${uid} and n.company_id = ${companyId ?? null} and (${sql.join(rows, sql` or `)}))`;
}

function toNotice({ facts: stored, at, ...row }: NoticeRow): readonly Notice[] {
  const facts = noticeFactsSchema.safeParse(stored);
  if (!facts.success) return [];
  const { date, minutes } = localMomentOf(at);
  return [{ ...row, at: at.toISOString(), day: date, minutes: Math.floor(minutes), facts: facts.data }];
}
