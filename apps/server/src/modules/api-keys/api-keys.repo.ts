import type { CompanyId, UserId } from "@vycep/domain/kernel/ids";
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db.ts";
import { apiKeys, keyPurpose } from "../../platform/secrets/api-key-secret.ts";
import type { SealedStore } from "../../platform/secrets/reseal.ts";
import { shipToInSql } from "../ship-to/ship-to.facts.ts";
import { usersInSql } from "../users/users.facts.ts";
import type { LiveKey } from "./api-keys.facts.ts";

/** A key as its owner and the company's owners see it. */
export type KeyRecord = Omit<LiveKey, "sealedHash" | "lastUsedAt"> & {
  readonly madeBy: UserId;
  readonly owner: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly lastUsedAt: Date | null;
};

/** Keys of a company that were not revoked, the newest first; those that ended a month ago are nobody's concern any more. */
export async function keysOfCompany(
  db: Db,
  companyId: CompanyId,
  since: Date,
): Promise<readonly KeyRecord[]> {
  const { rows } = await sql<KeyRecord>`
    select k.id, k.kind, k.uid, k.company_id as "companyId", k.name, k.permissions, k.ship_to_ids as "shipToIds",
      k.made_by as "madeBy", ${usersInSql.nameOf(sql`k.made_by`)} as owner, k.created_at as "createdAt",
      k.expires_at as "expiresAt", k.last_used_at as "lastUsedAt"
    from api_key k
    where k.company_id = ${companyId} and k.revoked_at is null and k.expires_at > ${since}
    order by k.created_at desc, k.id`.execute(db);
  return rows;
}

export type NewKeyRow = Omit<KeyRecord, "owner" | "lastUsedAt"> & { readonly sealedHash: string };

export async function addKey(tx: Tx, key: NewKeyRow): Promise<void> {
  await sql`
    insert into api_key (id, company_id, kind, made_by, uid, name, permissions, ship_to_ids, sealed_hash, created_at, expires_at)
    values (${key.id}, ${key.companyId}, ${key.kind}, ${key.madeBy}, ${key.uid}, ${key.name},
      ${[...key.permissions]}::text[], ${[...key.shipToIds]}::text[], ${key.sealedHash}, ${key.createdAt}, ${key.expiresAt})`.execute(
    tx,
  );
}

/** Two who make keys for one company count one after the other. */
export async function holdKeysOf(tx: Tx, companyId: CompanyId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`keys ${companyId}`}, 0))`.execute(tx);
}

/** Whether it was still good: two who revoke it do so once. */
export async function revokeKeyRow(tx: Tx, id: string, at: Date): Promise<boolean> {
  const { rows } = await sql`
    update api_key set revoked_at = ${at} where id = ${id} and revoked_at is null returning id`.execute(tx);
  return rows.length > 0;
}

/** Whom to tell of a key, in which language, and what their company is called. */
export type KeyOwner = {
  readonly email: string;
  readonly language: string;
  readonly company: string | null;
};

export async function ownerOfKey(db: Db, id: string): Promise<KeyOwner | undefined> {
  const { rows } = await sql<KeyOwner>`
    select u.email, u.language, ${shipToInSql.companyNameOf(sql`k.company_id`)} as company
    from api_key k join ${usersInSql.whoMaySignIn} u on u.uid = k.made_by where k.id = ${id}`.execute(db);
  return rows[0];
}

export type EndingKey = KeyOwner & { readonly id: string; readonly name: string; readonly until: Date };

/** Takes keys that end until then and whose owners were not told; whoever takes them tells. */
export async function takeEndingKeys(
  tx: Tx,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<readonly EndingKey[]> {
  const { rows } = await sql<EndingKey>`
    with ending as (
      update api_key set end_told_at = ${now}
      where id in (select id from api_key where revoked_at is null and end_told_at is null
        and expires_at > ${now} and expires_at <= ${until}
        -- One that never lived longer is no news.
        and expires_at - created_at > ${until}::timestamptz - ${now}::timestamptz
        order by id for update skip locked)
      returning id, name, made_by, company_id, expires_at)
    select e.id, e.name, e.expires_at as until, u.email, u.language, ${shipToInSql.companyNameOf(sql`e.company_id`)} as company
    from ending e join ${usersInSql.whoMaySignIn} u on u.uid = e.made_by order by e.id`.execute(tx);
  return rows;
}

/** The hashes of keys, sealed with VYCEP_SECRET (OPS-13). */
export const apiKeyStore: SealedStore = {
  name: "keys of programs",
  rows: async (db) => {
    const { rows } = await sql<{ id: string; sealed: string }>`
      select id, sealed_hash as sealed from api_key where revoked_at is null`.execute(db);
    return rows.map(({ id, sealed }) => ({ key: [id], purpose: keyPurpose(apiKeys, id), sealed }));
  },
  replace: async (tx, { key: [id], sealed: before }, sealed) => {
    await sql`update api_key set sealed_hash = ${sealed}
      where id = ${id} and sealed_hash = ${before}`.execute(tx);
  },
};
