import type { CompanyId, UserId } from "@vycep/domain/kernel/ids";
import type { CxmlParty } from "@vycep/paper/punch-out/cxml";
import type { FormField } from "@vycep/paper/punch-out/oci-fields";
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db.ts";
import { keyPurpose, punchOutKeys } from "../../platform/secrets/api-key-secret.ts";
import type { SealedStore } from "../../platform/secrets/reseal.ts";

/** A purchasing system, as its owner sees it. */
export type PunchOutRecord = {
  readonly id: string;
  readonly companyId: CompanyId;
  /** In whose name its people shop. */
  readonly uid: UserId;
  readonly name: string;
  readonly returnHosts: readonly string[];
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
};

const columns = sql`p.id, p.company_id as "companyId", p.uid, p.name, p.return_hosts as "returnHosts",
  p.created_at as "createdAt", p.last_used_at as "lastUsedAt"`;

/** Those that were not revoked, the newest first. */
export async function punchOutsOf(
  db: Db,
  { companyId, uid }: { readonly companyId: CompanyId; readonly uid: UserId },
): Promise<readonly PunchOutRecord[]> {
  const { rows } = await sql<PunchOutRecord>`
    select ${columns} from punch_out p
    where p.company_id = ${companyId} and p.revoked_at is null and p.uid = ${uid}
    order by p.created_at desc, p.id`.execute(db);
  return rows;
}

/** Two who connect systems of one company count one after the other. */
export async function holdPunchOutsOf(tx: Tx, companyId: CompanyId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`punch-outs ${companyId}`}, 0))`.execute(tx);
}

export async function addPunchOut(
  tx: Tx,
  row: Omit<PunchOutRecord, "lastUsedAt"> & { readonly sealedHash: string },
): Promise<void> {
  await sql`
    insert into punch_out (id, company_id, uid, name, return_hosts, sealed_hash, created_at)
    values (${row.id}, ${row.companyId}, ${row.uid}, ${row.name}, ${[...row.returnHosts]}::text[], ${row.sealedHash},
      ${row.createdAt})`.execute(tx);
}

/** Whether it was still good. */
export async function revokePunchOutRow(
  tx: Tx,
  { id, uid, at }: { readonly id: string; readonly uid: UserId; readonly at: Date },
): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    update punch_out set revoked_at = ${at} where id = ${id} and uid = ${uid} and revoked_at is null
    returning name`.execute(tx);
  return rows[0]?.name;
}

export type LivePunchOut = PunchOutRecord & { readonly sealedHash: string };

export async function livePunchOut(db: Db, id: string): Promise<LivePunchOut | undefined> {
  const { rows } = await sql<LivePunchOut>`
    select ${columns}, p.sealed_hash as "sealedHash" from punch_out p
    where p.id = ${id} and p.revoked_at is null`.execute(db);
  return rows[0];
}

/** What the two call each other in cXML; OCI has no names. */
export type Parties = { readonly buyer: CxmlParty; readonly supplier: CxmlParty };

export type NewVisit = {
  readonly id: string;
  readonly punchOutId: string;
  readonly secretHash: string;
  readonly protocol: "cxml" | "oci";
  readonly returnAddress: string;
  readonly buyerCookie: string;
  readonly parties: Parties;
  readonly now: Date;
  readonly expiresAt: Date;
};

/** Keeps that somebody is about to shop, and forgets visits of days gone by. */
export async function addVisit(tx: Tx, visit: NewVisit): Promise<void> {
  await sql`
    insert into punch_out_visit (id, punch_out_id, secret_hash, protocol, return_address, buyer_cookie, parties, created_at,
      expires_at)
    values (${visit.id}, ${visit.punchOutId}, ${visit.secretHash}, ${visit.protocol}, ${visit.returnAddress},
      ${visit.buyerCookie}, ${JSON.stringify(visit.parties)}::jsonb, ${visit.now}, ${visit.expiresAt})`.execute(
    tx,
  );
  await sql`update punch_out set last_used_at = ${visit.now} where id = ${visit.punchOutId}`.execute(tx);
  await sql`delete from punch_out_visit where expires_at < ${visit.now}::timestamptz - interval '7 days'`.execute(
    tx,
  );
}

