import type { FactorFacts } from "@vycep/domain/identity/second-factor";
import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db.ts";
import { accountsInSql } from "../accounts.repo.ts";
import type { Realm } from "../door.ts";

export type PasskeyRow = {
  readonly id: string;
  readonly credential_id: string;
  readonly name: string;
  readonly transports: string;
  readonly created_at: Date;
  readonly last_used_at: Date | null;
};

export type FactorsRow = {
  readonly authenticator_since: Date | null;
  readonly passkeys: readonly PasskeyRow[];
  readonly recovery_codes: number;
  readonly role_ids: readonly string[];
};

/** All that a user can prove themselves with, in one statement. */
export async function factorsOf(db: Db, uid: string): Promise<FactorsRow> {
  const { rows } = await sql<Omit<FactorsRow, "passkeys">>`
    select
      (select confirmed_at from authenticator a where a.uid = ${uid}) as authenticator_since,
      (select count(*)::int from recovery_code c where c.uid = ${uid} and c.used_at is null) as recovery_codes,
      ${accountsInSql.roleIdsOf(sql`${uid}`)} as role_ids`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("a select without a table answers one row");
  return { ...row, passkeys: await passkeysOf(db, uid) };
}

/** What decides about the second step of a sign-in, in one statement. */
export async function secondStepFacts(db: Db, uid: string): Promise<FactorFacts> {
  const { rows } = await sql<{ has_authenticator: boolean; passkeys: number; role_ids: readonly string[] }>`
    select
      exists (select from authenticator a where a.uid = ${uid} and a.confirmed_at is not null) as has_authenticator,
      (select count(*)::int from passkey p where p.uid = ${uid}) as passkeys,
      ${accountsInSql.roleIdsOf(sql`${uid}`)} as role_ids`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("a select without a table answers one row");
  return { hasAuthenticator: row.has_authenticator, passkeys: row.passkeys, roleIds: row.role_ids };
}

export async function passkeysOf(db: Db, uid: string): Promise<readonly PasskeyRow[]> {
  const { rows } = await sql<PasskeyRow>`
    select id, credential_id, name, transports, created_at, last_used_at from passkey
    where uid = ${uid} order by created_at, id`.execute(db);
  return rows;
}

export type AuthenticatorRow = { readonly sealed_secret: string; readonly is_confirmed: boolean };

export async function findAuthenticator(db: Db, uid: string): Promise<AuthenticatorRow | undefined> {
  const { rows } = await sql<AuthenticatorRow>`
    select sealed_secret, confirmed_at is not null as is_confirmed from authenticator
    where uid = ${uid}`.execute(db);
  return rows[0];
}

