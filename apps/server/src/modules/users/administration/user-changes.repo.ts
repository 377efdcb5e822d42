import type { Permission } from "@vycep/domain/access/permission";
import type { SettableStatus } from "@vycep/domain/access/user-status";
import type { CompanyId, ShipToId, UserId } from "@vycep/domain/kernel/ids";
import { sql } from "kysely";
import type { Tx } from "../../../platform/db.ts";

/** The users of a company are changed by one after another, so that two owners cannot take each other's rights at once. */
export async function holdUsers(tx: Tx, companyId: CompanyId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`users of ${companyId}`}, 0))`.execute(tx);
}

export type NewUser = {
  readonly uid: UserId;
  readonly companyId: CompanyId;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly country: string;
  readonly language: string;
  readonly defaultShipToId: ShipToId;
  readonly createdAt: Date;
  /** A key user: the first owner of a company, whom only the brewery changes. */
  readonly isKeyAccount?: boolean;
};

/** Somebody who is invited: no password, no sign-in, no terms agreed to yet. */
export async function insertInvited(tx: Tx, user: NewUser): Promise<void> {
  const person = {
    uid: user.uid,
    company_id: user.companyId,
    first_name: user.firstName,
    last_name: user.lastName,
    email: user.email,
    phone: user.phone,
    country: user.country,
    language: user.language,
    status: "Invited",
    is_first_login: true,
    show_tutorial: null,
    is_validated: false,
    is_key_account: user.isKeyAccount ?? false,
    terms_agreed: false,
    created_at: user.createdAt,
  };
  await tx
    .with("person", (cte) => cte.insertInto("app_user").values(person).returning(["uid", "company_id"]))
    .insertInto("default_ship_to")
    .columns(["uid", "company_id", "ship_to_id"])
    .expression((select) =>
      select
        .selectFrom("person")
        .select([
          "person.uid",
          sql<string>`person.company_id`.as("company_id"),
          sql.val(user.defaultShipToId).as("ship_to_id"),
        ]),
    )
    .execute();
}

/** A role at a place as it is stored: its permissions are the text that everything else reads (PERM-16). */
export type StoredRight = {
  readonly shipToId: ShipToId;
  readonly roleId: string;
  readonly roleName: string;
  readonly permissions: readonly Permission[];
  readonly customerType: string;
};

/** Gives roles at places; what was held there before is replaced. One statement. */
export async function saveRights(
  tx: Tx,
  { uid, companyId }: { readonly uid: UserId; readonly companyId: CompanyId },
  rights: readonly StoredRight[],
): Promise<void> {
  if (rights.length === 0) return;
  await tx
    .insertInto("ship_to_role")
    .values(
      rights.map((right) => ({
        uid,
        ship_to_id: right.shipToId,
        company_id: companyId,
        role_id: right.roleId,
        role_name: right.roleName,
        permissions: right.permissions.join(", "),
        customer_type: right.customerType,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(["uid", "ship_to_id"]).doUpdateSet((row) => ({
        role_id: row.ref("excluded.role_id"),
        role_name: row.ref("excluded.role_name"),
        permissions: row.ref("excluded.permissions"),
        customer_type: row.ref("excluded.customer_type"),
      })),
    )
    .execute();
}

/** Takes roles at places; a default place that went with them is the first of those that stay in its company. */
export async function deleteRights(tx: Tx, uid: UserId, shipToIds: readonly ShipToId[]): Promise<void> {
  if (shipToIds.length === 0) return;
  await sql`
    with gone as (
      delete from ship_to_role where uid = ${uid} and ship_to_id = any(${[...shipToIds]}::text[]) returning ship_to_id),
    staying as (
      select r.company_id, min(r.ship_to_id) as first from ship_to_role r
      where r.uid = ${uid} and r.ship_to_id not in (select g.ship_to_id from gone g) group by r.company_id),
    moved as (
      update default_ship_to d set ship_to_id = s.first from staying s
      where d.uid = ${uid} and d.company_id = s.company_id and d.ship_to_id in (select g.ship_to_id from gone g))
    delete from default_ship_to d
    where d.uid = ${uid} and d.ship_to_id in (select g.ship_to_id from gone g)
      and d.company_id not in (select s.company_id from staying s)`.execute(tx);
}

/**
 * Sets somebody as a whole, who serves no other company; what the company said while they did is over. Who never chose a password is
 * let in as invited, for they could not sign in (D42). Answers how they stand now.
 */
export async function saveStatus(
  tx: Tx,
  { uid, companyId }: { readonly uid: UserId; readonly companyId: CompanyId },
  status: SettableStatus,
): Promise<SettableStatus | "Invited"> {
  const { rows } = await sql<{ status: SettableStatus | "Invited" }>`
    with over as (delete from company_standing where uid = ${uid} and company_id = ${companyId})
    update app_user u set status = case when ${status} = 'Active' and not u.is_validated
      and not exists (select from user_password w where w.uid = u.uid) then 'Invited' else ${status} end
    where u.uid = ${uid} returning u.status`.execute(tx);
  return rows[0]?.status ?? status;
}

/** Closes or opens the places of one company to somebody who serves others, too; those of the others stay (D47). */
export async function saveStanding(
  tx: Tx,
  { uid, companyId }: { readonly uid: UserId; readonly companyId: CompanyId },
  status: SettableStatus,
): Promise<void> {
  await sql`
    insert into company_standing (uid, company_id, status) values (${uid}, ${companyId}, ${status})
    on conflict (uid, company_id) do update set status = excluded.status`.execute(tx);
}

/** An invitation that was never used goes with all that belongs to it (D42). */
export async function deleteInvited(tx: Tx, uid: UserId): Promise<void> {
  await sql`delete from app_user where uid = ${uid} and status = 'Invited'`.execute(tx);
}
