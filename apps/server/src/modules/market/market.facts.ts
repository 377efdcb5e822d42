import type { ConfigSection } from "@vycep/domain/access/permission";
import { type OrderUnit, parseOrderableUnits } from "@vycep/domain/catalog/orderable-units";
import { homeMarketOf } from "@vycep/domain/content/edited-content";
import {
  type LocalDate,
  type LocalMoment,
  toLocalDate,
  type Weekday,
} from "@vycep/domain/kernel/local-moment";
import type { Language } from "@vycep/domain/market/language";
import { isClosedAt, type Maintenance } from "@vycep/domain/market/maintenance";
import {
  homeCountryOf,
  homeMarket,
  type Market,
  marketOf,
  parseCountry,
  toMarket,
} from "@vycep/domain/market/market";
import type { Texts } from "@vycep/domain/market/texts";
import { type RawBuilder, sql } from "kysely";
import { z } from "zod";
import type { Db } from "../../platform/db.ts";
import { soundRows } from "../../platform/sound-rows.ts";
import {
  configSchema,
  linkSchema,
  mailBrandSchema,
  maintenanceSchema,
  type modalTexts,
  supportSchema,
  unitsSchema,
} from "./config-values.ts";
import * as repo from "./market.repo.ts";

/** A link of the shell with its label in each language. CONTENT-06. */
export type ConfiguredLink = z.infer<typeof linkSchema>;

/** Whom customers of a market ask (D28). */
type SupportFacts = z.output<typeof supportSchema> & { readonly market: Market };

/** How mails of a market look, and where answers to them go (MAIL-03). */
export type MailBrandFacts = z.output<typeof mailBrandSchema>;

/** The portal's configuration of one market on one day (CONFIG-08). */
export type PortalConfigFacts = {
  /** Whether and when the portal is closed, and what is said of it (CONFIG-08, OP-126, D44). */
  readonly maintenance: Maintenance;
  /** Seconds per banner (OP-126). */
  readonly bannerRotation: number;
  readonly sections: readonly ConfigSection[];
  /** The units as the API writes them; without a customer type or a method, of any (CONFIG-10, OP-47). */
  readonly orderableUnitsText: (customerType: string | undefined, method: string | undefined) => string;
  readonly orderableUnits: (customerType: string, method: string) => readonly OrderUnit[];
  /** CALENDAR-06, D04. */
  readonly addedWeekdays: readonly Weekday[];
  /** INPROG-07…09, OP-127; null leaves the portal's own words. */
  readonly orderInProgress: Readonly<Record<(typeof modalTexts)[number], Texts | null>>;
};

/** Loads the configuration in one statement; a value that cannot be read is told of and counts as not set. */
export async function portalConfig(db: Db, market: Market, date: LocalDate): Promise<PortalConfigFacts> {
  return readConfig(await repo.findConfig(db, market, { date, keys: configKeys }));
}

const read = new Map<string, PortalConfigFacts>();
/** Two markets, and what an operator changes meanwhile. */
const mostRead = 16;

/** What `marketInSql.config` found. The same text says the same, so it is checked once and not with every request. */
export function readConfig(text: string): PortalConfigFacts {
  const known = read.get(text);
  if (known) return known;
  const given = Object.entries(z.record(z.string(), z.unknown()).parse(JSON.parse(text)));
  const sound = soundRows("portal_config", given, (entry) => {
    configSchema.parse(Object.fromEntries([entry]));
    return entry;
  });
  // Weekdays that cannot be read add none: the default is for a market that says nothing of them.
  const closed = given.some(([key]) => key === "added_weekdays") ? { added_weekdays: [] } : {};
  const config = configOf(configSchema.parse({ ...closed, ...Object.fromEntries(sound) }));
  if (read.size >= mostRead) read.clear();
  read.set(text, config);
  return config;
}

function configOf(config: z.output<typeof configSchema>): PortalConfigFacts {
  return {
    maintenance: config.maintenance,
    bannerRotation: config.banner_rotation,
    sections: config.sections,
    orderableUnitsText: (customerType, method) => unitsText(config.orderable_units, customerType, method),
    orderableUnits: (customerType, method) =>
      parseOrderableUnits(unitsText(config.orderable_units, customerType, method)),
    addedWeekdays: config.added_weekdays,
    orderInProgress: config.order_in_progress,
  };
}