/** Begins to set one up, in place of one that was begun and not confirmed; false where one is in use. */
export async function saveNewAuthenticator(
  tx: Tx,
  { uid, sealed, now }: { readonly uid: string; readonly sealed: string; readonly now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into authenticator as a (uid, sealed_secret, created_at, last_step)
    values (${uid}, ${sealed}, ${now}, 0)
    on conflict (uid) do update set sealed_secret = excluded.sealed_secret, created_at = excluded.created_at, last_step = 0
      where a.confirmed_at is null
    returning uid`.execute(tx);
  return rows.length > 0;
}

/**
 * Uses up the code of a step: false where this one or a later one was used. The secret is sealed anew with the newest of
 * the brewery's.
 */
export async function useStep(
  tx: Tx,
  used: { readonly uid: string; readonly step: number; readonly sealed: string; readonly now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update authenticator
    set last_step = ${used.step}, sealed_secret = ${used.sealed}, confirmed_at = coalesce(confirmed_at, ${used.now})
    where uid = ${used.uid} and last_step < ${used.step}
    returning uid`.execute(tx);
  return rows.length > 0;
}

export async function removeAuthenticator(tx: Tx, uid: string): Promise<boolean> {
  const { rows } = await sql`
    delete from authenticator where uid = ${uid} and confirmed_at is not null returning uid`.execute(tx);
  return rows.length > 0;
}

/** New recovery codes take the place of all earlier ones. */
export async function replaceRecoveryCodes(
  tx: Tx,
  { uid, hashes, now }: { readonly uid: string; readonly hashes: readonly string[]; readonly now: Date },
): Promise<void> {
  await sql`delete from recovery_code where uid = ${uid}`.execute(tx);
  await sql`
    insert into recovery_code (uid, code_hash, created_at)
    select ${uid}, hash, ${now} from unnest(${[...hashes]}::text[]) as hash`.execute(tx);
}

export async function useRecoveryCode(
  tx: Tx,
  { uid, hash, now }: { readonly uid: string; readonly hash: string; readonly now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update recovery_code set used_at = ${now} where uid = ${uid} and code_hash = ${hash} and used_at is null
    returning uid`.execute(tx);
  return rows.length > 0;
}

export type NewPasskey = {
  readonly id: string;
  readonly uid: string;
  readonly credentialId: string;
  readonly publicKey: Uint8Array;
  readonly signCount: number;
  readonly transports: string;
  readonly name: string;
  readonly now: Date;
};

/** False where the browser made a key that is known already. */
export async function savePasskey(tx: Tx, key: NewPasskey): Promise<boolean> {
  const { rows } = await sql`
    insert into passkey (id, uid, credential_id, public_key, sign_count, transports, name, created_at)
    values (${key.id}, ${key.uid}, ${key.credentialId}, ${Buffer.from(key.publicKey)}, ${key.signCount},
      ${key.transports}, ${key.name}, ${key.now})
    on conflict (credential_id) do nothing returning id`.execute(tx);
  return rows.length > 0;
}

export type KnownPasskey = {
  readonly uid: string;
  readonly public_key: Buffer;
  readonly sign_count: string;
  readonly transports: string;
};

/** The key of somebody who may sign in at that door. */
export async function findPasskey(
  db: Db,
  { credentialId, realm }: { readonly credentialId: string; readonly realm: Realm },
): Promise<KnownPasskey | undefined> {
  const { rows } = await sql<KnownPasskey>`
    select p.uid, p.public_key, p.sign_count::text as sign_count, p.transports
    from passkey p join ${accountsInSql.whoMaySignIn(realm)} u on u.uid = p.uid
    where p.credential_id = ${credentialId}`.execute(db);
  return rows[0];
}

export async function markPasskeyUsed(
  tx: Tx,
  used: { readonly credentialId: string; readonly signCount: number; readonly now: Date },
): Promise<void> {
  await sql`
    update passkey set sign_count = greatest(sign_count, ${used.signCount}), last_used_at = ${used.now}
    where credential_id = ${used.credentialId}`.execute(tx);
}

type OwnPasskey = { readonly uid: string; readonly id: string };

export async function renamePasskey(tx: Tx, { uid, id }: OwnPasskey, name: string): Promise<boolean> {
  const { rows } = await sql`
    update passkey set name = ${name} where id = ${id} and uid = ${uid} returning id`.execute(tx);
  return rows.length > 0;
}

export async function removePasskey(tx: Tx, { uid, id }: OwnPasskey): Promise<boolean> {
  const { rows } = await sql`delete from passkey where id = ${id} and uid = ${uid} returning id`.execute(tx);
  return rows.length > 0;
}

/** Recovery codes stand in for something; where nothing is left they are of no use. */
export async function removeIdleRecoveryCodes(tx: Tx, uid: string): Promise<void> {
  await sql`
    delete from recovery_code where uid = ${uid}
      and not exists (select from passkey p where p.uid = ${uid})
      and not exists (select from authenticator a where a.uid = ${uid} and a.confirmed_at is not null)`.execute(
    tx,
  );
}

/** All of a user's factors at once; false where there were none. */
export async function removeAllFactors(tx: Tx, uid: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    with keys as (delete from passkey where uid = ${uid} returning 1),
      apps as (delete from authenticator where uid = ${uid} returning 1),
      codes as (delete from recovery_code where uid = ${uid} returning 1)
    select exists (select from keys) or exists (select from apps) or exists (select from codes) as found`.execute(
    tx,
  );
  return rows[0]?.found === true;
}

/** Two changes of one person's factors come one after the other. */
export async function lockFactors(tx: Tx, uid: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('factors ' || ${uid}, 0))`.execute(tx);
}
