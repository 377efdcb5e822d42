import type { UserId } from "@vycep/domain/kernel/ids";
import { type RawBuilder, sql } from "kysely";

/** The name of a category; one that is none of ours is called as it calls itself. */
export function categoryName(id: RawBuilder<unknown>, language: string): RawBuilder<unknown> {
  return sql`coalesce((
    select text_in(category.names, ${language}) from ticket_category category where category.id = ${id}), ${id})`;
}

/**
 * From when on what the brewery says to a ticket is new to somebody: since they last read it, and before that since the
 * last answer of anybody of the customer.
 */
function readUntil(ticket: RawBuilder<unknown>, reader: UserId): RawBuilder<unknown> {
  return sql`coalesce(
    (select r.read_at from ticket_read r where r.case_number = ${ticket}.case_number and r.uid = ${reader}),
    (select max(own.at) from ticket_comment own where own.case_number = ${ticket}.case_number and own.uid is not null),
    '-infinity')`;
}

/** How much is new to somebody; a ticket that came unread from elsewhere counts once until it was read here. */
export function unreadOf(ticket: RawBuilder<unknown>, reader: UserId): RawBuilder<unknown> {
  return sql`greatest(
    (select count(*)::int from ticket_comment news where news.case_number = ${ticket}.case_number
      and news.uid is null and news.at > ${readUntil(ticket, reader)}),
    (${ticket}.is_unread and not exists (
      select from ticket_read r where r.case_number = ${ticket}.case_number and r.uid = ${reader}))::int)`;
}

/** Whether a comment is new to somebody. */
export function isUnread(
  comment: RawBuilder<unknown>,
  ticket: RawBuilder<unknown>,
  reader: UserId,
): RawBuilder<unknown> {
  return sql`(${comment}.uid is null and ${comment}.at > ${readUntil(ticket, reader)})`;
}
