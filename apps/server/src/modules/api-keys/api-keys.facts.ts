import type { Permission } from "@vycep/domain/access/permission";
import type { CompanyId, ShipToId, UserId } from "@vycep/domain/kernel/ids";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/db.ts";

/** A key that is neither revoked nor past its end. */
export type LiveKey = {
  readonly id: string;
  readonly kind: "user" | "company";
  readonly uid: UserId;
  readonly companyId: CompanyId;
  readonly name: string;
  readonly permissions: readonly Permission[];
  readonly shipToIds: readonly ShipToId[];
  readonly sealedHash: string;
  readonly lastUsedAt: string | null;
};

/** Pieces of SQL for letting programs in, so that who asks and what he may is one statement. */
export const apiKeysInSql = {
  live: (now: Date): RawBuilder<unknown> =>
    sql`(select * from api_key where revoked_at is null and expires_at > ${now}::timestamptz)`,
  /** A `LiveKey`. */
  asJson: (key: RawBuilder<unknown>): RawBuilder<LiveKey> => sql`json_build_object(
    'id', ${key}.id, 'kind', ${key}.kind, 'uid', ${key}.uid, 'companyId', ${key}.company_id, 'name', ${key}.name,
    'permissions', ${key}.permissions, 'shipToIds', ${key}.ship_to_ids, 'sealedHash', ${key}.sealed_hash,
    'lastUsedAt', ${key}.last_used_at)`,
  /** As its maker called it. */
  nameOf: (id: RawBuilder<unknown>): RawBuilder<unknown> =>
    sql`(select k.name from api_key k where k.id = ${id})`,
} as const;

/** Whether a name is that of a company's key that lets its program in. */
export async function keyIsLive(db: Db, uid: string): Promise<boolean> {
  const { rows } = await sql<{ live: boolean }>`
    select exists (select from api_key where uid = ${uid} and kind = 'company' and revoked_at is null
      and expires_at > now()) as live`.execute(db);
  return rows[0]?.live ?? false;
}
