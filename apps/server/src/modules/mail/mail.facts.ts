import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/db.ts";

/** Pieces of SQL for whoever shows an address. */
export const mailInSql = {
  /** Whether a mail server has said that nobody is at an address (MAIL-02). */
  isBounced: (address: RawBuilder<unknown>): RawBuilder<unknown> => sql`exists (
    select from mail_bounce b where b.address = lower(${address} collate "C"))`,
} as const;

/** An address at which nobody is, as a mail server said. */
export type BouncedAddress = { readonly address: string; readonly since: Date; readonly reason: string };

export async function bouncedAddresses(db: Db): Promise<readonly BouncedAddress[]> {
  const { rows } = await sql<BouncedAddress>`
    select address, bounced_at as since, reason from mail_bounce order by bounced_at desc, address`.execute(
    db,
  );
  return rows;
}

/** A mail that is not tried any more. */
export type MailSetAside = {
  readonly at: Date;
  readonly kind: string;
  readonly recipient: string;
  readonly reason: string;
};

export async function mailsSetAside(db: Db): Promise<readonly MailSetAside[]> {
  const { rows } = await sql<MailSetAside>`
    select set_aside_at as at, kind, recipient, coalesce(last_error, '') as reason from mail
    where set_aside_at is not null order by set_aside_at desc, message_id limit 500`.execute(db);
  return rows;
}

/** Mails that wait, and how that goes; all times are the database's. */
export type MailQueue = {
  readonly waiting: number;
  /** Of the last week: older ones nobody waits for any more. */
  readonly setAside: number;
  readonly failing: number;
  readonly oldestFailing: Date | null;
  readonly oldest: Date | null;
  readonly lastSent: Date | null;
  readonly lastError: string | null;
  readonly now: Date;
};

export async function mailQueue(db: Db): Promise<MailQueue> {
  const { rows } = await sql<MailQueue>`
    with waiting as materialized (select * from mail where sent_at is null and set_aside_at is null),
      aside as materialized (select * from mail where set_aside_at > now() - interval '7 days')
    select (select count(*)::int from waiting) as waiting, (select count(*)::int from aside) as "setAside",
      (select count(*)::int from waiting where last_error is not null) as failing,
      (select min(created_at) from waiting where last_error is not null) as "oldestFailing",
      (select min(created_at) from waiting) as oldest,
      (select max(sent_at) from mail where sent_at is not null) as "lastSent",
      (select last_error from (select last_error, created_at from waiting union all select last_error, created_at from aside) failed
        where last_error is not null order by created_at desc limit 1) as "lastError",
      now() as now`.execute(db);
  const [queue] = rows;
  if (queue === undefined) throw new Error("a sum has no row");
  return queue;
}
