import type { CompanyDraft, CompanyTerms } from "@vycep/domain/ship-to/company-draft";
import type { ShipToDraft } from "@vycep/domain/ship-to/ship-to-draft";
import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db.ts";

/** A customer that is there already. */
export type Existing = { readonly id: string; readonly name: string };

/** Customers are written down one after another. */
export async function holdNumbers(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('numbers of customers', 0))`.execute(tx);
}

/** The highest number of companies, here and in the ERP, by how they are written. */
export async function highestOfCompanies(db: Db) {
  const { rows } = await sql<{ id: string | null; erpNumber: string | null }>`
    select (select id from company order by length(id) desc, id desc limit 1) as id,
      (select sap_id from company order by sap_id desc limit 1) as "erpNumber"`.execute(db);
  return rows[0];
}

/** The highest number of a company's own places, and that of all. */
export async function highestOfPlaces(db: Db, companyId: string) {
  const { rows } = await sql<{ own: string | null; all: string | null }>`
    select (select id from ship_to where company_id = ${companyId} order by length(id) desc, id desc limit 1) as own,
      (select id from ship_to order by length(id) desc, id desc limit 1) as "all"`.execute(db);
  return rows[0];
}

/** A company of this IČO. */
export async function companyOfIco(tx: Tx, ico: string): Promise<Existing | undefined> {
  const { rows } = await sql<Existing>`
    select id, name from company where ico = ${ico} order by id limit 1`.execute(tx);
  return rows[0];
}

/** A company that goes by one of these numbers. */
export async function companyOfNumber(
  tx: Tx,
  { id, erpNumber }: { readonly id: string; readonly erpNumber: string },
): Promise<Existing | undefined> {
  const { rows } = await sql<Existing>`
    select id, name from company where id = ${id} union all
    select id, name from company where sap_id = ${erpNumber} limit 1`.execute(tx);
  return rows[0];
}

/** The place that goes by this number. */
export async function placeOfNumber(
  db: Db,
  id: string,
): Promise<(Existing & { readonly companyId: string }) | undefined> {
  const { rows } = await sql<Existing & { readonly companyId: string }>`
    select id, name, company_id as "companyId" from ship_to where id = ${id}`.execute(db);
  return rows[0];
}

type NewCompany = Omit<CompanyDraft, "country"> &
  CompanyTerms & {
    readonly country: string;
    readonly market: string;
    readonly store: string;
    readonly currency: string;
    readonly priceList: string;
  };

export async function insertCompany(tx: Tx, company: NewCompany): Promise<void> {
  const { id, erpNumber, name, country, market, customerType, ico, dic, icDph, street, city, zip } = company;
  const { currency, priceList, dueDays, paymentMethod, creditLimit, iban, gln, store, invoiceEmail } =
    company;
  await sql`
    insert into company (id, sap_id, name, country, market, customer_type, ico, dic, ic_dph, street, city, zip, currency,
      price_list, due_days, payment_method, credit_limit_minor, iban, gln, store, invoice_email)
    values (${id}, ${erpNumber}, ${name}, ${country}, ${market}, ${customerType}, ${ico}, ${dic}, ${icDph}, ${street},
      ${city}, ${zip}, ${currency}, ${priceList}, ${dueDays}, ${paymentMethod}, ${creditLimit}, ${iban}, ${gln}, ${store},
      ${invoiceEmail})`.execute(tx);
}

/** Where a company sits: its places are there, too. */
export async function seatOf(tx: Tx, companyId: string) {
  const { rows } = await sql<{ country: string; market: string }>`
    select country, market from company where id = ${companyId} for share`.execute(tx);
  return rows[0];
}

type NewShipTo = {
  readonly id: string;
  readonly companyId: string;
  readonly country: string;
  readonly market: string;
  readonly customerType: string;
  readonly gln: string;
  readonly draft: ShipToDraft;
};

/** A place as it begins, approved. */
export async function insertShipTo(
  tx: Tx,
  { id, companyId, country, market, customerType, gln, draft: { schedule, ...draft } }: NewShipTo,
): Promise<void> {
  const days = (list: readonly number[]) => sql`${[...list]}::smallint[]`;
  await sql`
    insert into ship_to (id, company_id, country, market, customer_type, gln, status, name, street, city, zip, kind,
      delivery_window, types, is_tank_enabled, tank_litres_installed, is_unfiltered_enabled, is_small_truck_allowed,
      weekdays_type1, weekdays_pd, weekdays_tank, weekdays_unfiltered)
    values (${id}, ${companyId}, ${country}, ${market}, ${customerType}, ${gln}, 'APPROVED', ${draft.name}, ${draft.street},
      ${draft.city}, ${draft.zip}, ${draft.kind}, ${draft.deliveryWindow}, ${[...draft.types]}::text[],
      ${draft.isTankEnabled}, ${draft.tankLitresInstalled}, ${draft.isUnfilteredEnabled}, ${draft.isSmallTruckAllowed},
      ${days(schedule.type1)}, ${days(schedule.pd)}, ${days(schedule.tank)}, ${days(schedule.unfiltered)})`.execute(
    tx,
  );
}
