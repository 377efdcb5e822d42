import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db.ts";
import { keyPurpose, serviceKeys as serviceKeyKind } from "../../../platform/secrets/api-key-secret.ts";
import type { SealedStore } from "../../../platform/secrets/reseal.ts";

export type ServiceKey = {
  readonly id: string;
  readonly name: string;
  readonly rights: readonly string[];
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly lastUsedAt: Date | null;
  readonly revokedAt: Date | null;
};

const columns = sql`id, name, rights, created_at as "createdAt", expires_at as "expiresAt", last_used_at as "lastUsedAt",
  revoked_at as "revokedAt"`;

/** A key that may be used at this moment, with the sealed hash of its secret. */
export async function liveServiceKey(
  db: Db,
  id: string,
  now: Date,
): Promise<(ServiceKey & { readonly sealedHash: string }) | undefined> {
  const { rows } = await sql<ServiceKey & { sealedHash: string }>`
    select ${columns}, sealed_hash as "sealedHash" from service_key
    where id = ${id} and revoked_at is null and expires_at > ${now}`.execute(db);
  return rows[0];
}

/** Remembers a use, to the minute: a program that calls often writes once in it. */
export async function serviceKeyUsed(tx: Tx, id: string, now: Date): Promise<void> {
  await sql`update service_key set last_used_at = ${now}
    where id = ${id} and (last_used_at is null or last_used_at < ${now}::timestamptz - interval '1 minute')`.execute(
    tx,
  );
}

/** False where a live key has the name. */
export async function insertServiceKey(
  tx: Tx,
  key: Pick<ServiceKey, "id" | "name" | "rights" | "createdAt" | "expiresAt"> & {
    readonly sealedHash: string;
  },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into service_key (id, name, sealed_hash, rights, created_at, expires_at)
    values (${key.id}, ${key.name}, ${key.sealedHash}, ${key.rights}, ${key.createdAt}, ${key.expiresAt})
    on conflict (name) where revoked_at is null do nothing`.execute(tx);
  return numAffectedRows === 1n;
}

export async function serviceKeys(db: Db): Promise<readonly ServiceKey[]> {
  const { rows } = await sql<ServiceKey>`
    select ${columns} from service_key order by revoked_at is not null, name, created_at`.execute(db);
  return rows;
}

/** The id of the live key of a name that is good for nothing any more; undefined where there was none. */
export async function revokeServiceKey(tx: Tx, name: string, now: Date): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    update service_key set revoked_at = ${now} where name = ${name} and revoked_at is null returning id`.execute(
    tx,
  );
  return rows[0]?.id;
}

/** The same of one key; what it was called. */
export async function revokeServiceKeyOf(tx: Tx, id: string, now: Date): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    update service_key set revoked_at = ${now} where id = ${id} and revoked_at is null returning name`.execute(
    tx,
  );
  return rows[0]?.name;
}

/** The hashes of keys, sealed with VYCEP_SECRET (OPS-13). */
export const serviceKeyStore: SealedStore = {
  name: "keys of the brewery's programs",
  rows: async (db) => {
    const { rows } = await sql<{ id: string; sealed: string }>`
      select id, sealed_hash as sealed from service_key where revoked_at is null`.execute(db);
    return rows.map(({ id, sealed }) => ({ key: [id], purpose: keyPurpose(serviceKeyKind, id), sealed }));
  },
  replace: async (tx, { key: [id], sealed: before }, sealed) => {
    await sql`update service_key set sealed_hash = ${sealed}
      where id = ${id} and sealed_hash = ${before}`.execute(tx);
  },
};
