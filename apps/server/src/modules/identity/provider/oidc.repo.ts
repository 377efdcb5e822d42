import { sql } from "kysely";
import { z } from "zod";
import type { JsonObject } from "../../../platform/db.gen.ts";
import type { Db, Tx } from "../../../platform/db.ts";
import type { Secrets } from "../../../platform/secrets/sealed-text.ts";
import { hashOfId, openRecord, sealRecord } from "./oidc-seal.ts";

/** One record of the provider's store, of one of its kinds (Session, Grant, AuthorizationCode …). */
export type OidcRecord = {
  readonly kind: string;
  readonly id: string;
  readonly payload: JsonObject;
  readonly expiresAt: Date | undefined;
};

export type StoredOidcRecord = { readonly payload: JsonObject; readonly consumedAt: Date | undefined };

export async function saveOidcRecord(
  tx: Tx,
  { kind, id, payload, expiresAt }: OidcRecord,
  secrets: Secrets,
): Promise<void> {
  const name = { kind, idHash: hashOfId(id) };
  const row = {
    sealed_payload: sealRecord(name, payload, secrets),
    grant_hash: hashOfText(payload.grantId),
    uid_hash: hashOfText(payload.uid),
    account_uid: textOf(payload.accountId),
    session_hash: hashOfText(payload.sessionUid),
    grant_hashes: grantsOf(payload).map(hashOfId),
    expires_at: expiresAt ?? null,
  };
  await tx
    .insertInto("oidc_payload")
    .values({ kind, id_hash: name.idHash, ...row })
    .onConflict((conflict) => conflict.columns(["kind", "id_hash"]).doUpdateSet(row))
    .execute();
}

type Key = { readonly kind: string } & ({ readonly id: string } | { readonly uid: string });

/** A record that has not expired and can be opened. */
export async function findOidcRecord(
  db: Db,
  key: Key,
  { now, secrets }: { readonly now: Date; readonly secrets: Secrets },
): Promise<StoredOidcRecord | undefined> {
  const column = "id" in key ? sql.ref("id_hash") : sql.ref("uid_hash");
  const { rows } = await sql<{
    id_hash: string;
    sealed: string;
    consumed_at: Date | null;
    finished: boolean;
  }>`
    select id_hash, sealed_payload as sealed, consumed_at, is_finished as finished from oidc_payload
    where kind = ${key.kind} and ${column} = ${hashOfId("id" in key ? key.id : key.uid)}
      and (expires_at is null or expires_at > ${now})
    order by id_hash limit 1`.execute(db);
  const [row] = rows;
  const payload = row && openRecord({ kind: key.kind, idHash: row.id_hash }, row.sealed, secrets);
  return (
    payload && {
      payload: row.finished ? finished(payload) : payload,
      consumedAt: row.consumed_at ?? undefined,
    }
  );
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
    .where("id_hash", "=", hashOfId(id))
    .where("consumed_at", "is", null)
    .returning("id_hash")
    .executeTakeFirst();
  return used !== undefined;
}

export async function removeOidcRecord(tx: Tx, kind: string, id: string): Promise<void> {
  await tx.deleteFrom("oidc_payload").where("kind", "=", kind).where("id_hash", "=", hashOfId(id)).execute();
}

/** The prompt of an interaction that was finished and is only kept for repeats. */
export const finishedPrompt = "finished";

function finished(payload: JsonObject): JsonObject {
  return { ...payload, prompt: { name: finishedPrompt, reasons: [], details: {} } };
}

/**
 * Ends an interaction and keeps it until then: the call that ended it leads the same browser on once more when its
 * answer was lost, and no other call takes it for open.
 */
export async function finishInteraction(tx: Tx, id: string, until: Date): Promise<void> {
  await sql`
    update oidc_payload set is_finished = true, expires_at = least(expires_at, ${until})
    where kind = 'Interaction' and id_hash = ${hashOfId(id)}`.execute(tx);
}

/**
 * Ends a grant with all that came of it, and answers the sessions that its codes were given to. By the code itself
 * where only that is known.
 */
export async function removeOidcGrant(
  tx: Tx,
  of: { readonly grantId: string } | { readonly code: string },
  secrets: Secrets,
): Promise<readonly string[]> {
  const grant =
    "grantId" in of
      ? sql`${hashOfId(of.grantId)}::text`
      : sql`(select c.grant_hash from oidc_payload c
          where c.kind = 'AuthorizationCode' and c.id_hash = ${hashOfId(of.code)})`;
  const { rows } = await sql<{ kind: string; id_hash: string; sealed: string }>`
    delete from oidc_payload where grant_hash = ${grant} or (kind = 'Grant' and id_hash = ${grant})
    returning kind, id_hash, sealed_payload as sealed`.execute(tx);
  const sessions = rows.flatMap(({ kind, id_hash: idHash, sealed }) => {
    const session = openRecord({ kind, idHash }, sealed, secrets)?.sessionUid;
    return typeof session === "string" ? [session] : [];
  });
  return [...new Set(sessions)];
}

/** The grants that a session lives by. */
function grantsOf({ authorizations }: JsonObject): readonly string[] {
  const given = z.record(z.string(), z.object({ grantId: z.string().optional() })).safeParse(authorizations);
  return given.success ? Object.values(given.data).flatMap(({ grantId }) => grantId ?? []) : [];
}

function textOf(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}

function hashOfText(value: unknown): string | null {
  return typeof value === "string" ? hashOfId(value) : null;
}
