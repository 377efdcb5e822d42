import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/db.ts";
import { shipToInSql } from "../ship-to/ship-to.facts.ts";

export type AccountRow = {
  readonly uid: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly language: string;
};

/** What a user may do at one place. */
export type RightRow = {
  readonly ship_to_id: string;
  readonly company_id: string;
  readonly status: "APPROVED" | "SUSPENDED";
  readonly customer_type: string | null;
  readonly role_id: string;
  readonly role_name: string;
  readonly permissions: string;
};

/** Pieces of SQL for signing in, so that who asks and what he may is one statement. */
export const usersInSql = {
  /** SESSION-05: invited, suspended, deactivated and left users stay outside. */
  whoMaySignIn: sql`(select * from app_user where status = 'Active' and is_validated)`,
  rightsOf,
} as const;

/** The rights of a joined user as JSON, a `RightRow` each; those of the default ship-to come first. */
function rightsOf(user: RawBuilder<unknown>): RawBuilder<readonly RightRow[]> {
  return sql`coalesce((
    select json_agg(json_build_object(
        'ship_to_id', r.ship_to_id, 'company_id', r.company_id, 'status', ship_to.status,
        'customer_type', r.customer_type, 'role_id', r.role_id, 'role_name', r.role_name,
        'permissions', r.permissions)
      order by (r.ship_to_id = ${user}.default_ship_to_id) desc nulls last, r.ship_to_id)
    from ship_to_role r ${shipToInSql.join(sql`r.ship_to_id`)}
    where r.uid = ${user}.uid), '[]')`;
}

/** Accounts of the demo's sign-in buttons, in the order asked for. */
export async function accountsByUid(db: Db, uids: readonly string[]): Promise<readonly AccountRow[]> {
  const { rows } = await sql<AccountRow>`
    select u.uid, u.email, u.first_name, u.last_name, u.language from app_user u
    where u.uid = any(${[...uids]}::text[])
    order by array_position(${[...uids]}::text[], u.uid)`.execute(db);
  return rows;
}
