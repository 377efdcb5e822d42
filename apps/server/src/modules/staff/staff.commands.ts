import { foldEmail } from "@vycep/domain/identity/email";
import type { StaffRole, StaffStatus } from "@vycep/domain/staff/staff-role";
import { sql } from "kysely";
import type { Tx } from "../../platform/db.ts";

export type NewStaff = {
  readonly uid: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly language: string;
  readonly roles: readonly StaffRole[];
  readonly companies: readonly string[];
  readonly createdAt: Date;
};

/** Somebody new, invited and without a password; false when the address is one of the staff's already. */
export async function insertStaff(tx: Tx, person: NewStaff): Promise<boolean> {
  const { uid, firstName, lastName, email, language, roles, companies, createdAt } = person;
  const { rows } = await sql`
    insert into staff_member (uid, first_name, last_name, email, language, status, created_at, version)
    values (${uid}, ${firstName}, ${lastName}, ${foldEmail(email)}, ${language}, 'invited', ${createdAt}, 1)
    on conflict (lower(email collate "C")) do nothing returning uid`.execute(tx);
  if (rows.length === 0) return false;
  await saveRoles(tx, { uid, roles, companies });
  return true;
}

/** Who was invited has set a password: from now on they may sign in. */
export async function activateStaff(tx: Tx, uid: string): Promise<void> {
  await sql`
    update staff_member set status = 'active', version = version + 1 where uid = ${uid} and status = 'invited'`.execute(
    tx,
  );
}

export type StaffUpdate = {
  readonly uid: string;
  readonly status: StaffStatus;
  readonly roles: readonly StaffRole[];
  readonly companies: readonly string[];
  /** What was seen when the change was made up; another's change in between is refused (DEDIT-01). */
  readonly version: number;
};

/** Changes roles, companies and standing; false when somebody else was quicker. */
export async function saveStaff(tx: Tx, { uid, status, version, ...held }: StaffUpdate): Promise<boolean> {
  const { rows } = await sql`
    update staff_member set status = ${status}, version = version + 1
    where uid = ${uid} and version = ${version} returning uid`.execute(tx);
  if (rows.length === 0) return false;
  await saveRoles(tx, { uid, ...held });
  return true;
}

/** Two changes of who is an administrator come one after the other: neither counts on the other's (DSIGN-08). */
export async function holdStaff(tx: Tx): Promise<void> {
  await sql`lock table staff_role in share row exclusive mode`.execute(tx);
}

async function saveRoles(
  tx: Tx,
  { uid, roles, companies }: Pick<StaffUpdate, "uid" | "roles" | "companies">,
): Promise<void> {
  await sql`delete from staff_role where uid = ${uid} and role <> all(${[...roles]}::text[])`.execute(tx);
  await sql`
    insert into staff_role (uid, role) select ${uid}, role from unnest(${[...roles]}::text[]) as role
    on conflict do nothing`.execute(tx);
  await sql`delete from staff_company where uid = ${uid} and company_id <> all(${[...companies]}::text[])`.execute(
    tx,
  );
  await sql`
    insert into staff_company (uid, company_id) select ${uid}, id from unnest(${[...companies]}::text[]) as id
    on conflict do nothing`.execute(tx);
}

/** Another name or address of somebody, as their identity provider has them (DSIGN-04). */
export async function nameStaff(
  tx: Tx,
  { uid, email, firstName, lastName }: Pick<NewStaff, "uid" | "email" | "firstName" | "lastName">,
): Promise<void> {
  await sql`
    update staff_member set email = ${foldEmail(email)}, first_name = ${firstName}, last_name = ${lastName}, version = version + 1
    where uid = ${uid} and (email, first_name, last_name) is distinct from (${foldEmail(email)}, ${firstName}, ${lastName})`.execute(
    tx,
  );
}
