import { foldEmail } from "@vycep/domain/identity/email";
import type { CompanyId } from "@vycep/domain/kernel/ids";
import { toId } from "@vycep/domain/kernel/ids";
import {
  type DeskAct,
  type DeskArea,
  type DeskPower,
  judgeAct,
  reachOf,
  type StaffReach,
  type StaffRight,
  type StaffRights,
} from "@vycep/domain/staff/staff-right";
import type { StaffRole, StaffStatus } from "@vycep/domain/staff/staff-role";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/db.ts";
import type { Staff } from "../../platform/desk/desk-context.ts";

/** Pieces of SQL for signing in. */
export const staffInSql = {
  whoMaySignIn: sql`(select * from staff_member where status = 'active')`,
  /** First and last name of one of the staff; null of everybody else. */
  nameOf: (uid: RawBuilder<unknown>): RawBuilder<string | null> =>
    sql`(select named.first_name || ' ' || named.last_name from staff_member named where named.uid = ${uid})`,
  /** The address by which one of the staff signs in; null of everybody else. */
  emailOf: (uid: RawBuilder<unknown>): RawBuilder<string | null> =>
    sql`(select named.email from staff_member named where named.uid = ${uid})`,
  /** Staff whose names hold a pattern of `like`, without diacritics: `select uid …`. */
  named: (pattern: RawBuilder<unknown>): RawBuilder<unknown> => sql`
    select named.uid from staff_member named
    where fold_text(named.first_name || ' ' || named.last_name) like fold_text(${pattern})`,
  /** Names of the active staff of sales that a company is assigned to, as an array. */
  salespeopleOf: (companyId: RawBuilder<unknown>): RawBuilder<readonly string[]> => sql`array(
    select assigned.first_name || ' ' || assigned.last_name from staff_company own
    join staff_member assigned on assigned.uid = own.uid and assigned.status = 'active'
    where own.company_id = ${companyId} order by assigned.last_name collate cs_alphabet, assigned.uid)`,
  rolesOf: (uid: RawBuilder<unknown>): RawBuilder<readonly string[]> =>
    sql`array(select r.role from staff_role r where r.uid = ${uid} order by 1)`,
  companiesOf: (uid: RawBuilder<unknown>): RawBuilder<readonly string[]> =>
    sql`array(select c.company_id from staff_company c where c.uid = ${uid} order by 1)`,
  /** What the roles of a person may do, a `RightJson` each. */
  rightsOf: (uid: RawBuilder<unknown>): RawBuilder<readonly RightJson[]> => sql`coalesce((
    select json_agg(json_build_object('area', t.area, 'power', t.power, 'up_to', t.up_to) order by t.area, t.power)
    from staff_role r join staff_right t on t.role = r.role where r.uid = ${uid}), '[]')`,
} as const;

export type RightJson = { readonly area: DeskArea; readonly power: DeskPower; readonly up_to: number | null };

export type StaffRow = {
  readonly uid: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly language: string;
  readonly status: StaffStatus;
  readonly version: number;
  readonly roles: readonly StaffRole[];
  readonly companies: readonly string[];
};

/** Columns of `StaffRow` of a person `s`. */
const columns = sql`s.uid, s.first_name, s.last_name, s.email, s.language, s.status, s.version,
  ${staffInSql.rolesOf(sql`s.uid`)} as roles, ${staffInSql.companiesOf(sql`s.uid`)} as companies`;

/** Everybody who works at the desk, by name. */
export async function allStaff(db: Db): Promise<readonly StaffRow[]> {
  const { rows } = await sql<StaffRow>`
    select ${columns} from staff_member s
    order by s.last_name collate cs_alphabet, s.first_name collate cs_alphabet, s.uid`.execute(db);
  return rows;
}

/** One of those who may sign in. */
export type Worker = {
  readonly uid: string;
  readonly name: string;
  readonly rights: StaffRights;
  readonly reach: StaffReach;
};

type WorkerRow = Pick<Worker, "uid" | "name"> &
  Pick<StaffRow, "roles" | "companies"> & { readonly rights: readonly RightJson[] };

