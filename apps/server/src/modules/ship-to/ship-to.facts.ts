import { type CompanyId, type ShipToId, toId } from "@vycep/domain/kernel/ids";
import type { Currency } from "@vycep/domain/kernel/money";
import { type Market, toCurrency, toMarket } from "@vycep/domain/market/market";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/db.ts";
import { soundRows } from "../../platform/sound-rows.ts";
import * as repo from "./ship-to.repo.ts";
import { toShipTo } from "./ship-to-of-row.ts";

/** All that others may know of a place: the facts of the rules, its market, whose prices hold, who pays. */
export type ShipTo = Readonly<ReturnType<typeof toShipTo>>;

/** Loads a place by its id, in one statement. Whether the asker may know of it is decided before. */
export async function shipToById(db: Db, id: ShipToId): Promise<ShipTo | undefined> {
  const row = await repo.findShipTo(db, id);
  return row && toShipTo(row);
}

/** A place with what was asked beside it. */
export type ShipToWith<Beside> = { readonly shipTo: ShipTo; readonly beside: Beside };

/** The same with what `beside` tells of the place's market (column `s.market`). */
export async function shipToWith<Beside>(
  db: Db,
  id: ShipToId,
  beside: (market: RawBuilder<unknown>) => RawBuilder<Beside>,
): Promise<ShipToWith<Beside> | undefined> {
  const row = await repo.findShipToWith(db, id, { beside: beside(sql`s.market`) });
  return row && { shipTo: toShipTo(row), beside: row.beside };
}