/** The links of the shell of all markets in one list (CONTENT-06…08); a name is listed once. */
export async function portalLinks(db: Db, date: LocalDate): Promise<readonly ConfiguredLink[]> {
  const values = await repo.findConfigOfAll(db, "links", date);
  const lists = soundRows("portal_config links", values, (value) => z.array(z.unknown()).parse(value));
  const links = soundRows("portal_config links", lists.flat(), (link) => linkSchema.parse(link));
  return [...new Map(links.map((link) => [link.name, link])).values()];
}

/** For how many seconds each banner stands (CONFIG-08, OP-126). */
export async function bannerRotation(db: Db, market: Market, date: LocalDate): Promise<number> {
  return (await portalConfig(db, market, date)).bannerRotation;
}

/** Customer service of every market that has configured it (CONTENT-13, CONTENT-14, CONTENT-17, D28). */
export async function supportContacts(db: Db, date: LocalDate): Promise<readonly SupportFacts[]> {
  const rows = await repo.findConfigByMarket(db, "support", date);
  return soundRows("portal_config support", rows, ({ market, value }) => ({
    market: toMarket(market),
    ...supportSchema.parse(value),
  }));
}

/** The country where a language is at home; that of the market at home where it is of all. */
export function homeCountryOfLanguage(language: Language): string {
  return homeCountryOf(homeMarketOf(language) ?? homeMarket());
}

/** Customer service of the market that a country's people belong to (D28); undefined where none is configured. */
export async function supportOfCountry(
  db: Db,
  country: string,
  date: LocalDate,
): Promise<SupportFacts | undefined> {
  const market = marketOf(parseCountry(country));
  return (await supportContacts(db, date)).find((contact) => contact.market === market);
}

/** The look of mails that a market, or the theme of a brand, has configured (MAIL-03); undefined where it has none. */
export async function mailBrandOf(
  db: Db,
  market: string,
  date: LocalDate,
): Promise<MailBrandFacts | undefined> {
  const rows = (await repo.findConfigByMarket(db, "mail_brand", date)).filter((row) => row.market === market);
  return soundRows("portal_config mail_brand", rows, ({ value }) => mailBrandSchema.parse(value))[0];
}

/** The look of mails of the market that a country's people belong to (MAIL-03). */
export async function mailBrandOfCountry(
  db: Db,
  country: string,
  date: LocalDate,
): Promise<MailBrandFacts | undefined> {
  return mailBrandOf(db, marketOf(parseCountry(country)), date);
}

/** The days off by law between two days (CALENDAR-21). */
export async function daysOff(
  db: Db,
  market: Market,
  range: { readonly from: LocalDate; readonly to: LocalDate },
): Promise<readonly LocalDate[]> {
  return soundRows("holiday", await repo.findDaysOff(db, market, range), toLocalDate);
}

/** The same of some markets, in one statement; of one that has none nothing is told. */
export async function daysOffOf(
  db: Db,
  markets: readonly Market[],
  range: { readonly from: LocalDate; readonly to: LocalDate },
): Promise<ReadonlyMap<Market, readonly LocalDate[]>> {
  const rows = await repo.findDaysOffOf(db, markets, range);
  return new Map(
    rows.map(({ market, days }) => [toMarket(market), soundRows("holiday", days, toLocalDate)] as const),
  );
}

/** The years whose holidays a market knows whole (D07). */
export async function holidayYears(db: Db, market: Market): Promise<readonly number[]> {
  return repo.findHolidayYears(db, market);
}

/** The rates of VAT in percent that hold in a market on a day, the lowest first. */
export async function vatRatesOn(db: Db, { market, date }: MarketOn): Promise<readonly number[]> {
  return repo.findVatRates(db, market, date);
}

