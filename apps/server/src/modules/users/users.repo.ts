import type { CompanyId, ShipToId, UserId } from "@vycep/domain/kernel/ids";
import type { Market } from "@vycep/domain/market/market";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../platform/db.ts";
import { contentInSql } from "../content/content.facts.ts";
import { shipToInSql } from "../ship-to/ship-to.facts.ts";
import { isOpenRight } from "./administration/open-rights.ts";

export type SchemaRow = {
  readonly ship_to_id: string;
  readonly name: string;
  readonly street: string;
  readonly zip: string;
  readonly city: string;
  readonly status: "APPROVED" | "SUSPENDED";
  readonly company_id: string;
  readonly company_name: string;
  readonly is_unfiltered_enabled: boolean;
  readonly is_tank_enabled: boolean;
  readonly permissions: string;
  readonly customer_type: string | null;
  readonly role_name: string;
  readonly role_id: string;
};

type PlaceRow = Omit<SchemaRow, "permissions" | "customer_type" | "role_name" | "role_id">;

export type UserRow = {
  readonly uid: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone: string;
  readonly country: string | null;
  readonly language: string;
  readonly is_first_login: boolean;
  readonly show_tutorial: number | null;
  readonly is_validated: boolean;
  readonly terms_to_agree: string | null;
  readonly schema: readonly SchemaRow[];
  readonly companies: readonly { readonly id: string; readonly name: string }[];
};

/**
 * A user with the permission schema of one company, and the names of all that they serve (D47), in one statement. The default ship-to comes first, as in the session:
 * the first entry decides the customer type (PERM-11). Places and companies are only the labels of rights here.
 */
export async function findUser(
  db: Db,
  { uid, companyId }: { readonly uid: UserId; readonly companyId: CompanyId | undefined },
  { market, at }: { readonly market: Market; readonly at: Date },
): Promise<UserRow | undefined> {
  const { rows } = await sql<UserRow>`
    select u.uid, u.first_name, u.last_name, u.email, u.phone, u.country, u.language,
      u.is_first_login, u.show_tutorial, u.is_validated,
      coalesce((
        select json_agg(json_build_object(
            'ship_to_id', ship_to.id, 'name', ship_to.name, 'street', ship_to.street, 'zip', ship_to.zip, 'city', ship_to.city,
            'status', ship_to.status, 'company_id', r.company_id, 'company_name', company.name,
            'is_unfiltered_enabled', ship_to.is_unfiltered_enabled, 'is_tank_enabled', ship_to.is_tank_enabled,
            'permissions', r.permissions, 'customer_type', r.customer_type,
            'role_name', r.role_name, 'role_id', r.role_id)
          order by exists (select from default_ship_to d where d.uid = u.uid and d.ship_to_id = ship_to.id) desc, ship_to.id)
        from ship_to_role r
        ${shipToInSql.join(sql`r.ship_to_id`)}
        ${shipToInSql.joinCompany(sql`r.company_id`)}
        where r.uid = u.uid and r.company_id = ${companyId ?? null} and ${isOpenRight}), '[]') as schema,
      coalesce((
        select json_agg(json_build_object('id', company.id, 'name', company.name) order by company.name collate cs_alphabet, company.id)
        from (select distinct r.company_id from ship_to_role r where r.uid = u.uid and ${isOpenRight}) r
        ${shipToInSql.joinCompany(sql`r.company_id`)}), '[]') as companies,
      ${termsToAgree(market, at)} as terms_to_agree
    from app_user u where u.uid = ${uid}`.execute(db);
  return rows[0];
}

/** The place of somebody made up, who holds no right of their own (DCONF-02). */
export async function placeOfSchema(db: Db, shipToId: ShipToId): Promise<PlaceRow | undefined> {
  const { rows } = await sql<PlaceRow>`
    select ship_to.id as ship_to_id, ship_to.name, ship_to.street, ship_to.zip, ship_to.city, ship_to.status,
      ship_to.company_id, company.name as company_name, ship_to.is_unfiltered_enabled, ship_to.is_tank_enabled
    from (select ${shipToId}::text as id) asked ${shipToInSql.join(sql`asked.id`)}
    ${shipToInSql.joinCompany(sql`ship_to.company_id`)}`.execute(db);
  return rows[0];
}

/** The version of a market's terms that a person (`u`) has to agree to; null where they did, asked or when they came. */
export function termsToAgree(market: Market, at: Date): RawBuilder<string | null> {
  return sql`(select t.version from ${contentInSql.termsInForce(market, at)} t
    where not exists (select from terms_consent c where c.uid = u.uid and c.version = t.version)
      and not (u.terms_agreed and t.begins <= u.created_at))`;
}

/** Where ordering begins in one company; what was chosen in another of the user's stays (PROFILE-06, D47). */
export async function saveDefaultShipTo(
  tx: Tx,
  uid: UserId,
  { companyId, shipToId }: { readonly companyId: CompanyId; readonly shipToId: ShipToId },
): Promise<void> {
  await tx
    .insertInto("default_ship_to")
    .values({ uid, company_id: companyId, ship_to_id: shipToId })
    .onConflict((conflict) => conflict.columns(["uid", "company_id"]).doUpdateSet({ ship_to_id: shipToId }))
    .execute();
}

/** Counts one more view of the tutorial, and says how many there are now. */
export async function countTutorial(tx: Tx, uid: UserId): Promise<number> {
  const { rows } = await sql<{ readonly show_tutorial: number }>`
    update app_user set show_tutorial = coalesce(show_tutorial, 0) + 1 where uid = ${uid}
    returning show_tutorial`.execute(tx);
  return rows[0]?.show_tutorial ?? 0;
}

export async function endFirstLogin(tx: Tx, uid: UserId): Promise<void> {
  await tx.updateTable("app_user").set({ is_first_login: false }).where("uid", "=", uid).execute();
}

/** Keeps that somebody agreed to a version of the terms; agreeing again changes nothing. */
export async function keepTermsConsent(
  tx: Tx,
  consent: { readonly uid: UserId; readonly version: string; readonly at: Date },
): Promise<void> {
  await sql`
    insert into terms_consent (uid, version, agreed_at)
    values (${consent.uid}, ${consent.version}, ${consent.at}) on conflict do nothing`.execute(tx);
  await tx.updateTable("app_user").set({ terms_agreed: true }).where("uid", "=", consent.uid).execute();
}

/** Notes a request of today; whether it is the first of its kind. */
export async function noteAccessRequest(
  tx: Tx,
  asked: { readonly uid: UserId; readonly permission: string; readonly day: string; readonly at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into access_request (uid, permission, day, asked_at)
    values (${asked.uid}, ${asked.permission}, ${asked.day}::date, ${asked.at}) on conflict do nothing
    returning uid`.execute(tx);
  return rows.length > 0;
}

export type OwnerRow = { readonly uid: string; readonly email: string; readonly language: string };

/** The owners of a company who can sign in, but for one user. */
export async function findOwners(
  tx: Tx,
  { companyId, besides }: { readonly companyId: CompanyId | null; readonly besides: UserId },
): Promise<readonly OwnerRow[]> {
  const { rows } = await sql<OwnerRow>`
    select uid, email, language from app_user
    where is_key_account and status = 'Active' and is_validated and company_id = ${companyId}
      and uid <> ${besides}
    order by uid`.execute(tx);
  return rows;
}
