import type { CompanyId } from "@vycep/domain/kernel/ids";
import { sql } from "kysely";
import type { Tx } from "../../../platform/db.ts";

type Waiting = { readonly number: string; readonly companyId: string; readonly attempts: number };

/** An invoice is to leave structured; in the transaction that issues it. */
export async function queueStructured(
  tx: Tx,
  { number, companyId, now }: { readonly number: string; readonly companyId: CompanyId; readonly now: Date },
): Promise<void> {
  await sql`insert into structured_invoice (number, company_id, next_attempt_at)
    values (${number}, ${companyId}, ${now})`.execute(tx);
}

/** Takes what is due, and keeps it from other workers for a while. All times are the database's. */
export async function claimStructured(tx: Tx): Promise<readonly Waiting[]> {
  const { rows } = await sql<Waiting>`
    update structured_invoice set attempts = attempts + 1, next_attempt_at = now() + interval '2 minutes'
    where number in (
      select number from structured_invoice where sent_at is null and next_attempt_at <= now()
      order by next_attempt_at, number limit 20 for update skip locked)
    returning number, company_id as "companyId", attempts`.execute(tx);
  return rows;
}

export async function markSent(tx: Tx, number: string): Promise<void> {
  await sql`update structured_invoice set sent_at = now(), last_error = null
    where number = ${number} and sent_at is null`.execute(tx);
}

export async function tryAgain(
  tx: Tx,
  { number, seconds, error }: { readonly number: string; readonly seconds: number; readonly error: string },
): Promise<void> {
  await sql`update structured_invoice set last_error = ${error.slice(0, 500)},
      next_attempt_at = now() + make_interval(secs => ${seconds})
    where number = ${number} and sent_at is null`.execute(tx);
}