/** Whose start page it was, which is good once. Earlier visits in the same name are over: there is one cart. */
export async function startVisit(
  tx: Tx,
  {
    hash,
    newHash,
    now,
    until,
  }: { readonly hash: string; readonly newHash: string; readonly now: Date; readonly until: Date },
): Promise<PunchOutRecord | undefined> {
  const { rows } = await sql<PunchOutRecord & { readonly visitId: string }>`
    update punch_out_visit v set started_at = ${now}, secret_hash = ${newHash}, expires_at = ${until}
    from punch_out p
    where v.secret_hash = ${hash} and v.started_at is null and v.expires_at > ${now} and p.id = v.punch_out_id
      and p.revoked_at is null
    returning ${columns}, v.id as "visitId"`.execute(tx);
  const [row] = rows;
  if (row === undefined) return undefined;
  await sql`
    update punch_out_visit v set expires_at = ${now} from punch_out p
    where p.id = v.punch_out_id and p.uid = ${row.uid} and v.id <> ${row.visitId} and v.started_at is not null
      and v.expires_at > ${now}`.execute(tx);
  return row;
}

/** Somebody who shops for a system. */
export type Visit = {
  readonly id: string;
  readonly uid: UserId;
  readonly companyId: CompanyId;
  readonly name: string;
  readonly returnHosts: readonly string[];
  readonly protocol: "cxml" | "oci";
  readonly returnAddress: string;
  readonly buyerCookie: string;
  readonly parties: Parties;
  readonly expiresAt: Date;
  readonly fields: readonly FormField[] | null;
};

/** The visit of a browser by its secret, held until the transaction ends. */
export async function heldVisit(tx: Tx, hash: string, now: Date): Promise<Visit | undefined> {
  return (await visits(tx, { hash, now, isHeld: true }))[0];
}

/** The same, only looked at; a cart that was taken home ends it. */
export async function openVisit(db: Db, hash: string, now: Date): Promise<Visit | undefined> {
  const [visit] = await visits(db, { hash, now, isHeld: false });
  return visit?.fields === null ? visit : undefined;
}

async function visits(
  db: Db | Tx,
  { hash, now, isHeld }: { readonly hash: string; readonly now: Date; readonly isHeld: boolean },
): Promise<readonly Visit[]> {
  const { rows } = await sql<Visit>`
    select v.id, p.uid, p.company_id as "companyId", p.name, p.return_hosts as "returnHosts", v.protocol,
      v.return_address as "returnAddress", v.buyer_cookie as "buyerCookie", v.parties, v.expires_at as "expiresAt", v.fields
    from punch_out_visit v join punch_out p on p.id = v.punch_out_id
    where v.secret_hash = ${hash} and v.started_at is not null and v.expires_at > ${now} and p.revoked_at is null
    ${isHeld ? sql`for update of v` : sql``}`.execute(db);
  return rows;
}

export async function keepTaken(tx: Tx, id: string, fields: readonly FormField[]): Promise<void> {
  await sql`update punch_out_visit set fields = ${JSON.stringify(fields)}::jsonb where id = ${id}`.execute(
    tx,
  );
}

/** The hashes of their secrets, sealed with VYCEP_SECRET (OPS-13). */
export const punchOutStore: SealedStore = {
  name: "secrets of purchasing systems",
  rows: async (db) => {
    const { rows } = await sql<{ id: string; sealed: string }>`
      select id, sealed_hash as sealed from punch_out where revoked_at is null`.execute(db);
    return rows.map(({ id, sealed }) => ({ key: [id], purpose: keyPurpose(punchOutKeys, id), sealed }));
  },
  replace: async (tx, { key: [id], sealed: before }, sealed) => {
    await sql`update punch_out set sealed_hash = ${sealed}
      where id = ${id} and sealed_hash = ${before}`.execute(tx);
  },
};
