import { foldEmail } from "@vycep/domain/identity/email";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/db.ts";
import type { Deps } from "../../platform/deps.ts";
import { staffInSql } from "../staff/staff.facts.ts";
import { type AccountRow, usersInSql } from "../users/users.facts.ts";
import type { Realm } from "./door.ts";
import { comesByProvider } from "./staff-provider/staff-identity.repo.ts";

/** Pieces of SQL about whoever signs in, by either door. */
export const accountsInSql = {
  whoMaySignIn: (realm: Realm): RawBuilder<unknown> =>
    realm === "staff" ? staffInSql.whoMaySignIn : usersInSql.whoMaySignIn,
  /** Of both doors: an id belongs to one of them only. */
  anybodyWhoMaySignIn: sql`(
    select uid, email, first_name, last_name, language, 'customer' as realm from ${usersInSql.whoMaySignIn} users
    union all select uid, email, first_name, last_name, language, 'staff' as realm from ${staffInSql.whoMaySignIn} staff)`,
  /** Ids of all roles that somebody holds, anywhere. */
  roleIdsOf: (uid: RawBuilder<unknown>): RawBuilder<readonly string[]> =>
    sql`array_cat(${usersInSql.roleIdsOf(uid)}, ${staffInSql.rolesOf(uid)})`,
} as const;

/**
 * The account behind an e-mail with its current password hash, if it may sign in so at that door: who of the staff comes by the
 * provider that is configured does not (DSIGN-04).
 */
export async function accountByEmail(
  { db, config }: Pick<Deps, "db" | "config">,
  { email, realm }: { readonly email: string; readonly realm: Realm },
): Promise<(AccountRow & { hash: string }) | undefined> {
  const { rows } = await sql<AccountRow & { hash: string }>`
    select u.uid, u.email, u.first_name, u.last_name, u.language, p.hash
    from ${accountsInSql.whoMaySignIn(realm)} u join user_password p on p.uid = u.uid and p.is_current
    where lower(u.email collate "C") = ${foldEmail(email)}
      and not ${comesByProvider(sql`u.uid`, config.staffProvider?.issuer)}`.execute(db);
  return rows[0];
}

/** Whoever has this id and may sign in, by whichever door. */
export async function accountOf(
  db: Db,
  uid: string,
): Promise<(AccountRow & { readonly realm: Realm }) | undefined> {
  const { rows } = await sql<AccountRow & { readonly realm: Realm }>`
    select u.uid, u.email, u.first_name, u.last_name, u.language, u.realm
    from ${accountsInSql.anybodyWhoMaySignIn} u where u.uid = ${uid}`.execute(db);
  return rows[0];
}

/** A session of the provider, as far as it is known. */
export type ProviderSession = { readonly uid?: string | undefined; readonly signedInAt?: Date | undefined };

/**
 * The account that the provider's session belongs to, unless it was ended. A call that was under way while somebody
 * signed out may write the session once more: its name stays revoked, and nobody is let in by it.
 */
export async function accountOfSession(
  db: Db,
  { uid, realm }: { readonly uid: string; readonly realm: Realm },
  session: ProviderSession,
): Promise<AccountRow | undefined> {
  const { rows } = await sql<AccountRow>`
    select u.uid, u.email, u.first_name, u.last_name, u.language from ${accountsInSql.whoMaySignIn(realm)} u
    where u.uid = ${uid}
      and not exists (select from revoked_token t where t.jti = ${session.uid ?? null})
      and not exists (
        select from session_end e where e.uid = u.uid and e.ended_at > ${session.signedInAt ?? null}
          and not e.besides @> array[${session.uid ?? ""}])`.execute(db);
  return rows[0];
}

/** Whether the account of an e-mail was used from this device. */
export async function isKnownDevice(
  db: Db,
  { email, realm, device }: { readonly email: string; readonly realm: Realm; readonly device: string },
): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    select exists (
      select from known_device d join ${accountsInSql.whoMaySignIn(realm)} u on u.uid = d.uid
      where lower(u.email collate "C") = ${foldEmail(email)} and d.device_hash = ${device}
    ) as known`.execute(db);
  return rows[0]?.known === true;
}
