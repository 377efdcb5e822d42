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
