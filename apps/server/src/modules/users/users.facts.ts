import { type Permission, parsePermissions } from "@vycep/domain/access/permission";
import type { Member } from "@vycep/domain/access/user-administration";
import { foldEmail } from "@vycep/domain/identity/email";
import { type ShipToId, toId, type UserId } from "@vycep/domain/kernel/ids";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/db.ts";
import { shipToInSql } from "../ship-to/ship-to.facts.ts";
import { isOpenRight } from "./administration/open-rights.ts";

export type AccountRow = {
  readonly uid: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly language: string;
};

/** What a user may do at one place. */
export type RightRow = {
  readonly ship_to_id: string;
  readonly company_id: string;
  readonly status: "APPROVED" | "SUSPENDED";
  readonly customer_type: string | null;
  readonly role_id: string;
  readonly role_name: string;
  readonly permissions: string;
};

/** What is searched of user `u`, as its index has it: a telephone number by its figures alone. */
export const searchedText = sql`fold_text(
  u.first_name || ' ' || u.last_name || ' ' || u.first_name || ' ' || u.email || ' ' || regexp_replace(u.phone, '\\D', '', 'g'))`;

/**
 * Whether right `r` has a permission, as `parsePermissions` reads it but for aliases: its whole name between commas. One look at the
 * text costs a quarter of what making a list of it does.
 */
function has(permission: Permission): RawBuilder<boolean> {
  return sql<boolean>`r.permissions ~ ${sql.lit(`(?:^|,)\\s*${permission}\\s*(?:,|$)`)}`;
}

/** Whether right `r` lets somebody order. */
const mayOrder = has("Catalogue");

/** Somebody at a place, as JSON has it. */
export type PersonAt = {
  readonly uid: string;
  readonly name: string;
  readonly phone: string;
  readonly language: string;
  readonly roleName: string;
  readonly mayOrder: boolean;
};

