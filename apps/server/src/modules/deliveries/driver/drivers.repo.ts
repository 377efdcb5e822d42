import { sql } from "kysely";
import type { Db } from "../../../platform/db.ts";

export type KnownDriver = { readonly id: string; readonly name: string };

/** The driver whose account one of the staff comes in with; none of those who drive no more. */
export async function driverOfStaff(db: Db, uid: string): Promise<KnownDriver | undefined> {
  const { rows } = await sql<KnownDriver>`
    select id, name from driver where uid = ${uid} and is_active`.execute(db);
  return rows[0];
}
