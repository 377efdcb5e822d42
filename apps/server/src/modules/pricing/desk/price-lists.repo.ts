import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import type { Language } from "@vycep/domain/market/language";
import type { StaffReach } from "@vycep/domain/staff/staff-right";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../../platform/db.ts";
import type {
  DeskListPrice,
  DeskPriceListCompany,
  DeskPriceListRow,
} from "../../../platform/desk/desk-graphql.gen.ts";
import { containing } from "../../../platform/list/conditions.ts";
import type { List } from "../../../platform/list/read-list.ts";
import type { BesidePrices } from "./price-desk.deps.ts";
import { dayInSql, hasWords } from "./prices-in-sql.ts";

const holdsOn = (day: RawBuilder<unknown>) =>
  sql`p.valid_from <= ${day} and (p.valid_to is null or p.valid_to >= ${day})`;

const pricesOn = (list: RawBuilder<unknown>, day: RawBuilder<unknown>): RawBuilder<number> =>
  sql`(select count(*)::int from price p where p.price_list = ${list} and ${holdsOn(day)})`;

/** Companies that somebody sees. */
function within(reach: StaffReach): RawBuilder<unknown> {
  return reach === "everything" ? sql`true` : sql`c.id = any(${[...reach]}::text[])`;
}

/** A list as it is kept; who has it is counted for those of a page alone. */
export type PriceListRow = Pick<
  DeskPriceListRow,
  "code" | "market" | "currency" | "companies" | "shipTos"
> & {
  /** Another one with every change of its prices. */
  readonly version: string;
};

/** The brewery's price lists by code. */
export function priceListList(
  { text, reach }: { readonly text: string | undefined; readonly reach: StaffReach },
  { companies, shipToCountOf }: BesidePrices,
): List<PriceListRow, PriceListRow> {
  return {
    found: sql`select code, market, currency, version::text from price_list
      where ${text === undefined ? sql`true` : sql`code like ${containing(text.toUpperCase())}`}`,
    beside: sql`who.companies, who."shipTos"`,
    joined: sql`left join lateral (
      select count(*)::int as companies, coalesce(sum(${shipToCountOf(sql`c.id`)}), 0)::int as "shipTos"
      from ${companies} c where c.price_list = page.code and ${within(reach)}) who on true`,
    order: {
      name: "price-lists",
      by: { column: sql`code`, kind: "text" },
      id: { column: sql`code`, kind: "text" },
      direction: "asc",
    },
    read: ({ code, market, currency, version, companies: many, shipTos }) => ({
      ...{ code, market, currency, version, companies: many, shipTos },
    }),
  };
}

/** How many prices of a list hold on a day, and when the next of them begin. */
export type PricesCounted = { readonly prices: number; readonly nextFrom: string | null };

/** For each list all of its prices are read: fifty thousand of them where it has so many. */
export async function countPrices(
  db: Db,
  { codes, today }: { readonly codes: readonly string[]; readonly today: LocalDate },
): Promise<ReadonlyMap<string, PricesCounted>> {
  const day = dayInSql(today);
  const { rows } = await sql<PricesCounted & { code: string }>`
    select p.price_list as code, count(*) filter (where ${holdsOn(day)})::int as prices,
      min(p.valid_from) filter (where p.valid_from > ${day}) as "nextFrom"
    from price p where p.price_list = any(${[...codes]}::text[]) group by 1`.execute(db);
  return new Map(rows.map(({ code, ...counted }) => [code, counted]));
}

export type PriceListHead = {
  readonly code: string;
  readonly market: string;
  readonly currency: string;
  readonly prices: number;
  readonly companyCount: number;
  readonly companies: DeskPriceListCompany[];
};

const shownCompanies = 50;

/** One list with who has it. */
export async function priceListHead(
  db: Db,
  { code, today, reach }: { readonly code: string; readonly today: LocalDate; readonly reach: StaffReach },
  { companies, shipToCountOf }: BesidePrices,
): Promise<PriceListHead | undefined> {
  const { rows } = await sql<PriceListHead>`
    select l.code, l.market, l.currency, ${pricesOn(sql`l.code`, dayInSql(today))} as prices,
      (select count(*)::int from ${companies} c where c.price_list = l.code and ${within(reach)}) as "companyCount",
      coalesce((select json_agg(json_build_object('id', c.id, 'name', c.name, 'shipTos', ${shipToCountOf(sql`c.id`)})
          order by c.name collate cs_alphabet, c.id)
        from (select c.id, c.name from ${companies} c where c.price_list = l.code and ${within(reach)}
          order by c.name collate cs_alphabet, c.id limit ${shownCompanies}) c), '[]') as companies
    from price_list l where l.code = ${code}`.execute(db);
  return rows[0];
}

type PriceAsked = {
  readonly priceList: string;
  readonly day: LocalDate;
  readonly text: string | undefined;
  readonly language: Language;
};

/** The prices of a list on a day, by number; next prices and leaflets are looked up for those of the page alone. */
export function listPriceList(
  { priceList, day: asked, text, language }: PriceAsked,
  { goods }: BesidePrices,
): List<Required<DeskListPrice>, DeskListPrice> {
  const day = dayInSql(asked);
  const priced = sql`p.price_list = ${priceList} and ${holdsOn(day)}`;
  return {
    found: sql`
      select p.sku, text_in(g.names, ${sql.lit(language)}) as name, p.base_minor as "baseMinor", p.your_minor as "yourMinor",
        p.valid_from as "validFrom", p.valid_to as "validTo"
      from price p join ${goods} g on g.sku = p.sku
      where ${priced} and ${hasWords(sql`g.search_text`, text)}`,
    // Every price is one of goods: without a text these are not looked up to count.
    ...(text === undefined && { counted: sql`select from price p where ${priced}` }),
    beside: sql`later.valid_from as "nextFrom", later.your_minor as "nextYourMinor", (
      select promo.promo_minor from promo_leaflet promo where promo.price_list = ${priceList} and promo.sku = page.sku
        and promo.is_inside_delivery and promo.valid_from <= ${day} and (promo.valid_to is null or promo.valid_to >= ${day})
      limit 1) as "leafletMinor"`,
    joined: sql`left join lateral (
      select p.valid_from, p.your_minor from price p
      where p.price_list = ${priceList} and p.sku = page.sku and p.valid_from > ${day} order by p.valid_from limit 1) later on true`,
    order: {
      name: "list-prices",
      by: { column: sql`sku`, kind: "text" },
      id: { column: sql`sku`, kind: "text" },
      direction: "asc",
    },
    read: ({
      sku,
      name,
      baseMinor,
      yourMinor,
      validFrom,
      validTo,
      nextFrom,
      nextYourMinor,
      leafletMinor,
    }) => ({
      ...{ sku, name, baseMinor, yourMinor, validFrom, validTo, nextFrom, nextYourMinor, leafletMinor },
    }),
  };
}
