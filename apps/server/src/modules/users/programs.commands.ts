import type { UserId } from "@vycep/domain/kernel/ids";
import { sql } from "kysely";
import type { Tx } from "../../platform/db.ts";

/** A name for a company's key: it has carts and orders, and nobody signs in or is written to by it (B16). */
export type NewProgram = {
  readonly uid: UserId;
  readonly name: string;
  readonly country: string | undefined;
  readonly language: string;
  readonly at: Date;
};

export async function addProgram(tx: Tx, { uid, name, country, language, at }: NewProgram): Promise<void> {
  await sql`
    insert into app_user (uid, first_name, last_name, email, phone, country, language, status, is_first_login,
      is_validated, is_key_account, terms_agreed, created_at)
    values (${uid}, ${name}, '', ${`${uid.toLowerCase()}@programs.invalid`}, '', ${country ?? null}, ${language},
      'Program', false, false, false, false, ${at})`.execute(tx);
}
