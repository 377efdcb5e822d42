import type { UserId } from "@vycep/domain/kernel/ids";
import { sql } from "kysely";
import type { Tx } from "../../platform/db.ts";

export type NewEmail = { readonly uid: UserId; readonly from: string; readonly to: string };

/** Of whom the e-mail is: who is told of it, and in whose books it stands. */
export type Renamed = { readonly language: string; readonly company_id: string | null };

/**
 * Gives somebody another e-mail, and tells who that is. Nobody, when somebody else has it, or the person has by now another
 * than the one that goes, or may not sign in any more.
 */
export async function changeEmail(tx: Tx, { uid, from, to }: NewEmail): Promise<Renamed | undefined> {
  // Two who want the same address follow one another; the second one sees what the first has got.
  await sql`select pg_advisory_xact_lock(hashtextextended('e-mail ' || lower(${to} collate "C"), 0))`.execute(
    tx,
  );
  const { rows } = await sql<Renamed>`
    update app_user set email = ${to}
    where uid = ${uid} and email = ${from} and status = 'Active'
      and not exists (
        select from app_user other
        where lower(other.email collate "C") = lower(${to} collate "C") and other.uid <> ${uid})
    returning language, company_id`.execute(tx);
  return rows[0];
}
