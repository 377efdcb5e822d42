import { openRecord, sealRecord } from "../modules/identity/provider/oidc-seal.ts";
import type { JsonObject } from "../platform/db.gen.ts";
import type { TestServer } from "./test-server.ts";

/** Rewrites every session of the provider, as if it had come about otherwise. */
export async function changeSessions(
  { deps: { db }, config: { secrets } }: TestServer,
  change: (payload: JsonObject) => JsonObject,
): Promise<void> {
  const rows = await db.selectFrom("oidc_payload").selectAll().where("kind", "=", "Session").execute();
  for (const { id_hash: idHash, sealed_payload: sealed } of rows) {
    const name = { kind: "Session", idHash };
    const payload = openRecord(name, sealed, secrets);
    if (!payload) throw new Error("a session cannot be opened");
    await db
      .updateTable("oidc_payload")
      .set({ sealed_payload: sealRecord(name, change(payload), secrets) })
      .where("kind", "=", "Session")
      .where("id_hash", "=", idHash)
      .execute();
  }
}
