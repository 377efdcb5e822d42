import { toId, type UserId } from "@vycep/domain/kernel/ids";
import { marketOf, parseCountry } from "@vycep/domain/market/market";
import { sql } from "kysely";
import type { Tx } from "../../platform/db.ts";
import { termsVersion } from "../content/content.facts.ts";
import { isInvited } from "./invited.facts.ts";
import { keepTermsConsent } from "./users.repo.ts";

/** Who agreed to the terms with the invitation has agreed to the version in force in their market. */
export async function keepInvitedConsent(
  tx: Tx,
  { uid, country, at }: { readonly uid: string; readonly country: string; readonly at: Date },
): Promise<void> {
  const version = await termsVersion(tx, marketOf(parseCountry(country)), at);
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
