import type { JWK } from "jose";
import { sql } from "kysely";
import type { Clock } from "../../platform/clock.ts";
import type { Db, Tx } from "../../platform/db.ts";
import type { VerifiedToken } from "../../platform/token-verifier.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { type AccountRow, type RightRow, usersInSql } from "../users/users.facts.ts";

export type StoredKey = { readonly kid: string; readonly jwk: JWK };

/** Keys in use, newest first. */
export async function storedKeys(db: Db): Promise<readonly StoredKey[]> {
  const rows = await db
    .selectFrom("signing_key")
    .select(["kid", "jwk"])
    .where("retired_at", "is", null)
    .orderBy("created_at", "desc")
    .orderBy("kid")
    .execute();
  return rows.map(({ kid, jwk }) => ({ kid, jwk: jwk as JWK }));
}

/** Stores the first key, unless a rival process was quicker. */
export async function claimSigningKey(db: Db, { kid, jwk }: StoredKey, clock: Clock): Promise<void> {
  await inTransaction(db, async (tx) => {
    await sql`lock table signing_key in exclusive mode`.execute(tx);
    const taken = await tx
      .selectFrom("signing_key")
      .select("kid")
      .where("retired_at", "is", null)
      .executeTakeFirst();
    if (taken) return;
    await tx
      .insertInto("signing_key")
      .values({ kid, jwk: JSON.stringify(jwk), created_at: clock.realTime() })
      .execute();
  });
}

export type ActorRow = {
  readonly uid: string;
  readonly company_id: string | null;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly country: string | null;
  readonly language: string;
  readonly is_key_account: boolean;
  readonly default_ship_to_id: string | null;
  readonly ship_tos: readonly RightRow[];
};

/**
 * The user of a token with all ship-tos, in one statement; none when the user may not sign in (any more), the token
 * or its session was revoked, or all the user's earlier tokens were ended. The default ship-to comes first, because
 * the first entry decides the customer type (PERM-11).
 */
export async function actorRow(db: Db, token: VerifiedToken): Promise<ActorRow | undefined> {
  const { rows } = await sql<ActorRow>`
    select u.uid, u.company_id, u.first_name, u.last_name, u.email, u.country, u.language,
      u.is_key_account, u.default_ship_to_id,
      ${usersInSql.rightsOf(sql`u`)} as ship_tos
    from ${usersInSql.whoMaySignIn} u
    where u.uid = ${token.uid}
      and not exists (select from revoked_token t where t.jti = any(${[...token.ids]}::text[]))
      and not exists (select from session_end e where e.uid = u.uid and e.ended_at > ${token.issuedAt})`.execute(
    db,
  );
  return rows[0];
}

/** The account behind an e-mail with its current password hash, if it may sign in. */
export async function accountByEmail(
  db: Db,
  email: string,
): Promise<(AccountRow & { hash: string }) | undefined> {
  const { rows } = await sql<AccountRow & { hash: string }>`
    select u.uid, u.email, u.first_name, u.last_name, u.language, p.hash
    from ${usersInSql.whoMaySignIn} u join user_password p on p.uid = u.uid and p.is_current
    where lower(u.email) = lower(${email})`.execute(db);
  return rows[0];
}

/** A session of the provider, as far as it is known. */
export type ProviderSession = { readonly uid?: string | undefined; readonly signedInAt?: Date | undefined };

/**
 * The account that the provider's session belongs to, unless it was ended. A call that was under way while somebody
 * signed out may write the session once more: its name stays revoked, and nobody is let in by it.
 */
export async function accountByUid(
  db: Db,
  uid: string,
  session: ProviderSession,
): Promise<AccountRow | undefined> {
  const { rows } = await sql<AccountRow>`
    select u.uid, u.email, u.first_name, u.last_name, u.language from ${usersInSql.whoMaySignIn} u
    where u.uid = ${uid}
      and not exists (select from revoked_token t where t.jti = ${session.uid ?? null})
      and not exists (
        select from session_end e where e.uid = u.uid and e.ended_at > ${session.signedInAt ?? null})`.execute(
    db,
  );
  return rows[0];
}

/** Writes down an attempt of each subject before its outcome is known, so that parallel ones cannot outrun it. */
export async function startAttempt(tx: Tx, subjects: readonly string[]): Promise<readonly number[]> {
  const rows = await tx
    .insertInto("sign_in_attempt")
    .values(subjects.map((subject) => ({ subject, attempted_at: sql<Date>`now()`, succeeded: false })))
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}

export type Failures = {
  readonly subject: string;
  readonly failures: number;
  /** Until the oldest counts no more. */
  readonly seconds: number;
};

/** Failures of each subject within so many seconds and since its last success. */
export async function failuresSince(
  db: Db,
  subjects: readonly string[],
  windowSeconds: number,
): Promise<readonly Failures[]> {
  const window = sql`make_interval(secs => ${windowSeconds})`;
  const { rows } = await sql<Failures>`
    select a.subject, count(*)::int as failures,
      ceil(extract(epoch from min(a.attempted_at) + ${window} - now()))::int as seconds
    from sign_in_attempt a
    where a.subject = any(${[...subjects]}::text[]) and a.attempted_at > now() - ${window} and not a.succeeded
      and a.id > coalesce((
        select max(s.id) from sign_in_attempt s where s.subject = a.subject and s.succeeded), 0)
    group by a.subject order by a.subject`.execute(db);
  return rows;
}

export async function forgetAttempts(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx
    .deleteFrom("sign_in_attempt")
    .where("id", "in", [...ids])
    .execute();
}

export async function markSucceeded(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx
    .updateTable("sign_in_attempt")
    .set({ succeeded: true })
    .where("id", "in", [...ids])
    .execute();
}

/** Refuses a token or session by its id until it would have expired anyway. */
export async function revoke(tx: Tx, ids: readonly string[], expiresAt: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .insertInto("revoked_token")
    .values(ids.map((jti) => ({ jti, expires_at: expiresAt })))
    .onConflict((conflict) =>
      conflict
        .column("jti")
        .doUpdateSet({ expires_at: sql`greatest(revoked_token.expires_at, excluded.expires_at)` }),
    )
    .execute();
}

/**
 * What has expired is of no use to anybody. Lifetimes are written by the clocks of many processes: a day later none of
 * them can still take for alive what is gone, for a revoked token that is forgotten too soon would be good again.
 */
export async function removeExpired(tx: Tx): Promise<void> {
  const yesterday = sql<Date>`now() - interval '1 day'`;
  await tx.deleteFrom("revoked_token").where("expires_at", "<", yesterday).execute();
  await tx.deleteFrom("oidc_payload").where("expires_at", "<", yesterday).execute();
  await tx.deleteFrom("sign_in_attempt").where("attempted_at", "<", yesterday).execute();
}