/** Pieces of SQL for statements of other nouns, so that their facts come in one statement. */
export const marketInSql = {
  /** All rates of all days: a table of one column `value`. */
  vatRates: sql`(
    select json_build_array(market, vat_class, percent, valid_from, valid_to) as value from vat_rate)`,
  /** The configuration of a market on a day, for `readConfig`. */
  config: (market: RawBuilder<unknown>, date: LocalDate) => repo.config(market, { date, keys: configKeys }),
  holidays,
  /** A list of the years whose holidays the market knows whole. */
  holidayYears: (market: MarketInSql) => repo.holidayYears(market),
  addedWeekdays,
  orderableUnits,
  maintenance: (date: LocalDate) => repo.maintenance(date),
  /** The state of all that places are judged by: limits of orders and goods, holidays, calendars, configuration, the places. */
  rulesVersion: sql<string>`(select version from rules_version)`,
} as const;

/** A market, or the column that tells it. */
type MarketInSql = Market | RawBuilder<unknown>;

type MarketOn = { readonly market: Market; readonly date: LocalDate };

/** A rate of VAT as a bare list. */
export type VatRateValues = readonly [
  market: string,
  vatClass: string,
  percent: number,
  from: string,
  to: string | null,
];

export function vatRateOf([market, vatClass, percent, from, to]: VatRateValues) {
  return { market, vatClass, percent, from, to };
}

/** The holidays of markets (an array) between two days, both ends included, as a JSON list of `{market, day, name, isDayOff, shops}`. */
function holidays(
  markets: RawBuilder<unknown>,
  { from, to }: { readonly from: LocalDate; readonly to: LocalDate },
): RawBuilder<unknown> {
  return sql`(
    select coalesce(json_agg(json_build_object(
      'market', country, 'day', day, 'name', name, 'isDayOff', day_off, 'shops', shops) order by day, country), '[]')
    from holiday where country = any(${markets}) and day between ${from}::date and ${to}::date)`;
}

/** The weekdays that the market adds to every schedule, as JSON or null (CALENDAR-06). */
function addedWeekdays(market: MarketInSql, date: LocalDate): RawBuilder<unknown> {
  return configValue("added_weekdays", { market, date });
}

/** The configured value that `orderableUnitsIn` reads, in one statement. */
export async function unitsConfigured(db: Db, on: MarketOn): Promise<unknown> {
  const { rows } = await sql<{ value: unknown }>`
    select ${orderableUnits(on.market, on.date)} as value`.execute(db);
  return rows[0]?.value;
}

/** Which units may be ordered, as JSON or null; `orderableUnitsIn` reads it (CONFIG-10). */
function orderableUnits(market: Market, date: LocalDate): RawBuilder<unknown> {
  return configValue("orderable_units", { market, date });
}

/** One value of the configuration, for use inside another statement. */
function configValue(
  key: string,
  { market, date }: { readonly market: MarketInSql; readonly date: LocalDate },
): RawBuilder<unknown> {
  return sql`(
    select value from portal_config
    where key = ${key} and market = ${market}
      and valid_from <= ${date}::date and (valid_to is null or valid_to >= ${date}::date))`;
}

/** Whether the portal is closed for a market at a moment, out of what `marketInSql.maintenance` found; what cannot be read closes nothing. */
export function isClosedFor(
  market: Market,
  values: Readonly<Record<string, unknown>>,
  now: LocalMoment,
): boolean {
  const [found] = soundRows("portal_config maintenance", [values[market] ?? false], (value) =>
    maintenanceSchema.parse(value),
  );
  return found !== undefined && isClosedAt(found, now);
}

/** The units for a customer type and a method out of the configured value (CONFIG-10, OP-47). */
export function orderableUnitsIn(value: unknown, customerType: string, method: string): readonly OrderUnit[] {
  const [units = []] = soundRows("portal_config orderable_units", [value ?? []], (rows) =>
    unitsSchema.parse(rows),
  );
  return parseOrderableUnits(unitsText(units, customerType, method));
}

const configKeys = Object.keys(configSchema.shape);

function unitsText(
  units: z.infer<typeof unitsSchema>,
  customerType: string | undefined,
  method: string | undefined,
): string {
  const rows = units.filter(
    (row) =>
      (customerType === undefined || row.customerType === customerType) &&
      (method === undefined || row.method === method),
  );
  return [...new Set(rows.flatMap((row) => row.units))].join(",");
}
