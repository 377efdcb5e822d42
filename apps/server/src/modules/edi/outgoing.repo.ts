import type { CompanyId } from "@vycep/domain/kernel/ids";
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db.ts";

export type NewOutgoing = {
  readonly reference: string;
  readonly partnerGln: string;
  readonly companyId: CompanyId;
  readonly messageId: number;
  readonly kind: "order-response" | "despatch-advice" | "invoice";
  /** What it tells: nothing is told twice. */
  readonly subject: string;
  readonly fileName: string;
  readonly body: string;
};

/** Under which our next interchange goes; one that is not used then is left out. */
export async function nextReference(tx: Tx): Promise<string> {
  const { rows } = await sql<{ reference: string }>`
    select nextval('edi_reference_seq')::text as reference`.execute(tx);
  return rows[0]?.reference ?? "";
}

/** Whether a subject was told. */
export async function isTold(db: Db, partnerGln: string, subject: string): Promise<boolean> {
  const { rows } = await sql<{ told: boolean }>`
    select exists (select from edi_outgoing where partner_gln = ${partnerGln} and subject = ${subject}) as told`.execute(
    db,
  );
  return rows[0]?.told ?? false;
}

export async function queueOutgoing(tx: Tx, message: NewOutgoing): Promise<void> {
  const { reference, partnerGln, companyId, messageId, kind, subject, fileName, body } = message;
  await sql`
    insert into edi_outgoing (reference, partner_gln, company_id, message_id, kind, subject, file_name, body,
      created_at, next_attempt_at)
    values (${reference}, ${partnerGln}, ${companyId}, ${messageId}, ${kind}, ${subject}, ${fileName}, ${body},
      now(), now())
    on conflict (partner_gln, subject) do nothing`.execute(tx);
}

/** The newest answer to a message goes out once more, as it was. */
export async function answerAgain(tx: Tx, messageId: number): Promise<void> {
  await sql`
    update edi_outgoing set sent_at = null, next_attempt_at = now()
    where reference = (select max(reference) from edi_outgoing
      where message_id = ${messageId} and kind = 'order-response') and sent_at is not null`.execute(tx);
}

export type Waiting = {
  readonly reference: number;
  readonly fileName: string;
  readonly body: string;
  readonly attempts: number;
};

/** Takes what is due, and keeps it from other workers for a while. All times are the database's. */
export async function claimOutgoing(tx: Tx): Promise<readonly Waiting[]> {
  const { rows } = await sql<Waiting>`
    update edi_outgoing set attempts = attempts + 1, next_attempt_at = now() + interval '2 minutes'
    where reference in (
      select reference from edi_outgoing where sent_at is null and next_attempt_at <= now()
      order by next_attempt_at, reference limit 50 for update skip locked)
    returning reference, file_name as "fileName", body, attempts`.execute(tx);
  return rows.toSorted((left, right) => left.reference - right.reference);
}

export async function markSent(tx: Tx, reference: number): Promise<void> {
  await sql`update edi_outgoing set sent_at = now(), last_error = null
    where reference = ${reference} and sent_at is null`.execute(tx);
}

export async function tryAgain(
  tx: Tx,
  {
    reference,
    seconds,
    error,
  }: Pick<Waiting, "reference"> & { readonly seconds: number; readonly error: string },
): Promise<void> {
  await sql`update edi_outgoing set last_error = ${error.slice(0, 500)},
      next_attempt_at = now() + make_interval(secs => ${seconds})
    where reference = ${reference} and sent_at is null`.execute(tx);
}

/** How many messages have not been taken. */
export async function countWaiting(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from edi_outgoing where sent_at is null`.execute(db);
  return rows[0]?.count ?? 0;
}
