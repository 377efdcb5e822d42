import type { CompanyId, ShipToId } from "@vycep/domain/kernel/ids";
import type { StaffRole } from "@vycep/domain/staff/staff-role";
import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db.ts";
import { shipToInSql } from "../../ship-to/ship-to.facts.ts";
import { type RightJson, staffInSql } from "../../staff/staff.facts.ts";
import { type PersonAt, usersInSql } from "../../users/users.facts.ts";

export type NewBehalf = {
  readonly id: string;
  readonly codeHash: string;
  readonly staffUid: string;
  readonly staffTokenIds: readonly string[];
  readonly uid: string;
  readonly companyId: CompanyId;
  readonly shipToId: ShipToId;
  readonly now: Date;
  readonly codeExpiresAt: Date;
};

/** Begins one; until it is opened it ends with its code. */
export async function addBehalf(tx: Tx, behalf: NewBehalf): Promise<void> {
  const { id, codeHash, staffUid, staffTokenIds, uid, companyId, shipToId, now, codeExpiresAt } = behalf;
  await sql`
    insert into behalf_session (id, code_hash, staff_uid, staff_token_ids, uid, company_id, ship_to_id, created_at,
      code_expires_at, expires_at)
    values (${id}, ${codeHash}, ${staffUid}, ${[...staffTokenIds]}::text[], ${uid}, ${companyId}, ${shipToId}, ${now},
      ${codeExpiresAt}, ${codeExpiresAt})`.execute(tx);
}

/** Opens the one of a code, once and in time; it lives from now on. */
export async function openBehalf(
  tx: Tx,
  { codeHash, now, until }: { readonly codeHash: string; readonly now: Date; readonly until: Date },
): Promise<{ readonly id: string; readonly uid: string; readonly staffUid: string } | undefined> {
  const { rows } = await sql<{ id: string; uid: string; staffUid: string }>`
    update behalf_session set started_at = ${now}, expires_at = ${until}
    where code_hash = ${codeHash} and started_at is null and code_expires_at > ${now}
    returning id, uid, staff_uid as "staffUid"`.execute(tx);
  return rows[0];
}

export type BehalfRow = {
  readonly id: string;
  readonly uid: string;
  readonly companyId: string;
  readonly shipToId: string;
  readonly shipToName: string;
  readonly expiresAt: Date;
  readonly staffUid: string;
  readonly staffName: string;
  readonly language: string;
  readonly roles: readonly StaffRole[];
  readonly companies: readonly string[];
  readonly rights: readonly RightJson[];
};

/** One that was opened and lives, of somebody who may still come in at the desk and has not signed out there. */
export async function liveBehalf(
  db: Db,
  { id, uid, now }: { readonly id: string; readonly uid: string; readonly now: Date },
): Promise<BehalfRow | undefined> {
  const { rows } = await sql<BehalfRow>`
    select b.id, b.uid, b.company_id as "companyId", b.ship_to_id as "shipToId",
      ${shipToInSql.nameOf(sql`b.ship_to_id`)} as "shipToName", b.expires_at as "expiresAt", s.uid as "staffUid",
      s.first_name || ' ' || s.last_name as "staffName", s.language, ${staffInSql.rolesOf(sql`s.uid`)} as roles,
      ${staffInSql.companiesOf(sql`s.uid`)} as companies, ${staffInSql.rightsOf(sql`s.uid`)} as rights
    from behalf_session b join ${staffInSql.whoMaySignIn} s on s.uid = b.staff_uid
    where b.id::text = ${id} and b.uid = ${uid} and b.started_at is not null and b.expires_at > ${now}
      and not exists (select from revoked_token t where t.jti = any(b.staff_token_ids))
      and not exists (select from session_end e where e.uid = b.staff_uid and e.ended_at > b.created_at
        and not e.besides && b.staff_token_ids)`.execute(db);
  return rows[0];
}

/** Who has a role at a place and may come in. */
export async function personAt(db: Db, shipToId: string, uid: string): Promise<PersonAt | undefined> {
  const { rows } = await sql<{ people: readonly PersonAt[] }>`
    select ${usersInSql.peopleAt(sql`${shipToId}::text`)} as people`.execute(db);
  return rows[0]?.people.find((person) => person.uid === uid);
}