/** Several places by their ids, in one statement; what does not exist is missing. */
export async function shipTosById(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, ShipTo>> {
  if (ids.length === 0) return new Map();
  const rows = await repo.findShipTos(db, [...new Set(ids)]);
  return new Map(soundRows("ship_to", rows, (row) => [row.id, toShipTo(row)] as const));
}

/** The one place of a company with a global location number; undefined where there is none, or more than one. */
export async function shipToByGln(db: Db, companyId: CompanyId, gln: string): Promise<ShipToId | undefined> {
  const [place, another] = await repo.findByGln(db, companyId, gln);
  return place === undefined || another !== undefined ? undefined : toId<ShipToId>(place);
}

/** The numbers of a company's places, in their order. */
export async function shipTosOfCompany(db: Db, companyId: CompanyId): Promise<readonly string[]> {
  return repo.findIdsOfCompany(db, companyId);
}

/** Who pays for a company's orders, and where and in which money. */
export async function payerOfCompany(
  db: Db,
  companyId: CompanyId,
): Promise<{ readonly name: string; readonly market: Market; readonly currency: Currency } | undefined> {
  const row = await repo.findPayer(db, companyId);
  return row && { name: row.name, market: toMarket(row.market), currency: toCurrency(row.currency) };
}

/** Which of these companies there are. */
export async function knownCompanies(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  return repo.findCompanies(db, ids);
}

export type PricedPlace = {
  readonly shipToId: ShipToId;
  readonly companyId: CompanyId;
  readonly priceList: string;
};

/** The places that may order, each with the list whose prices hold there, in one statement. */
export async function pricedPlaces(db: Db): Promise<readonly PricedPlace[]> {
  const rows = await repo.findPricedPlaces(db);
  return rows.map(({ id, company_id, price_list }) => ({
    shipToId: toId<ShipToId>(id),
    companyId: toId<CompanyId>(company_id),
    priceList: price_list,
  }));
}

/** The first approved place of points of sale, of others or of all: for whoever needs any of a kind. */
export function anyPlace(db: Db, asked: repo.AnyPlaceAsked): Promise<string | undefined> {
  return repo.findAnyPlace(db, asked);
}

/** What is searched of place `s`, as its index has it. */
export const shipToText = sql`fold_text(s.id || ' ' || s.name || ' ' || s.street || ' ' || s.city || ' ' || s.gln)`;

/** What is searched of company `c`, as its index has it. */
export const companyText = sql`fold_text(
  c.id || ' ' || c.sap_id || ' ' || c.name || ' ' || c.city || ' ' || c.ico || ' ' || c.dic || ' ' || c.ic_dph || ' ' || c.gln)`;

/** Pieces of SQL for statements of other nouns, so that what stands with a place comes in one statement. */
export const shipToInSql = {
  /** Joins the place behind an id; columns `ship_to.…`. */
  join: (id: RawBuilder<unknown>): RawBuilder<unknown> => sql`join ship_to on ship_to.id = ${id}`,
  /** Joins the company behind an id; columns `company.…`. */
  joinCompany: (id: RawBuilder<unknown>): RawBuilder<unknown> => sql`join company on company.id = ${id}`,
  companyNameOf: (id: RawBuilder<unknown>): RawBuilder<unknown> =>
    sql`(select c.name from company c where c.id = ${id})`,
  /** Companies whose names or numbers hold a pattern of `like`, without diacritics: `(select id …)`. */
  companiesNamed: (pattern: RawBuilder<unknown>): RawBuilder<unknown> =>
    sql`(select c.id from company c where ${companyText} like fold_text(${pattern}))`,
  currencyOf: (id: RawBuilder<unknown>): RawBuilder<unknown> =>
    sql`(select c.currency from company c where c.id = ${id})`,
  priceListOf: (id: RawBuilder<unknown>): RawBuilder<unknown> =>
    sql`(select c.price_list from company c where c.id = ${id})`,
  /** Companies with the list that each has: a table of id, name, price_list. */
  companies: sql`(select id, name, price_list from company)`,
  /** Whose places are: a table of id, company_id. */
  places: sql`(select id, company_id from ship_to)`,
  /** Places with their companies, as they are sought: a table of id, name, city, company_id, company_name, search_text. */
  sought: sql`(
    select s.id, s.name, s.city, s.company_id, c.name as company_name,
      fold_text(s.id || ' ' || s.name || ' ' || s.city || ' ' || c.name) as search_text
    from ship_to s join company c on c.id = s.company_id)`,
  /** How many places a company has. */
  countOf: (companyId: RawBuilder<unknown>): RawBuilder<number> =>
    sql`(select count(*)::int from ship_to place where place.company_id = ${companyId})`,
  /** By which the ERP knows a company. */
  customerNumberOf: (id: RawBuilder<unknown>): RawBuilder<unknown> =>
    sql`(select c.sap_id from company c where c.id = ${id})`,
  /** Those of some companies whose places are all among these, as an array. */
  companiesWithin: (
    companyIds: readonly string[],
    shipToIds: readonly string[],
  ): RawBuilder<unknown> => sql`array(
    select c from unnest(${[...companyIds]}::text[]) c
    where not exists (select from ship_to s where s.company_id = c and s.id <> all(${[...shipToIds]}::text[])))`,
  /** The company of a place. */
  companyOf: (id: RawBuilder<unknown>): RawBuilder<unknown> =>
    sql`(select s.company_id from ship_to s where s.id = ${id})`,
  customerTypeOf: (id: RawBuilder<unknown>): RawBuilder<unknown> =>
    sql`(select s.customer_type from ship_to s where s.id = ${id})`,
  suspendedReasonOf: (id: RawBuilder<unknown>): RawBuilder<unknown> =>
    sql`(select s.suspended_reason from ship_to s where s.id = ${id})`,
  /** How much a company may owe at once; null without a limit. */
  creditLimitOf: (id: RawBuilder<unknown>): RawBuilder<unknown> =>
    sql`(select c.credit_limit_minor from company c where c.id = ${id})`,
  nameOf: (id: RawBuilder<unknown>): RawBuilder<unknown> =>
    sql`(select s.name from ship_to s where s.id = ${id})`,
  /** When a place takes deliveries; empty where nobody said. */
  windowOf: (id: RawBuilder<unknown>): RawBuilder<unknown> =>
    sql`(select s.delivery_window from ship_to s where s.id = ${id})`,
  /** Joins name and market of the place behind an id, where there is one; columns `place.…`. */
  joinIfThere: (id: RawBuilder<unknown>): RawBuilder<unknown> =>
    sql`left join lateral (select s.name, s.market from ship_to s where s.id = ${id}) place on true`,
  /** Those companies of some places of whose places these are at least half: a table of company_id. */
  companiesMostlyAmong: (ids: readonly string[]): RawBuilder<unknown> => sql`
    select s.company_id from ship_to s where s.company_id in (
      select own.company_id from ship_to own where own.id = any(${[...ids]}::text[]))
    group by s.company_id having count(*) filter (where s.id = any(${[...ids]}::text[])) * 2 >= count(*)`,
  /** The other places of some companies: a table of id. */
  othersOf: (companies: RawBuilder<unknown>, ids: readonly string[]): RawBuilder<unknown> => sql`
    select s.id from ship_to s where s.company_id in (${companies}) and s.id <> all(${[...ids]}::text[])`,
  /** Those of some places whose company is none of others: a table of id. */
  outsideCompanies: (ids: readonly string[], companies: RawBuilder<unknown>): RawBuilder<unknown> => sql`
    select s.id from ship_to s where s.id = any(${[...ids]}::text[]) and s.company_id not in (${companies})`,
  /** The names of places, as one object by their ids. */
  namesOf: (ids: readonly string[]): RawBuilder<unknown> => sql`(
    select coalesce(json_object_agg(s.id, s.name), '{}') from ship_to s where s.id = any(${[...ids]}::text[]))`,
  /** The market of the place behind an id: it travels with what goes there (D20). */
  marketOf: (id: RawBuilder<unknown>): RawBuilder<unknown> =>
    sql`(select s.market from ship_to s where s.id = ${id})`,
  /** The ids of places that a text names, by their name or their company's, in any letters, or by a number: a table of id. */
  named: (text: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
    select s.id from ship_to s join company c on c.id = s.company_id
    where fold_text(s.name) like fold_text(${text}) or fold_text(c.name) like fold_text(${text})
      or s.id like ${text} or c.sap_id like ${text} or c.ico like ${text}
    order by s.id limit 500)`,
  /** Places whose name, number or address holds a pattern of `like`, without diacritics: `select id …`. */
  found: (pattern: RawBuilder<unknown>): RawBuilder<unknown> =>
    sql`select s.id from ship_to s where ${shipToText} like fold_text(${pattern})`,
  /** The ids of the places of a market. */
  idsOfMarket: (market: Market): RawBuilder<unknown> =>
    sql`(select s.id from ship_to s where s.market = ${market})`,
} as const;
