import { MOST_COUNTED_TRIES, type WrongTries } from "@vycep/domain/identity/sign-in-limits";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import type { JWK } from "jose";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../platform/db.ts";
import type { VerifiedToken } from "../../platform/token-verifier.ts";
import { apiKeysInSql, type LiveKey } from "../api-keys/api-keys.facts.ts";
import { marketInSql } from "../market/market.facts.ts";
import { type RightRow, usersInSql } from "../users/users.facts.ts";
import { accountsInSql } from "./accounts.repo.ts";
import { sessionsInSql } from "./devices/sessions.repo.ts";

export type StoredKey = {
  readonly kid: string;
  readonly publicJwk: JWK;
  readonly sealedJwk: string;
  readonly isRetired: boolean;
};

/** Keys in use, newest first, and those that were retired within so many seconds. */
export async function storedKeys(db: Db, retiredWithin: number): Promise<readonly StoredKey[]> {
  const { rows } = await sql<{ kid: string; public_jwk: JWK; sealed_jwk: string; is_retired: boolean }>`
    select kid, public_jwk, sealed_jwk, retired_at is not null as is_retired from signing_key
    where retired_at is null or retired_at > now() - make_interval(secs => ${retiredWithin})
    order by retired_at is not null, created_at desc, kid`.execute(db);
  return rows.map((row) => ({
    kid: row.kid,
    publicJwk: row.public_jwk,
    sealedJwk: row.sealed_jwk,
    isRetired: row.is_retired,
  }));
}

export type NewKey = Pick<StoredKey, "kid" | "publicJwk" | "sealedJwk">;

/** Stores the first key, unless a rival process was quicker. */
export async function claimSigningKey(tx: Tx, key: NewKey): Promise<void> {
  await sql`lock table signing_key in exclusive mode`.execute(tx);
  await sql`
    insert into signing_key (kid, public_jwk, sealed_jwk, created_at)
    select ${key.kid}, ${JSON.stringify(key.publicJwk)}::jsonb, ${key.sealedJwk}, now()
    where not exists (select from signing_key where retired_at is null)`.execute(tx);
}

/** Signs with this key from now on; the others are retired, or forgotten with all that they signed. */
export async function replaceSigningKeys(
  tx: Tx,
  key: NewKey,
  { forget }: { readonly forget: boolean },
): Promise<void> {
  await sql`lock table signing_key in exclusive mode`.execute(tx);
  if (forget) {
    await sql`delete from signing_key`.execute(tx);
    // Servers remember tokens that they found good.
    await sql`
      insert into session_end (uid, ended_at) select u.uid, now() from ${accountsInSql.anybodyWhoMaySignIn} u
      on conflict (uid) do update set ended_at = excluded.ended_at, besides = excluded.besides`.execute(tx);
  } else {
    await sql`update signing_key set retired_at = now() where retired_at is null`.execute(tx);
  }
  await sql`
    insert into signing_key (kid, public_jwk, sealed_jwk, created_at)
    values (${key.kid}, ${JSON.stringify(key.publicJwk)}::jsonb, ${key.sealedJwk}, now())`.execute(tx);
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
  /** One of each company at most. */
  readonly default_ship_to_ids: readonly string[];
  /** By market; `isClosedFor` reads it. */
  readonly maintenance: Readonly<Record<string, unknown>>;
  readonly ship_tos: readonly RightRow[];
};

/**
 * The user of a token with all ship-tos, in one statement; none when the user may not sign in (any more), the token
 * or its session was revoked, or all the user's earlier tokens were ended.
 */
export async function actorRow(
  db: Db,
  token: Pick<VerifiedToken, "uid" | "ids" | "issuedAt">,
  today: LocalDate,
): Promise<ActorRow | undefined> {
  const { rows } = await sql<ActorRow>`
    select ${actorColumns(today)}
    from ${usersInSql.whoMaySignIn} u
    where u.uid = ${token.uid}
      and not exists (select from revoked_token t where t.jti = any(${[...token.ids]}::text[]))
      and not exists (select from session_end e where e.uid = u.uid and e.ended_at > ${token.issuedAt}
        and not e.besides && ${[...token.ids]}::text[])`.execute(db);
  return rows[0];
}

/** Columns of `ActorRow` of a user `u`. */
function actorColumns(today: LocalDate): RawBuilder<unknown> {
  return sql`u.uid, u.company_id, u.first_name, u.last_name, u.email, u.country, u.language,
      u.is_key_account, ${usersInSql.defaultShipTosOf(sql`u.uid`)} as default_ship_to_ids, ${marketInSql.maintenance(today)} as maintenance,
      ${usersInSql.rightsOf(sql`u`)} as ship_tos`;
}

