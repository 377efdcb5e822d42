import { foldEmail } from "@vycep/domain/identity/email";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../platform/db.ts";
import type { MailFile, ReadyMail } from "./mail.port.ts";

export type WaitingMail = {
  readonly messageId: string;
  readonly recipient: string;
  readonly language: string;
  readonly sealedFacts: string;
  /** Tries so far, the coming one among them. */
  readonly attempts: number;
  /** Since it was written, when it was taken. */
  readonly waitedMs: number;
};

const due = sql<boolean>`sent_at is null and set_aside_at is null and next_attempt_at <= now()`;

export const mailIsDue = sql<boolean>`exists (select from mail where ${due})`;

type Claim = { readonly most: number; readonly keptMs: number };

/**
 * Takes what is due and keeps it from other workers for a while: a worker that dies leaves it to the next one when the
 * time is over. All these times are the database's, for the clocks of processes differ.
 */
export async function claimDueMails(tx: Tx, { most, keptMs }: Claim): Promise<readonly WaitingMail[]> {
  const { rows } = await sql<WaitingMail>`
    update mail set attempts = attempts + 1, next_attempt_at = ${inMs(keptMs)}
    where message_id in (
      select message_id from mail
      where ${due}
      order by next_attempt_at, message_id limit ${most} for update skip locked)
    returning message_id as "messageId", recipient, language, sealed_facts as "sealedFacts", attempts,
      extract(epoch from now() - created_at)::float8 * 1000 as "waitedMs"`.execute(tx);
  return rows;
}

/** What it said is forgotten: the links in it are nobody's business but the receiver's. */
export async function markSent(tx: Tx, messageId: string): Promise<void> {
  await sql`
    update mail set sent_at = now(), sealed_facts = null, last_error = null
    where message_id = ${messageId} and sent_at is null and set_aside_at is null`.execute(tx);
}

export async function markWaiting(
  tx: Tx,
  messageId: string,
  { afterMs, reason }: { readonly afterMs: number; readonly reason: string },
): Promise<void> {
  await sql`
    update mail set next_attempt_at = ${inMs(afterMs)}, last_error = ${reason}
    where message_id = ${messageId} and sent_at is null and set_aside_at is null`.execute(tx);
}

export async function setAside(tx: Tx, messageId: string, reason: string): Promise<void> {
  await sql`
    update mail set set_aside_at = now(), sealed_facts = null, last_error = ${reason}
    where message_id = ${messageId} and sent_at is null and set_aside_at is null`.execute(tx);
}

/** Marks an address as one where nobody is. */
export async function markBounced(tx: Tx, address: string, reason: string): Promise<void> {
  await sql`
    insert into mail_bounce (address, reason, bounced_at) values (${foldEmail(address)}, ${reason}, now())
    on conflict (address) do update set reason = excluded.reason, bounced_at = excluded.bounced_at`.execute(
    tx,
  );
}

/** Somebody is there after all. */
export async function forgetBounce(tx: Tx, address: string): Promise<void> {
  await sql`delete from mail_bounce where address = ${foldEmail(address)}`.execute(tx);
}

export type MailCounts = { readonly waiting: number; readonly setAside: number };

export async function countMails(db: Db): Promise<MailCounts> {
  const { rows } = await sql<MailCounts>`
    select (select count(*) from mail where sent_at is null and set_aside_at is null)::int as waiting,
      (select count(*) from mail where set_aside_at is not null)::int as "setAside"`.execute(db);
  return rows[0] ?? { waiting: 0, setAside: 0 };
}

export async function keepInMailbox(tx: Tx, mail: ReadyMail): Promise<void> {
  await sql`
    insert into mailbox (message_id, recipient, subject, html, plain_text, received_at)
    values (${mail.messageId}, ${mail.to}, ${mail.subject}, ${mail.html}, ${mail.plainText}, now())
    on conflict (message_id) do nothing`.execute(tx);
  const files = mail.files.filter(({ contentId }) => contentId === undefined);
  if (files.length === 0) return;
  await sql`
    insert into mailbox_file (message_id, position, name, type, content)
    select ${mail.messageId}, position - 1, name, type, content from unnest(${files.map(({ name }) => name)}::text[],
      ${files.map(({ type }) => type)}::text[], ${files.map(({ content }) => Buffer.from(content))}::bytea[])
      with ordinality as file (name, type, content, position)
    on conflict do nothing`.execute(tx);
}

export type MailboxLine = {
  readonly messageId: string;
  readonly recipient: string;
  readonly subject: string;
  readonly receivedAt: Date;
};
export type MailboxMail = MailboxLine & {
  readonly html: string;
  readonly plainText: string;
  readonly files: readonly { readonly position: number; readonly name: string; readonly bytes: number }[];
};

export async function mailboxLines(db: Db): Promise<readonly MailboxLine[]> {
  const { rows } = await sql<MailboxLine>`
    select message_id as "messageId", recipient, subject, received_at as "receivedAt"
    from mailbox order by received_at desc, message_id limit 200`.execute(db);
  return rows;
}

export async function mailboxMail(db: Db, messageId: string): Promise<MailboxMail | undefined> {
  const { rows } = await sql<MailboxMail>`
    select message_id as "messageId", recipient, subject, received_at as "receivedAt", html,
      plain_text as "plainText",
      coalesce((
        select json_agg(json_build_object('position', f.position, 'name', f.name, 'bytes', length(f.content))
          order by f.position) from mailbox_file f where f.message_id = mailbox.message_id), '[]') as files
    from mailbox where message_id = ${messageId}`.execute(db);
  return rows[0];
}

export async function mailboxFile(
  db: Db,
  messageId: string,
  position: number,
): Promise<Omit<MailFile, "contentId"> | undefined> {
  const { rows } = await sql<Omit<MailFile, "contentId">>`
    select name, type, content from mailbox_file
    where message_id = ${messageId} and position = ${position}`.execute(db);
  return rows[0];
}

function inMs(ms: number): RawBuilder<Date> {
  return sql<Date>`now() + make_interval(secs => ${ms / 1000})`;
}
