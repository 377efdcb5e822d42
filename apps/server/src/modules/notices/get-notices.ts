import type {
  MarkNoticesBody,
  NoticesAnswer,
  NoticesQuery,
  UnreadNoticesAnswer,
} from "@vycep/contract/notices/notices.rest";
import { openNotices } from "@vycep/domain/notices/notice-kind";
import type { Deps } from "../../platform/deps.ts";
import { printCursor, readCursor } from "../../platform/list/cursor.ts";
import { readPage } from "../../platform/list/read-list.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import type { Actor } from "../../platform/session.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { countUnread, markNotices, type NoticeScope, noticeList } from "./notices.repo.ts";

/** What happened to the orders, papers and tickets of one's places, newest first (BELL-01): the actor, and one statement. */
export async function getNotices(
  { db }: Pick<Deps, "db">,
  context: RequestContext,
  { topic, shipTos, unread, after, limit }: NoticesQuery,
): Promise<NoticesAnswer> {
  const scope = scopeOf(await context.actor());
  const open = scope.open.filter((one) => topic === undefined || one.topic === topic);
  const list = noticeList({
    scope: { ...scope, open },
    shipToIds: shipTos === undefined ? undefined : shipTos.split(",").slice(0, 300),
    isUnread: unread === "true" ? true : undefined,
  });
  const { items, next } = await readPage(db, list, {
    limit,
    after: after === undefined ? undefined : readCursor(list.order, after, "after"),
  });
  return { notices: items.flat(), next: next === undefined ? null : printCursor(list.order, next) };
}

/** How many of them nobody has read on any device. */
export async function getUnreadNotices(
  { db }: Pick<Deps, "db">,
  context: RequestContext,
): Promise<UnreadNoticesAnswer> {
  return { unread: await countUnread(db, scopeOf(await context.actor())) };
}

/** Marks some or all as read or unread, for all devices; another's are as little touched as ones that do not exist. */
export async function markNoticesAsRead(
  { db, clock }: Pick<Deps, "db" | "clock">,
  context: RequestContext,
  { ids, isRead }: MarkNoticesBody,
): Promise<UnreadNoticesAnswer> {
  const scope = scopeOf(await context.actor());
  return inTransaction(db, async (tx) => {
    await markNotices(tx, scope, { ids, isRead, at: clock.instant() });
    return { unread: await countUnread(tx, scope) };
  });
}

function scopeOf(actor: Actor): NoticeScope {
  return { uid: actor.uid, companyId: actor.companyId, open: openNotices(actor.shipTos) };
}
