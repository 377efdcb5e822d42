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

export const MILLILITRES_OF_HECTOLITRE = 100_000;

/** A contract about a volume, with the states of all that is counted for it. */
export type CountedRow = {
  readonly number: string;
  /** Another text wherever something else may count. */
  readonly state: string;
};

/** The contracts about a volume that are in force on a day, in one statement. */
export async function findCounted(db: Db, { companyIds, date }: Whose): Promise<readonly CountedRow[]> {
  const { rows } = await sql<CountedRow>`
    select number, json_build_array(valid_from, valid_to, ${termsOfContract}, ${shipToInSql.currencyOf(sql`contract.company_id`)},
      ${ordersInSql.takenState(sql`contract.company_id`)}, ${catalogInSql.rangeVersion})::text as state
    from contract
    where company_id = any(${[...companyIds]}::text[]) and valid_from <= ${date}::date
      and (valid_to is null or valid_to >= ${date}::date)
      and exists (select from contract_terms t where t.contract_number = contract.number and t.volume_hl > 0)
    order by number`.execute(db);
  return rows;
}

export type VolumeRow = {
  readonly number: string;
  readonly valid_from: LocalDate;
  readonly valid_to: LocalDate | null;
  readonly currency: string;
  readonly terms: readonly TermsRow[];
  /** The beer of the brands that the terms of its day name, delivered less credited (D39). */
  readonly delivered: readonly {
    /** The first one of a month that counts as a whole. */
    readonly day: LocalDate;
    readonly millilitres: number;
    /** In the company's currency. */
    readonly netMinor: Minor;
  }[];
};

/**
 * What counts of the last two years for contracts, in one statement. Each day goes by the terms of that day, what was before the
 * contract by its first. Months are read as the database keeps them, summed; day by day only those of which a part counts, or counts
 * by other terms, and those in which an agreed volume may have been passed, above which there is a bonus (decision 0630).
 */
export async function findVolumes(
  db: Db,
  { numbers, date }: { readonly numbers: readonly string[]; readonly date: LocalDate },
): Promise<readonly VolumeRow[]> {
  const day = sql`${date}::date`;
  const monthOf = (of: RawBuilder<unknown>) => sql`date_trunc('month', ${of})::date`;
  const agreed = sql`held.volume_hl * ${sql.lit(MILLILITRES_OF_HECTOLITRE)}::bigint`;
  const inMoney = (of: RawBuilder<unknown>, whose: RawBuilder<unknown>) =>
    sql`coalesce(sum(${of}.net_minor) filter (where ${of}.currency = ${whose}.currency), 0)`;
  const { rows } = await sql<VolumeRow>`
    with valid as materialized (
      select *, ${shipToInSql.currencyOf(sql`contract.company_id`)} as currency,
        ${monthOf(sql`valid_from + make_interval(years => extract(year from age(${day}, valid_from))::int)`)} as begins
      from contract where number = any(${[...numbers]}::text[])),
    held as materialized (${heldTerms(sql`contract_number in (select number from valid)`)}),
    cut as materialized (
      select contract_number as number, ${monthOf(sql`lower(days)`)} as month from held where extract(day from lower(days)) > 1),
    taken as materialized (
      select valid.number, taken.* from valid join ${ordersInSql.takenByMonth} taken on taken.company_id = valid.company_id
        and taken.month >= ${monthOf(sql`${day} - interval '2 years'`)} and taken.month <= ${day}),
    beer as materialized (select * from ${catalogInSql.beer} beer where sku in (select sku from taken)),
    summed as (
      select valid.number, valid.company_id, valid.currency, valid.begins, taken.month,
        (taken.month in (${monthOf(day)}, ${monthOf(sql`${day} - interval '1 year'`)})
          or (extract(day from valid.valid_from) > 1 and extract(month from valid.valid_from) = extract(month from taken.month))
          or (valid.number, taken.month) in (select number, month from cut)) as is_cut,
        sum(taken.boxes * beer.box_millilitres::bigint) as millilitres, ${inMoney(sql`taken`, sql`valid`)} as net_minor
      from valid join taken on taken.number = valid.number
      join held on held.contract_number = valid.number
        and held.days && daterange(taken.month, (taken.month + interval '1 month')::date)
      join beer on beer.sku = taken.sku and beer.brand = any(held.brands)
      group by valid.number, valid.company_id, valid.currency, valid.begins, valid.valid_from, taken.month),
    bounded as (
      select *, coalesce(sum(millilitres) filter (where month >= begins and not is_cut)
          over (year rows between unbounded preceding and 1 preceding), 0) as least_before,
        coalesce(sum(millilitres) filter (where month >= begins) over year, 0) as most_after
      from summed window year as (partition by number order by month)),
    parted as materialized (
      select number, company_id, currency, month, millilitres, net_minor, is_cut or (month >= begins and exists (
        select from held where held.contract_number = bounded.number and held.bonus_percent is not null
          and ${agreed} > least_before and ${agreed} < most_after)) as is_by_day
      from bounded),
    brought as materialized (
      select goods.company_id, goods.month, goods.day, goods.currency, beer.brand,
        sum(goods.boxes * beer.box_millilitres::bigint) as millilitres, sum(goods.net_minor) as net_minor
      from ${ordersInSql.deliveredGoods(sql`(select distinct company_id, month from parted where is_by_day)`, date)} goods
      join beer using (sku)
      group by goods.company_id, goods.month, goods.day, goods.currency, beer.brand),
    counted as (
      select number, month as day, millilitres, net_minor from parted where not is_by_day
      union all
      select parted.number, brought.day, sum(brought.millilitres), ${inMoney(sql`brought`, sql`parted`)}
      from parted join brought on brought.company_id = parted.company_id and brought.month = parted.month
      join held on held.contract_number = parted.number and held.days @> brought.day and brought.brand = any(held.brands)
      where parted.is_by_day
      group by parted.number, brought.day),
    told as (
      select number, json_agg(json_build_object('day', day, 'millilitres', millilitres, 'netMinor', net_minor)
        order by day) as days
      from counted group by 1)
    select number, valid_from, valid_to, ${termsOfContract} as terms, currency, coalesce(told.days, '[]') as delivered
    from valid contract left join told using (number)`.execute(db);
  return rows;
}

/** Terms with all the days for which they hold; the first ones since ever. */
function heldTerms(whose: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select contract_number, volume_hl, bonus_percent, brands, daterange(
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
