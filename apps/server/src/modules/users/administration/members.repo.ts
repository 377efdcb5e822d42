import { parsePermissions } from "@vycep/domain/access/permission";
import { isOwned, type ManagedMember, type PlaceOwner } from "@vycep/domain/access/user-administration";
import { parseUserStatus, type UserStatus } from "@vycep/domain/access/user-status";
import { foldEmail } from "@vycep/domain/identity/email";
import { type CompanyId, type ShipToId, toId, type UserId } from "@vycep/domain/kernel/ids";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../../platform/db.ts";
import { conditionsOf, containing, type Demands, is } from "../../../platform/list/conditions.ts";
import type { List } from "../../../platform/list/read-list.ts";
import { soundRows } from "../../../platform/sound-rows.ts";
import { mailInSql } from "../../mail/mail.facts.ts";
import { shipToInSql } from "../../ship-to/ship-to.facts.ts";

/** Somebody of a company, as it sees them. */
export type MemberRecord = ManagedMember & {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Mails to it come back (MAIL-02). */
  readonly isEmailBounced: boolean;
  readonly phone: string;
  readonly country: string;
  readonly language: string;
  readonly termsAgreed: boolean;
  readonly createdAt: Date;
  readonly lastSignInAt: Date | null;
  readonly companyName: string;
  /** Has places of other companies, too (D47). */
  readonly servesOthers: boolean;
  readonly places: readonly MemberPlace[];
};

export type MemberPlace = {
  readonly shipToId: ShipToId;
  readonly name: string;
  readonly status: "APPROVED" | "SUSPENDED";
  readonly roleId: string;
  readonly roleName: string;
  readonly permissions: ManagedMember["rights"][number]["permissions"];
};

/** When somebody signed in last: a piece of SQL that the wiring brings. */
export type LastSignIn = (uid: RawBuilder<unknown>) => RawBuilder<unknown>;

type Company = { readonly companyId: CompanyId; readonly lastSignIn: LastSignIn };

type RightJson = {
  readonly ship_to_id: string;
  readonly name: string;
  readonly status: "APPROVED" | "SUSPENDED";
  readonly role_id: string;
  readonly role_name: string;
  readonly permissions: string;
};

type MemberRow = {
  readonly uid: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone: string;
  readonly country: string | null;
  readonly language: string;
  readonly status: string;
  readonly is_key_account: boolean;
  readonly terms_agreed: boolean;
  readonly created_at: Date;
  readonly last_sign_in_at: Date | null;
  readonly is_email_bounced: boolean;
  readonly company_name: string;
  readonly serves_others: boolean;
  readonly rights: readonly RightJson[];
};

export type MemberFilter = {
  /** Of whom the asker may know; everybody of the company where it is left out. */
  readonly seenBy?: { readonly uid: UserId; readonly places: readonly ShipToId[] } | undefined;
  readonly text?: string | undefined;
  readonly shipToId?: string | undefined;
  readonly roleId?: string | undefined;
  readonly status?: UserStatus | undefined;
};

export type MemberOrder = { readonly sort: "name" | "created"; readonly direction: "asc" | "desc" };

/** The users of a company that a filter finds (USERADMIN-03). */
export function memberList(
  company: Company,
  filter: MemberFilter,
  { sort, direction }: MemberOrder,
): List<MemberRow, MemberRecord> {
  const { companyId } = company;
  const name = { column: sql`sort_name`, kind: "text" } as const;
  const created = { column: sql`created_at`, kind: "moment" } as const;
  return {
    found: sql`
      select ${columns(companyId)}, (u.last_name || ' ' || u.first_name) collate cs_alphabet as sort_name
      from app_user u where ${belongsTo(companyId)} and ${conditionsOf(filter, demandsOf(companyId))}`,
    beside: sql`${beside(company, { uid: sql`page.uid`, email: sql`page.email` })}`,
    order: {
      name: `${sort}-${direction}`,
      by: sort === "name" ? name : created,
      id: { column: sql`uid`, kind: "text" },
      direction,
    },
    read: toMember,
  };
}

/** Those of the named users who belong to the company, in one statement. */
export async function findMembers(
  db: Db | Tx,
  company: Company,
  uids: readonly string[],
): Promise<readonly MemberRecord[]> {
  const { rows } = await sql<MemberRow>`
    select ${columns(company.companyId)}, ${beside(company, { uid: sql`u.uid`, email: sql`u.email` })}
    from app_user u where u.uid = any(${[...uids]}::text[]) and ${belongsTo(company.companyId)}
    order by u.uid`.execute(db);
  return rows.map(toMember);
}

/** The active owners of places, so that none loses its last one (D42). */
export async function activeOwners(
  tx: Tx,
  companyId: CompanyId,
  shipToIds: readonly string[],
): Promise<readonly PlaceOwner[]> {
  const { rows } = await sql<Pick<RightJson, "ship_to_id" | "role_name" | "permissions"> & { uid: string }>`
    select r.ship_to_id, r.uid, r.role_name, r.permissions from ship_to_role r join app_user u on u.uid = r.uid
    where r.company_id = ${companyId} and r.ship_to_id = any(${[...shipToIds]}::text[])
      and ${statusIn(companyId)} = 'Active'
    order by r.ship_to_id, r.uid`.execute(tx);
  return rows.flatMap((row) => {
    const shipToId = toId<ShipToId>(row.ship_to_id);
    const permissions = parsePermissions(row.permissions);
    return isOwned({ shipToId, roleName: row.role_name, permissions })
      ? [{ shipToId, uid: toId<UserId>(row.uid) }]
      : [];
  });
}

