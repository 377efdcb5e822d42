import { foldEmail } from "@vycep/domain/identity/email";
import { toId, type UserId } from "@vycep/domain/kernel/ids";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import { marketOf, parseCountry } from "@vycep/domain/market/market";
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db.ts";
import { termsVersion } from "../content/content.facts.ts";
import { keepTermsConsent } from "./users.repo.ts";

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

const isInvited = sql`(u.status = 'Invited' or (u.status = 'Active' and not u.is_validated))`;
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

/** Who agreed to the terms with the invitation has agreed to the version in force in their market. */
export async function keepInvitedConsent(
  tx: Tx,
  {
    uid,
    country,
    now,
    at,
  }: { readonly uid: string; readonly country: string; readonly now: LocalDate; readonly at: Date },
): Promise<void> {
  const version = await termsVersion(tx, marketOf(parseCountry(country)), now);
  if (version !== undefined) await keepTermsConsent(tx, { uid: toId<UserId>(uid), version, at });
}

/** Who was invited has come: from now on they may sign in. */
export async function activateInvited(tx: Tx, uid: string): Promise<void> {
  await sql`
    update app_user u set status = 'Active', is_validated = true, terms_agreed = true
    where u.uid = ${uid} and ${isInvited}`.execute(tx);
}

/** The places of an invitation go over to who holds its address already; the invited user was never one of their own. */
export async function joinInvited(
  tx: Tx,
  { invited, known }: { readonly invited: string; readonly known: string },
): Promise<void> {
  await sql`
    insert into ship_to_role (uid, ship_to_id, company_id, role_id, role_name, permissions, customer_type)
    select ${known}, ship_to_id, company_id, role_id, role_name, permissions, customer_type
    from ship_to_role where uid = ${invited}
    on conflict (uid, ship_to_id) do nothing`.execute(tx);
  await sql`
    delete from company_standing where uid = ${known}
      and company_id in (select r.company_id from ship_to_role r where r.uid = ${invited})`.execute(tx);
  await sql`delete from app_user u where u.uid = ${invited} and ${isInvited}`.execute(tx);
}
