import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import type { Minor } from "@vycep/domain/kernel/money";
import type { Language } from "@vycep/domain/market/language";
import { sql } from "kysely";
import type { Db } from "../../platform/db.ts";
import { catalogInSql } from "../catalog/catalog.facts.ts";
import { ordersInSql } from "../orders/orders.facts.ts";
import { shipToInSql } from "../ship-to/ship-to.facts.ts";

export type ContractRow = {
  readonly number: string;
  readonly name: string;
  readonly type: "supply" | "equipment" | "distribution" | "bonus" | "marketing" | "empties";
  readonly company_name: string;
  readonly valid_from: LocalDate;
  readonly valid_to: LocalDate | null;
  readonly volume_hl: number;
  readonly bonus_percent: number | null;
  readonly brands: readonly string[];
  readonly body: string;
};

type Whose = { readonly companyIds: readonly string[]; readonly date: LocalDate };

/** The contracts of companies: those in force on a day first, then by their end. */
export async function findContracts(
  db: Db,
  { companyIds, date, language }: Whose & { readonly language: Language },
): Promise<readonly ContractRow[]> {
  const { rows } = await sql<ContractRow>`
    select number, text_in(names, ${language}) as name, type, ${shipToInSql.companyNameOf(sql`contract.company_id`)} as company_name,
      valid_from, valid_to, volume_hl, bonus_percent, brands, coalesce(text_in(bodies, ${language}), '') as body
    from contract where company_id = any(${[...companyIds]}::text[])
    order by valid_to < ${date}::date nulls first, valid_to nulls last, number`.execute(db);
  return rows;
}

export type VolumeRow = {
  readonly number: string;
  readonly valid_from: LocalDate;
  readonly valid_to: LocalDate | null;
  readonly volume_hl: number;
  readonly bonus_percent: number | null;
  readonly currency: string;
  /** A day's beer of the brands that the contract names, delivered less credited (D39). */
  readonly delivered: readonly {
    readonly day: LocalDate;
    readonly millilitres: number;
    /** In the company's currency. */
    readonly netMinor: Minor;
  }[];
};

/** The contracts about a volume that are in force on a day, with what counts of the last two years, in one statement. */
export async function findVolumes(db: Db, { companyIds, date }: Whose): Promise<readonly VolumeRow[]> {
  const companies = [...companyIds];
  const { rows } = await sql<VolumeRow>`
    with valid as materialized (
      select * from contract
      where company_id = any(${companies}::text[]) and volume_hl > 0 and valid_from <= ${date}::date
        and (valid_to is null or valid_to >= ${date}::date)),
    brought as materialized (
      select goods.company_id, goods.day, beer.brand, sum(goods.boxes * beer.box_millilitres::bigint) as millilitres,
        coalesce(sum(goods.net_minor) filter (
          where goods.currency = ${shipToInSql.currencyOf(sql`goods.company_id`)}), 0) as net_minor
      from ${ordersInSql.deliveredGoods({ companies, until: date })} goods
      join ${catalogInSql.beer} beer using (sku)
      where goods.day > ${date}::date - interval '2 years'
      group by 1, 2, 3)
    select number, valid_from, valid_to, volume_hl, bonus_percent,
      ${shipToInSql.currencyOf(sql`valid.company_id`)} as currency, coalesce((
      select json_agg(json_build_object('day', day, 'millilitres', millilitres, 'netMinor', net_minor) order by day) from (
        select day, sum(millilitres) as millilitres, sum(net_minor) as net_minor from brought
        where brought.company_id = valid.company_id and brand = any(valid.brands) group by day) days), '[]') as delivered
    from valid order by number`.execute(db);
  return rows;
}

export type CountingRow = { readonly number: string; readonly skus: readonly string[] };

/** Which of some goods count for the contracts about a volume that are in force on a day (D39), in one statement. */
export async function findCounting(
  db: Db,
  { companyIds, date, skus }: Whose & { readonly skus: readonly string[] },
): Promise<readonly CountingRow[]> {
  const { rows } = await sql<CountingRow>`
    select number, array_agg(beer.sku order by beer.sku) as skus
    from contract join ${catalogInSql.beer} beer on beer.brand = any(contract.brands)
    where company_id = any(${[...companyIds]}::text[]) and volume_hl > 0 and valid_from <= ${date}::date
      and (valid_to is null or valid_to >= ${date}::date) and beer.sku = any(${[...skus]}::text[])
    group by number order by number`.execute(db);
  return rows;
}
