import { sql } from "kysely";
import type { Db } from "../../platform/db.ts";
import { shipToInSql } from "../ship-to/ship-to.facts.ts";

/** A role at a place, in the words of papers. */
export type ToldRight = { readonly company: string; readonly place: string; readonly role: string };

/** What somebody is where, as other systems of the brewery are told (D27). */
export async function rightsToTell(db: Db, uid: string): Promise<readonly ToldRight[]> {
  const { rows } = await sql<ToldRight>`
    select company.name as company, ship_to.name as place, r.role_name as role
    from ship_to_role r ${shipToInSql.join(sql`r.ship_to_id`)} ${shipToInSql.joinCompany(sql`r.company_id`)}
    where r.uid = ${uid} order by r.ship_to_id`.execute(db);
  return rows;
}
