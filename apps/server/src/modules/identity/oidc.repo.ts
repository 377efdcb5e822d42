import { sql } from "kysely";
import type { JsonObject } from "../../platform/db.gen.ts";
import type { Db, Tx } from "../../platform/db.ts";

/** One record of the provider's store, of one of its kinds (Session, Grant, AuthorizationCode …). */
export type OidcRecord = {
  readonly kind: string;
  readonly id: string;
  readonly payload: JsonObject;
  readonly expiresAt: Date | undefined;
};

export type StoredOidcRecord = { readonly payload: JsonObject; readonly consumedAt: Date | undefined };

export async function saveOidcRecord(tx: Tx, { kind, id, payload, expiresAt }: OidcRecord): Promise<void> {
  const row = {
    payload: JSON.stringify(payload),
    grant_id: textOf(payload.grantId),
    user_code: textOf(payload.userCode),
    uid: textOf(payload.uid),
    expires_at: expiresAt ?? null,
  };
  await tx
    .insertInto("oidc_payload")
    .values({ kind, id, ...row })
    .onConflict((conflict) => conflict.columns(["kind", "id"]).doUpdateSet(row))
    .execute();
}

type Key = { readonly kind: string } & (
  | { readonly id: string }
  | { readonly uid: string }
  | { readonly userCode: string }
);

/** A record that has not expired. */
export async function findOidcRecord(db: Db, key: Key, now: Date): Promise<StoredOidcRecord | undefined> {
  const column = "id" in key ? sql.ref("id") : "uid" in key ? sql.ref("uid") : sql.ref("user_code");
  const value = "id" in key ? key.id : "uid" in key ? key.uid : key.userCode;
  const { rows } = await sql<{ payload: JsonObject; consumed_at: Date | null }>`
    select payload, consumed_at from oidc_payload
    where kind = ${key.kind} and ${column} = ${value} and (expires_at is null or expires_at > ${now})
    order by id limit 1`.execute(db);
  const [row] = rows;
  return row && { payload: row.payload, consumedAt: row.consumed_at ?? undefined };
}

/** Marks a record as used; false when it was used before, so that of two rivals only one wins. */
export async function consumeOidcRecord(
  tx: Tx,
  kind: string,
  { id, now }: { id: string; now: Date },
): Promise<boolean> {
  const used = await tx
    .updateTable("oidc_payload")
    .set({ consumed_at: now })
    .where("kind", "=", kind)
    .where("id", "=", id)
    .where("consumed_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return used !== undefined;
}

export async function removeOidcRecord(tx: Tx, kind: string, id: string): Promise<void> {
  await tx.deleteFrom("oidc_payload").where("kind", "=", kind).where("id", "=", id).execute();
}

/** The prompt of an interaction that was finished and is only kept for repeats. */
export const finishedPrompt = "finished";

/**
 * Ends an interaction and keeps it until then: the call that ended it leads the same browser on once more when its
 * answer was lost, and no other call takes it for open.
 */
export async function finishInteraction(tx: Tx, id: string, until: Date): Promise<void> {
  const prompt = JSON.stringify({ prompt: { name: finishedPrompt, reasons: [], details: {} } });
  await sql`
    update oidc_payload set payload = payload || ${prompt}::jsonb, expires_at = least(expires_at, ${until})
    where kind = 'Interaction' and id = ${id}`.execute(tx);
}

/**
 * Ends a grant with all that came of it, and answers the sessions that its codes were given to. By the code itself
 * where only that is known.
 */
export async function removeOidcGrant(
  tx: Tx,
  of: { readonly grantId: string } | { readonly code: string },
): Promise<readonly string[]> {
  const grant =
    "grantId" in of
      ? sql`${of.grantId}::text`
      : sql`(select c.grant_id from oidc_payload c where c.kind = 'AuthorizationCode' and c.id = ${of.code})`;
  const { rows } = await sql<{ session: string | null }>`
    delete from oidc_payload where grant_id = ${grant} or (kind = 'Grant' and id = ${grant})
    returning payload ->> 'sessionUid' as session`.execute(tx);
  return [...new Set(rows.flatMap(({ session }) => session ?? []))];
}

function textOf(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}
