import { foldEmail } from "@vycep/domain/identity/email";
import { sql } from "kysely";
import type { Db } from "../../platform/db.ts";

/** Somebody whom a link of ours was sent to. */
export type LinkedPerson = {
  readonly uid: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly language: string;
  readonly company_id: string | null;
  readonly country: string | null;
  readonly roles: readonly string[];
  /** Invited and not come yet, or signed in and good for a reset; everybody else is out of a link's reach. */
  readonly standing: "invited" | "active" | "out";
  /** Who holds the same address already, in another company (D47). */
  readonly known_uid: string | null;
};

/** Invited and not come yet. */
export const isInvited = sql`(u.status = 'Invited' or (u.status = 'Active' and not u.is_validated))`;
const person = sql`
  u.uid, u.email, u.first_name, u.last_name, u.language, u.company_id, u.country,
  coalesce((select json_agg(distinct r.role_name) from ship_to_role r where r.uid = u.uid), '[]') as roles,
  case when ${isInvited} then 'invited' when u.status = 'Active' then 'active' else 'out' end as standing,
  (select k.uid from app_user k where k.uid <> u.uid and k.status <> 'Invited' and k.is_validated
    and lower(k.email collate "C") = lower(u.email collate "C")) as known_uid`;

export async function linkedPerson(db: Db, uid: string): Promise<LinkedPerson | undefined> {
  const { rows } = await sql<LinkedPerson>`select ${person} from app_user u where u.uid = ${uid}`.execute(db);
  return rows[0];
}

/** Whom a mail to this address would reach: who may sign in with it, else who was invited with it, the first one. */
export async function personByEmail(db: Db, email: string): Promise<LinkedPerson | undefined> {
  const { rows } = await sql<LinkedPerson>`
    select ${person} from app_user u
    where lower(u.email collate "C") = ${foldEmail(email)} and (u.status = 'Active' or ${isInvited})
    order by ${isInvited}, u.created_at, u.uid limit 1`.execute(db);
  return rows[0];
}
