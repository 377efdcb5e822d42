import { foldEmail } from "@vycep/domain/identity/email";
import { sql } from "kysely";
import type { Tx } from "../../platform/db.ts";

/** Makes somebody an administrator of the brewery (DSIGN-07); false when they are one already. */
export async function createAdministrator(tx: Tx, email: string, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into staff_account (email, role, created_at) values (${foldEmail(email)}, 'admin', ${now})
    on conflict (email) do nothing`.execute(tx);
  return numAffectedRows === 1n;
}
