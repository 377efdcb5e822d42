import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { TestServer } from "../test-server.ts";
import { type ActorKind, uidOf } from "./actors.ts";

/** A key of the actor's, made for a call that names one; one at a time. */
export async function keyOf(
  { deps }: TestServer,
  kind: ActorKind,
  shipToId: string,
): Promise<string | undefined> {
  const uid = uidOf(kind);
  if (uid === undefined) return undefined;
  const id = randomBytes(8).toString("hex");
  await sql`delete from api_key where made_by = ${uid} and sealed_hash = 'nothing'`.execute(deps.db);
  const now = deps.clock.realTime();
  const { rows } = await sql`
    insert into api_key (id, company_id, kind, made_by, uid, name, permissions, ship_to_ids, sealed_hash, created_at, expires_at)
    select ${id}, company_id, 'user', uid, uid, 'Pokladna', array['Catalogue'], array[ship_to_id], 'nothing', ${now},
      ${now}::timestamptz + interval '90 days'
    from ship_to_role where uid = ${uid} and ship_to_id = ${shipToId} returning id`.execute(deps.db);
  return rows.length > 0 ? id : undefined;
}
