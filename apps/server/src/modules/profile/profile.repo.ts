import type { UserId } from "@vycep/domain/kernel/ids";
import type { EmailSide } from "@vycep/domain/profile/email-change";
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db.ts";

export type EmailChangeRow = {
  readonly uid: string;
  readonly old_email: string;
  readonly new_email: string;
  readonly expires_at: Date;
  readonly is_old_confirmed: boolean;
  readonly is_new_confirmed: boolean;
  readonly is_done: boolean;
};

const columns = sql`uid, old_email, new_email, expires_at, old_confirmed_at is not null as is_old_confirmed,
  new_confirmed_at is not null as is_new_confirmed, done_at is not null as is_done`;

export type NewEmailChange = {
  readonly uid: UserId;
  readonly oldEmail: string;
  readonly newEmail: string;
  readonly oldSecretHash: string;
  readonly newSecretHash: string;
  readonly expiresAt: Date;
};

/** Keeps what somebody wants; what they wanted before goes, and its links with it. */
export async function saveEmailChange(tx: Tx, change: NewEmailChange): Promise<void> {
  const { uid, oldEmail, newEmail, oldSecretHash, newSecretHash, expiresAt } = change;
  await sql`delete from email_change where uid = ${uid}`.execute(tx);
  await sql`
    insert into email_change (uid, old_email, new_email, old_secret_hash, new_secret_hash, expires_at)
    values (${uid}, ${oldEmail}, ${newEmail}, ${oldSecretHash}, ${newSecretHash}, ${expiresAt})`.execute(tx);
}

export async function findEmailChange(db: Db, uid: UserId): Promise<EmailChangeRow | undefined> {
  const { rows } = await sql<EmailChangeRow>`
    select ${columns} from email_change where uid = ${uid}`.execute(db);
  return rows[0];
}

/** The change that a link belongs to and the side that it speaks for, held until the transaction ends. */
export async function holdBySecret(
  tx: Tx,
  secretHash: string,
): Promise<(EmailChangeRow & { readonly side: EmailSide }) | undefined> {
  const { rows } = await sql<EmailChangeRow & { readonly side: EmailSide }>`
    select ${columns}, case when old_secret_hash = ${secretHash} then 'old' else 'new' end as side
    from email_change where ${secretHash} in (old_secret_hash, new_secret_hash) for update`.execute(tx);
  return rows[0];
}

export async function markConfirmed(
  tx: Tx,
  { uid, side }: { readonly uid: string; readonly side: EmailSide },
  at: Date,
): Promise<void> {
  await (side === "old"
    ? sql`update email_change set old_confirmed_at = coalesce(old_confirmed_at, ${at}) where uid = ${uid}`
    : sql`update email_change set new_confirmed_at = coalesce(new_confirmed_at, ${at}) where uid = ${uid}`
  ).execute(tx);
}

/** Done, and still known for as long as its links are, so that the second click says the same as the first. */
export async function markDone(tx: Tx, uid: string, at: Date): Promise<void> {
  await sql`update email_change set done_at = ${at} where uid = ${uid}`.execute(tx);
}

export async function deleteEmailChange(tx: Tx, uid: string): Promise<void> {
  await sql`delete from email_change where uid = ${uid}`.execute(tx);
}