/** A live key with whoever made it, who may sign in, in one statement. */
export async function keyRow(
  db: Db,
  id: string,
  { now, today }: { readonly now: Date; readonly today: LocalDate },
): Promise<(ActorRow & { readonly key: LiveKey }) | undefined> {
  const { rows } = await sql<ActorRow & { readonly key: LiveKey }>`
    select ${apiKeysInSql.asJson(sql`k`)} as key, ${actorColumns(today)}
    from ${apiKeysInSql.live(now)} k join ${usersInSql.whoMaySignIn} u on u.uid = k.made_by
    where k.id = ${id}`.execute(db);
  return rows[0];
}

/** Rows of one attempt, and the subject that stands for its account. */
export type Attempt = { readonly ids: readonly number[]; readonly account: string };

/** Writes down an attempt of each subject before its outcome is known, so that parallel ones cannot outrun it. */
export async function startAttempt(tx: Tx, subjects: readonly string[]): Promise<readonly number[]> {
  const rows = await tx
    .insertInto("sign_in_attempt")
    .values(subjects.map((subject) => ({ subject, attempted_at: sql<Date>`now()`, succeeded: false })))
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** Until the end of the transaction nobody else counts these subjects. */
export async function holdSubjects(tx: Tx, subjects: readonly string[]): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(hashtextextended(subject, 0))
    from (select unnest(${[...subjects]}::text[]) as subject order by 1) held`.execute(tx);
}

/**
 * Wrong tries of each subject since its last success, without the attempts named: as many as came within so many
 * seconds before the newest. Those that are still being answered count as wrong.
 */
export async function wrongTries(
  db: Db,
  { subjects, besides }: { readonly subjects: readonly string[]; readonly besides: readonly number[] },
  windowSeconds: number,
): Promise<ReadonlyMap<string, WrongTries>> {
  const window = sql`make_interval(secs => ${windowSeconds})`;
  const { rows } = await sql<{ subject: string; count: number; seconds_since: number }>`
    select s.subject, count(*)::int as count, extract(epoch from now() - max(a.attempted_at))::float8 as seconds_since
    from unnest(${[...subjects]}::text[]) as s (subject) cross join lateral (
      select w.attempted_at, max(w.attempted_at) over () as newest from (
        select attempted_at from sign_in_attempt w
        where w.subject = s.subject and w.attempted_at > now() - ${window} * 2
          and not w.succeeded and w.id <> all(${[...besides]}::bigint[])
          and w.id > coalesce((
            select max(o.id) from sign_in_attempt o where o.subject = s.subject and o.succeeded), 0)
        order by w.attempted_at desc limit ${MOST_COUNTED_TRIES}
      ) w
    ) a
    where a.attempted_at > a.newest - ${window}
    group by s.subject order by s.subject`.execute(db);
  return new Map(
    rows.map(({ subject, count, seconds_since }) => [subject, { count, secondsSince: seconds_since }]),
  );
}

/** Whether a user was signed in on this device. */
export async function isDeviceOf(db: Db, uid: string, device: string): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    select exists (select from known_device where uid = ${uid} and device_hash = ${device}) as known`.execute(
    db,
  );
  return rows[0]?.known === true;
}

/** Remembers a device; answers whether it is new beside others of the same user. */
export async function rememberDevice(tx: Tx, uid: string, device: string): Promise<{ isNew: boolean }> {
  const { rows } = await sql<{ is_new: boolean; has_others: boolean }>`
    insert into known_device (uid, device_hash, first_used_at, last_used_at)
    values (${uid}, ${device}, now(), now())
    on conflict (uid, device_hash) do update set last_used_at = now()
    returning xmax = 0 as is_new,
      exists (select from known_device o where o.uid = ${uid} and o.device_hash <> ${device}) as has_others`.execute(
    tx,
  );
  return { isNew: rows[0]?.is_new === true && rows[0].has_others };
}

export async function forgetAttempts(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx
    .deleteFrom("sign_in_attempt")
    .where("id", "in", [...ids])
    .execute();
}

/** The account's wrong tries count no more; those of its address and of all do, for others may be made there. */
export async function markSucceeded(tx: Tx, { ids, account }: Attempt): Promise<void> {
  await sql`
    update sign_in_attempt set succeeded = true where id = any(${[...ids]}::bigint[]) and subject = ${account}`.execute(
    tx,
  );
  await sql`
    delete from sign_in_attempt where id = any(${[...ids]}::bigint[]) and subject <> ${account}`.execute(tx);
}

/** Refuses a token or session by its id until it would have expired anyway; the list of sessions follows. */
export async function revoke(tx: Tx, ids: readonly string[], expiresAt: Date): Promise<void> {
  if (ids.length === 0) return;
  const names = sql`${[...ids]}::text[]`;
  await sql`
    with ended as (${sessionsInSql.markEnded(names)})
    insert into revoked_token (jti, expires_at) select distinct id, ${expiresAt}::timestamptz from unnest(${names}) as id
    on conflict (jti) do update set expires_at = greatest(revoked_token.expires_at, excluded.expires_at)`.execute(
    tx,
  );
}