/** Whether a company has anybody yet; its first one may be its key user (ROLE-02). */
export async function hasMembers(tx: Tx, companyId: CompanyId): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from app_user u where ${belongsTo(companyId)}) as found`.execute(tx);
  return rows[0]?.found ?? false;
}

/** Whether somebody of this very company has an address; of other companies nothing is told (D47). */
export async function hasEmail(tx: Tx, companyId: CompanyId, email: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from app_user u
      where lower(u.email collate "C") = ${foldEmail(email)} and ${belongsTo(companyId)}) as found`.execute(
    tx,
  );
  return rows[0]?.found === true;
}

/** At home in the company, or with a role at one of its places. */
function belongsTo(companyId: CompanyId): RawBuilder<unknown> {
  return sql`(u.company_id = ${companyId} or exists (
    select from ship_to_role b where b.uid = u.uid and b.company_id = ${companyId}))`;
}

/** How user `u` stands in a company. */
function statusIn(companyId: CompanyId): RawBuilder<unknown> {
  return standingIn({ uid: sql`u.uid`, status: sql`u.status`, companyId: sql`${companyId}` });
}

/** How somebody stands in a company: as everywhere, unless it says otherwise of somebody who serves others, too (D47). */
export function standingIn({
  uid,
  status,
  companyId,
}: Readonly<Record<"uid" | "status" | "companyId", RawBuilder<unknown>>>): RawBuilder<unknown> {
  return sql`case ${status} when 'Inactive' then 'Deactivated' when 'Active' then coalesce((
    select s.status from company_standing s where s.uid = ${uid} and s.company_id = ${companyId}), 'Active')
    else ${status} end`;
}

function columns(companyId: CompanyId): RawBuilder<unknown> {
  return sql`u.uid, u.first_name, u.last_name, u.email, u.phone, u.country, u.language, ${statusIn(companyId)} as status,
    (u.is_key_account and u.company_id = ${companyId}) as is_key_account, u.terms_agreed, u.created_at`;
}

type UserInSql = { readonly uid: RawBuilder<unknown>; readonly email: RawBuilder<unknown> };

function beside({ companyId, lastSignIn }: Company, { uid, email }: UserInSql): RawBuilder<unknown> {
  return sql`
    ${shipToInSql.companyNameOf(sql`${companyId}`)} as company_name,
    ${lastSignIn(uid)} as last_sign_in_at,
    ${mailInSql.isBounced(email)} as is_email_bounced,
    exists (select from ship_to_role o where o.uid = ${uid} and o.company_id <> ${companyId}) as serves_others,
    coalesce((
      select json_agg(json_build_object('ship_to_id', r.ship_to_id, 'name', ship_to.name, 'status', ship_to.status,
        'role_id', r.role_id, 'role_name', r.role_name, 'permissions', r.permissions) order by r.ship_to_id)
      from ship_to_role r ${shipToInSql.join(sql`r.ship_to_id`)}
      where r.uid = ${uid} and r.company_id = ${companyId}), '[]') as rights`;
}

function demandsOf(companyId: CompanyId): Demands<MemberFilter> {
  const atPlace = (condition: RawBuilder<unknown>) => sql`exists (
    select from ship_to_role r where r.uid = u.uid and r.company_id = ${companyId} and ${condition})`;
  return {
    seenBy: ({ uid, places }) =>
      sql`(u.uid = ${uid} or ${atPlace(sql`r.ship_to_id = any(${[...places]}::text[])`)})`,
    text: (text) => sql`
      fold_text(u.first_name || ' ' || u.last_name || ' ' || u.first_name || ' ' || u.email)
        like fold_text(${containing(text)})`,
    shipToId: (id) => atPlace(is(sql`r.ship_to_id`)(id)),
    roleId: (id) => atPlace(is(sql`r.role_id`)(id)),
    status: is(statusIn(companyId)),
  };
}

function toMember(row: MemberRow): MemberRecord {
  const places = soundRows("ship_to_role", row.rights, toPlace);
  const status = parseUserStatus(row.status);
  if (status === undefined) throw new Error(`a status that the domain does not know: ${row.status}`);
  return {
    uid: toId<UserId>(row.uid),
    isKeyAccount: row.is_key_account,
    status,
    rights: places,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    isEmailBounced: row.is_email_bounced,
    phone: row.phone,
    country: row.country ?? "",
    language: row.language,
    termsAgreed: row.terms_agreed,
    createdAt: row.created_at,
    // When somebody works for others is no concern of this company.
    lastSignInAt: row.serves_others ? null : row.last_sign_in_at,
    companyName: row.company_name,
    servesOthers: row.serves_others,
    places,
  };
}

function toPlace(row: RightJson): MemberPlace {
  return {
    shipToId: toId<ShipToId>(row.ship_to_id),
    name: row.name,
    status: row.status,
    roleId: row.role_id,
    roleName: row.role_name,
    permissions: parsePermissions(row.permissions),
  };
}
