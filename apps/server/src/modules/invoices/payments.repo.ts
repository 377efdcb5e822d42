import type { Currency } from "@vycep/domain/kernel/money";
import { sql } from "kysely";
import type { Db } from "../../platform/db.ts";

/** Whether anybody ever told a payment in this currency; without it nobody knows what was not paid. */
export async function arePaymentsTold(db: Db, currency: Currency): Promise<boolean> {
  const { rows } = await sql<{ readonly isTold: boolean }>`
    select exists (select from payment join invoice using (number) where currency = ${currency}) as "isTold"`.execute(
    db,
  );
  return rows[0]?.isTold ?? false;
}
