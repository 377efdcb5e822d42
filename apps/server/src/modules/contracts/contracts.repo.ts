import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import type { Minor } from "@vycep/domain/kernel/money";
import type { Language } from "@vycep/domain/market/language";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/db.ts";
import { catalogInSql } from "../catalog/catalog.facts.ts";
import { ordersInSql } from "../orders/orders.facts.ts";
import { shipToInSql } from "../ship-to/ship-to.facts.ts";

/** Terms of a contract and the day from which they hold. */
export type TermsRow = {
  readonly from: LocalDate;
  readonly volumeHl: number;
  readonly bonusPercent: number | null;
  readonly brands: readonly string[];
};

export type ContractRow = {
  readonly number: string;
  readonly name: string;
  readonly type: "supply" | "equipment" | "distribution" | "bonus" | "marketing" | "empties";
  readonly company_name: string;
  readonly valid_from: LocalDate;
  readonly valid_to: LocalDate | null;
  readonly body: string;
  /** The first ones first. */
  readonly terms: readonly TermsRow[];
  readonly papers: readonly {
    readonly position: number;
    readonly title: string;
    readonly signedOn: LocalDate | null;
    readonly bytes: number;
  }[];
};

const termsOfContract = sql`(
  select json_agg(json_build_object('from', t.valid_from, 'volumeHl', t.volume_hl, 'bonusPercent', t.bonus_percent,
    'brands', t.brands) order by t.valid_from)
  from contract_terms t where t.contract_number = contract.number)`;

type Whose = { readonly companyIds: readonly string[]; readonly date: LocalDate };

/** The contracts of companies: those in force on a day first, then by their end. */
export async function findContracts(
  db: Db,
  { companyIds, date, language }: Whose & { readonly language: Language },
): Promise<readonly ContractRow[]> {
  const { rows } = await sql<ContractRow>`
    select number, text_in(names, ${language}) as name, type, ${shipToInSql.companyNameOf(sql`contract.company_id`)} as company_name,
      valid_from, valid_to, coalesce(text_in(bodies, ${language}), '') as body, ${termsOfContract} as terms,
      coalesce((
        select json_agg(json_build_object('position', p.position, 'title', text_in(p.titles, ${language}),
          'signedOn', p.signed_on, 'bytes', p.bytes) order by p.position)
        from contract_paper p where p.contract_number = contract.number), '[]') as papers
    from contract where company_id = any(${[...companyIds]}::text[])
    order by valid_to < ${date}::date nulls first, valid_to nulls last, number`.execute(db);
  return rows;
}

export type VolumeRow = {
  readonly number: string;
  readonly valid_from: LocalDate;
  readonly valid_to: LocalDate | null;
  readonly currency: string;
  readonly terms: readonly TermsRow[];
  /** A day's beer of the brands that the terms of that day name, delivered less credited (D39). */
  readonly delivered: readonly {
    readonly day: LocalDate;
    readonly millilitres: number;
    /** In the company's currency. */
    readonly netMinor: Minor;
  }[];
};

/**
 * The contracts about a volume that are in force on a day, with what counts of the last two years, in one statement. Each
 * day goes by the terms of that day, what was before the contract by its first.
 */
export async function findVolumes(db: Db, { companyIds, date }: Whose): Promise<readonly VolumeRow[]> {
  const companies = [...companyIds];
  const { rows } = await sql<VolumeRow>`
    with valid as materialized (
      select * from contract
      where company_id = any(${companies}::text[]) and valid_from <= ${date}::date
        and (valid_to is null or valid_to >= ${date}::date)
        and exists (select from contract_terms t where t.contract_number = contract.number and t.volume_hl > 0)),
    held as materialized (${heldTerms(sql`contract_number in (select number from valid)`)}),
    brought as materialized (
      select goods.company_id, goods.day, beer.brand, sum(goods.boxes * beer.box_millilitres::bigint) as millilitres,
        coalesce(sum(goods.net_minor) filter (
          where goods.currency = ${shipToInSql.currencyOf(sql`goods.company_id`)}), 0) as net_minor
      from ${ordersInSql.deliveredGoods({ companies, until: date })} goods
      join ${catalogInSql.beer} beer using (sku)
      where goods.day > ${date}::date - interval '2 years'
      group by 1, 2, 3),
    counted as (
      select valid.number, brought.day, sum(brought.millilitres) as millilitres, sum(brought.net_minor) as net_minor
      from valid join held on held.contract_number = valid.number
      join brought on brought.company_id = valid.company_id and held.days @> brought.day
        and brought.brand = any(held.brands)
      group by 1, 2),
    told as (
      select number, json_agg(json_build_object('day', day, 'millilitres', millilitres, 'netMinor', net_minor)
        order by day) as days
      from counted group by 1)
    select number, valid_from, valid_to, ${termsOfContract} as terms,
      ${shipToInSql.currencyOf(sql`contract.company_id`)} as currency, coalesce(told.days, '[]') as delivered
    from valid contract left join told using (number) order by number`.execute(db);
  return rows;
}

/** Terms with all the days for which they hold; the first ones since ever. */
function heldTerms(whose: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select contract_number, volume_hl, brands, daterange(
      case when lag(valid_from) over own is not null then valid_from end, lead(valid_from) over own) as days
    from contract_terms where ${whose} window own as (partition by contract_number order by valid_from)`;
}

export type CountingRow = { readonly number: string; readonly skus: readonly string[] };

/** Which of some goods count for the contracts about a volume on a day, by the terms of that day (D39), in one statement. */
export async function findCounting(
  db: Db,
  { companyIds, date, skus }: Whose & { readonly skus: readonly string[] },
): Promise<readonly CountingRow[]> {
  const { rows } = await sql<CountingRow>`
    with valid as materialized (
      select number from contract where company_id = any(${[...companyIds]}::text[]) and valid_from <= ${date}::date
        and (valid_to is null or valid_to >= ${date}::date))
    select contract_number as number, array_agg(beer.sku order by beer.sku) as skus
    from (${heldTerms(sql`contract_number in (select number from valid)`)}) held
    join ${catalogInSql.beer} beer on beer.brand = any(held.brands)
    where held.volume_hl > 0 and held.days @> ${date}::date and beer.sku = any(${[...skus]}::text[])
    group by 1 order by 1`.execute(db);
  return rows;
}

/** The file of one paper of a contract, among those of some companies; elsewhere there is none (C16). */
export async function findPaper(
  db: Db,
  { companyIds, number, position }: Pick<Whose, "companyIds"> & { number: string; position: number },
): Promise<string | undefined> {
  const { rows } = await sql<{ readonly fileId: string }>`
    select paper.file_id as "fileId"
    from contract_paper paper join contract on contract.number = paper.contract_number
    where contract.company_id = any(${[...companyIds]}::text[]) and contract.number = ${number}
      and paper.position = ${position}`.execute(db);
  return rows[0]?.fileId;
}
