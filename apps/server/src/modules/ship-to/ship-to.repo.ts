import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/db.ts";

export type ShipToRow = {
  readonly id: string;
  readonly company_id: string;
  readonly name: string;
  readonly street: string;
  readonly city: string;
  readonly zip: string;
  readonly country: string;
  readonly market: string;
  readonly types: readonly string[];
  readonly status: string;
  readonly customer_type: string;
  readonly is_tank_enabled: boolean;
  readonly is_unfiltered_enabled: boolean;
  readonly is_small_truck_allowed: boolean;
  readonly weekdays_type1: readonly number[];
  readonly weekdays_pd: readonly number[];
  readonly weekdays_tank: readonly number[];
  readonly weekdays_unfiltered: readonly number[];
  readonly delivery_window: string;
  readonly tank_litres_installed: number;
  readonly company_name: string;
  readonly company_sap_id: string;
  readonly company_country: string;
  readonly company_street: string;
  readonly company_city: string;
  readonly company_zip: string;
  readonly ico: string;
  readonly dic: string;
  readonly ic_dph: string;
  readonly currency: string;
  readonly price_list: string;
  readonly due_days: number;
  readonly payment_method: string;
};

/** A place and the company that pays, in one statement. */
export async function findShipTo(db: Db, id: string): Promise<ShipToRow | undefined> {
  const [row] = await findShipTos(db, [id]);
  return row;
}

/** The same with what another noun wants to know of the place's market. */
export async function findShipToWith<Beside>(
  db: Db,
  id: string,
  { beside, hold = sql`` }: { readonly beside: RawBuilder<Beside>; readonly hold?: RawBuilder<unknown> },
): Promise<(ShipToRow & { readonly beside: Beside }) | undefined> {
  const { rows } = await sql<ShipToRow & { readonly beside: Beside }>`
    select ${columns}, ${beside} as beside
    from ship_to s join company c on c.id = s.company_id where s.id = ${id} ${hold}`.execute(db);
  return rows[0];
}

const columns = sql`
  s.id, s.company_id, s.name, s.street, s.city, s.zip, s.country, s.market, s.types, s.status,
  s.customer_type, s.is_tank_enabled, s.is_unfiltered_enabled, s.is_small_truck_allowed,
  s.weekdays_type1, s.weekdays_pd, s.weekdays_tank, s.weekdays_unfiltered, s.delivery_window,
  s.tank_litres_installed, c.name as company_name, c.sap_id as company_sap_id, c.country as company_country,
  c.street as company_street, c.city as company_city, c.zip as company_zip, c.ico, c.dic, c.ic_dph,
  c.currency, c.price_list, c.due_days, c.payment_method`;

/** Several places, each with the company that pays, in one statement. */
export async function findShipTos(db: Db, ids: readonly string[]): Promise<readonly ShipToRow[]> {
  const { rows } = await sql<ShipToRow>`
    select ${columns}
    from ship_to s join company c on c.id = s.company_id
    where s.id = any(${[...ids]}::text[]) order by s.id`.execute(db);
  return rows;
}

/** The approved places with the lists of their companies. */
export async function findPricedPlaces(
  db: Db,
): Promise<readonly { readonly id: string; readonly company_id: string; readonly price_list: string }[]> {
  const { rows } = await sql<{ id: string; company_id: string; price_list: string }>`
    select s.id, s.company_id, c.price_list from ship_to s join company c on c.id = s.company_id
    where s.status = 'APPROVED' order by s.id`.execute(db);
  return rows;
}

/** The first approved place of points of sale, of others or of all, of some companies or of everybody. */
export async function findAnyPlace(db: Db, { companies, whose }: AnyPlaceAsked): Promise<string | undefined> {
  const demands = [
    sql`status = 'APPROVED' and customer_type is not null`,
    ...(whose === "all" ? [] : [sql`(customer_type = 'POS') = ${whose === "pos"}`]),
    ...(companies === undefined ? [] : [sql`company_id = any(${[...companies]}::text[])`]),
  ];
  const { rows } = await sql<{ id: string }>`
    select id from ship_to where ${sql.join(demands, sql` and `)} order by id limit 1`.execute(db);
  return rows[0]?.id;
}

/** Whose place is meant, and of which companies; all where none are named. */
export type AnyPlaceAsked = {
  readonly companies: readonly string[] | undefined;
  readonly whose: "pos" | "others" | "all";
};

export async function findCompanies(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from company where id = any(${[...ids]}::text[])`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

export async function findIdsOfCompany(db: Db, companyId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from ship_to where company_id = ${companyId} order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/** The places of a company with a global location number. */
export async function findByGln(db: Db, companyId: string, gln: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from ship_to where company_id = ${companyId} and gln = ${gln} order by id limit 2`.execute(db);
  return rows.map(({ id }) => id);
}

/** A company as it stands on its own. */
export async function findPayer(
  db: Db,
  companyId: string,
): Promise<Readonly<Record<"name" | "market" | "currency", string>> | undefined> {
  const { rows } = await sql<Readonly<Record<"name" | "market" | "currency", string>>>`
    select name, market, currency from company where id = ${companyId}`.execute(db);
  return rows[0];
}