/** Whoever may sign in, by name, with what they may do and for which companies. */
export async function workersOf(db: Db): Promise<readonly Worker[]> {
  const { rows } = await sql<WorkerRow>`
    select s.uid, s.first_name || ' ' || s.last_name as name, ${staffInSql.rightsOf(sql`s.uid`)} as rights,
      ${staffInSql.rolesOf(sql`s.uid`)} as roles, ${staffInSql.companiesOf(sql`s.uid`)} as companies
    from staff_member s where s.status = 'active'
    order by s.last_name collate cs_alphabet, s.first_name collate cs_alphabet, s.uid`.execute(db);
  return rows.map(({ uid, name, rights, roles, companies }) => ({
    ...{ uid, name, rights: rightsFrom(rights) },
    reach: reachOf({ roles, companies: companiesFrom({ companies }) }),
  }));
}

/** Whether somebody is one of the staff who may sign in and whose reach has a company; what is of no company is within everybody's. */
export async function staffReaches(
  db: Db,
  { uid, companyId }: { readonly uid: string; readonly companyId: string | null },
): Promise<boolean> {
  const found = await staffByUid(db, uid);
  if (found?.status !== "active") return false;
  const reach = reachOf({ roles: found.roles, companies: companiesFrom(found) });
  return companyId === null || reach === "everything" || reach.has(toId<CompanyId>(companyId));
}

/** One of the staff, whatever their standing. */
export async function staffByUid(db: Db, uid: string): Promise<StaffRow | undefined> {
  const { rows } = await sql<StaffRow>`select ${columns} from staff_member s where s.uid = ${uid}`.execute(
    db,
  );
  return rows[0];
}

/** One of the staff by their address, whatever their standing. */
export async function staffByEmail(db: Db, email: string): Promise<StaffRow | undefined> {
  const { rows } = await sql<StaffRow>`
    select ${columns} from staff_member s where lower(s.email collate "C") = ${foldEmail(email)}`.execute(db);
  return rows[0];
}

/** The brewery's table of rights. */
export async function allRights(db: Db): Promise<readonly StaffRight[]> {
  const { rows } = await sql<RightJson & { role: StaffRole }>`
    select role, area, power, up_to from staff_right order by role, area, power`.execute(db);
  return rows.map(({ up_to, ...right }) => ({ ...right, limit: up_to ?? undefined }));
}

/** Who began something that is still to be done, where they may do it today as well. */
export async function whoMayStill(
  db: Db,
  uid: string,
  act: DeskAct,
): Promise<Pick<Worker, "uid" | "reach"> | undefined> {
  const person = await staffByUid(db, uid);
  if (person?.status !== "active") return undefined;
  const { roles } = person;
  const rights = (await allRights(db)).filter(({ role }) => roles.includes(role));
  return judgeAct(rights, act).ok
    ? { uid, reach: reachOf({ roles, companies: companiesFrom(person) }) }
    : undefined;
}

/** One of the staff with what they may do today; nobody where they may not come in any more. */
export async function staffNow(db: Db, uid: string): Promise<Staff | undefined> {
  const person = await staffByUid(db, uid);
  if (person?.status !== "active") return;
  const { roles, first_name: firstName, last_name: lastName, email, language } = person;
  return {
    ...{ uid, firstName, lastName, email, language, roles },
    rights: (await allRights(db)).filter(({ role }) => roles.includes(role)),
    reach: reachOf({ roles, companies: companiesFrom(person) }),
  };
}

/** How many administrators may sign in (DSIGN-08). */
export async function activeAdmins(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from staff_member s join staff_role r on r.uid = s.uid
    where s.status = 'active' and r.role = 'admin'`.execute(db);
  return rows[0]?.count ?? 0;
}

export function rightsFrom(rows: readonly RightJson[]): StaffRights {
  return rows.map(({ area, power, up_to }) => ({ area, power, limit: up_to ?? undefined }));
}

export function companiesFrom({ companies }: Pick<StaffRow, "companies">): readonly CompanyId[] {
  return companies.map((id) => toId<CompanyId>(id));
}