/** Pieces of SQL for signing in, so that who asks and what he may is one statement. */
export const usersInSql = {
  /** SESSION-05: invited, suspended, deactivated and left users stay outside. */
  whoMaySignIn: sql`(select * from app_user where status = 'Active' and is_validated)`,
  rightsOf,
  /** Where ordering begins, a place for each company that a user has chosen one of (PROFILE-06). */
  defaultShipTosOf: (uid: RawBuilder<unknown>): RawBuilder<readonly string[]> =>
    sql`array(select preset.ship_to_id from default_ship_to preset where preset.uid = ${uid})`,
  /** Ids of all roles that a user holds anywhere. */
  roleIdsOf: (uid: RawBuilder<unknown>): RawBuilder<readonly string[]> =>
    sql`array(select distinct r.role_id from ship_to_role r where r.uid = ${uid} order by 1)`,
  languageOf: (uid: RawBuilder<unknown>): RawBuilder<unknown> =>
    sql`(select spoken.language from app_user spoken where spoken.uid = ${uid})`,
  /** First and last name of the user behind an id. */
  nameOf: (uid: RawBuilder<unknown>): RawBuilder<unknown> =>
    sql`(select trim(named.first_name || ' ' || named.last_name) from app_user named where named.uid = ${uid})`,
  /** Users whose names, addresses or telephones hold a pattern of `like`, without diacritics: `select uid …`. */
  named: (pattern: RawBuilder<unknown>): RawBuilder<unknown> =>
    sql`select u.uid from app_user u where ${searchedText} like fold_text(${pattern})`,
  /** How many people belong to a company, or have a role in it; counted up to one more than a most, where there is one. */
  countOf: (companyId: RawBuilder<unknown>, most?: number): RawBuilder<unknown> => {
    const upTo = most === undefined ? sql`` : sql`limit ${sql.lit(most + 1)}`;
    return sql`(
      select case when own.count > ${most === undefined ? sql`null` : sql.lit(most)}::int then own.count else own.count + (
        select count(*)::int from (
          select distinct r.uid from ship_to_role r where r.company_id = ${companyId} and not exists (
            select from app_user own where own.uid = r.uid and own.company_id = ${companyId} and own.status <> 'Program')
          ${upTo}) guest) end
      from (select count(*)::int as count from (
        select from app_user own where own.company_id = ${companyId} and own.status <> 'Program' ${upTo}) own) own)`;
  },
  /** Who has a role at a place and may come in, a `PersonAt` each, those who may order first. */
  peopleAt: (shipToId: RawBuilder<unknown>): RawBuilder<readonly PersonAt[]> => sql`coalesce((
    select json_agg(json_build_object('uid', u.uid, 'name', trim(u.first_name || ' ' || u.last_name), 'phone', u.phone,
      'language', u.language, 'roleName', r.role_name, 'mayOrder', ${mayOrder})
      order by ${mayOrder} desc, u.last_name collate cs_alphabet, u.uid)
    from ship_to_role r join ${usersInSql.whoMaySignIn} u on u.uid = r.uid
    where r.ship_to_id = ${shipToId} and ${isOpenRight}), '[]')`,
  /** The id of a user who has a role at a place; null of anybody else. */
  ifAt: (uid: RawBuilder<unknown>, shipToId: RawBuilder<unknown>): RawBuilder<unknown> =>
    sql`(select at_place.uid from ship_to_role at_place where at_place.uid = ${uid} and at_place.ship_to_id = ${shipToId} limit 1)`,
  /** Places of people whose name, e-mail or telephone holds a pattern of `like`: `select ship_to_id …`. */
  placesOfPeople: (pattern: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
    select r.ship_to_id from ship_to_role r where r.uid in (
      select u.uid from app_user u where ${searchedText} like fold_text(${pattern}) and u.status <> 'Program' limit 500))`,
  /** Name, telephone and language of the user behind an id, as JSON. */
  callerOf: (uid: RawBuilder<unknown>): RawBuilder<unknown> =>
    sql`(select json_build_object('name', trim(called.first_name || ' ' || called.last_name), 'phone', called.phone,
      'language', called.language) from app_user called where called.uid = ${uid})`,
  /** Who may sign in and holds a permission at a place: `select uid …`. */
  holdersAt: (shipToId: RawBuilder<unknown>, permission: Permission): RawBuilder<unknown> =>
    sql`(${holdersOf(permission)} and r.ship_to_id = ${shipToId})`,
  /** The same at any place of a company. */
  holdersIn: (companyId: RawBuilder<unknown>, permission: Permission): RawBuilder<unknown> =>
    sql`(${holdersOf(permission)} and r.company_id = ${companyId})`,
} as const;

function holdersOf(permission: Permission): RawBuilder<unknown> {
  return sql`select distinct r.uid from ship_to_role r
    join app_user holder on holder.uid = r.uid and holder.status = 'Active' and holder.is_validated
    where ${isOpenRight} and ${has(permission)}`;
}

/** The rights of a joined user as JSON, a `RightRow` each, in the order that their index has. */
function rightsOf(user: RawBuilder<unknown>): RawBuilder<readonly RightRow[]> {
  return sql`coalesce((
    select json_agg(json_build_object(
        'ship_to_id', r.ship_to_id, 'company_id', r.company_id, 'status', ship_to.status,
        'customer_type', r.customer_type, 'role_id', r.role_id, 'role_name', r.role_name,
        'permissions', r.permissions)
      order by r.ship_to_id)
    from ship_to_role r ${shipToInSql.join(sql`r.ship_to_id`)}
    where r.uid = ${user}.uid and ${isOpenRight}), '[]')`;
}

/** A user with the rights held anywhere, in all companies; undefined for nobody. */
export async function memberByUid(db: Db, uid: string): Promise<Member | undefined> {
  const { rows } = await sql<{ is_key_account: boolean; rights: readonly RightRow[] }>`
    select u.is_key_account, ${rightsOf(sql`u`)} as rights from app_user u where u.uid = ${uid}`.execute(db);
  const [row] = rows;
  return (
    row && {
      uid: toId<UserId>(uid),
      isKeyAccount: row.is_key_account,
      rights: row.rights.map((right) => ({
        shipToId: toId<ShipToId>(right.ship_to_id),
        roleName: right.role_name,
        permissions: parsePermissions(right.permissions),
      })),
    }
  );
}

/** Those of some users who can sign in and hold a permission at a place: who may still be written to about it. */
export async function holdersAt(
  db: Db,
  wanted: {
    readonly uids: readonly string[];
    readonly shipToId: ShipToId;
    readonly permission: Permission;
  },
): Promise<readonly Pick<AccountRow, "uid" | "email" | "language">[]> {
  const { rows } = await sql<Pick<AccountRow, "uid" | "email" | "language"> & { permissions: string }>`
    select u.uid, u.email, u.language, r.permissions
    from ${usersInSql.whoMaySignIn} u join ship_to_role r on r.uid = u.uid
    where u.uid = any(${[...wanted.uids]}::text[]) and r.ship_to_id = ${wanted.shipToId} and ${isOpenRight}
    order by u.uid`.execute(db);
  return rows
    .filter(({ permissions }) => parsePermissions(permissions).includes(wanted.permission))
    .map(({ uid, email, language }) => ({ uid, email, language }));
}

/** Somebody who may sign in, with what they may do at each of their places. */
export type ReachablePerson = Pick<AccountRow, "uid" | "email" | "language"> & {
  readonly permissionsAt: ReadonlyMap<string, ReadonlySet<Permission>>;
};

/** Those of some users who can sign in, by their id, with their rights of today: one statement. */
export async function reachablePeople(
  db: Db,
  uids: readonly string[],
): Promise<ReadonlyMap<string, ReachablePerson>> {
  const { rows } = await sql<
    Pick<AccountRow, "uid" | "email" | "language"> & { rights: readonly RightRow[] }
  >`
    select u.uid, u.email, u.language, ${rightsOf(sql`u`)} as rights from ${usersInSql.whoMaySignIn} u
    where u.uid = any(${[...uids]}::text[])`.execute(db);
  return new Map(
    rows.map(({ rights, ...person }) => {
      const permissionsAt = new Map(
        rights.map((right) => [right.ship_to_id, new Set(parsePermissions(right.permissions))]),
      );
      return [person.uid, { ...person, permissionsAt }];
    }),
  );
}

/** Accounts of the demo's sign-in buttons, in the order asked for. */
export async function accountsByUid(db: Db, uids: readonly string[]): Promise<readonly AccountRow[]> {
  const { rows } = await sql<AccountRow>`
    select u.uid, u.email, u.first_name, u.last_name, u.language from app_user u
    where u.uid = any(${[...uids]}::text[])
    order by array_position(${[...uids]}::text[], u.uid)`.execute(db);
  return rows;
}

/** Whether a user may sign in and, where a company is named, still holds a right at one of its places. */
export async function mayComeIn(
  db: Db,
  { uid, companyId }: { readonly uid: string; readonly companyId: string | null },
): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    select exists (select from ${usersInSql.whoMaySignIn} u where u.uid = ${uid} and (${companyId}::text is null or exists (
      select from ship_to_role r where r.uid = u.uid and r.company_id = ${companyId} and ${isOpenRight}))) as may`.execute(
    db,
  );
  return rows[0]?.may ?? false;
}

/** The country of whoever has an address; undefined where nobody has it, or none is known. */
export async function countryOfEmail(db: Db, email: string): Promise<string | undefined> {
  const { rows } = await sql<{ country: string | null }>`
    select country from app_user where lower(email collate "C") = ${foldEmail(email)} limit 1`.execute(db);
  return rows[0]?.country ?? undefined;
}

/** Which of these roles there are. */
export async function knownRoles(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from role where id = any(${[...ids]}::text[])`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** A role of the brewery by its number; undefined where there is none. */
export async function roleById(db: Db, id: string): Promise<{ readonly name: string } | undefined> {
  const { rows } = await sql<{ name: string }>`select name from role where id = ${id}`.execute(db);
  return rows[0];
}
