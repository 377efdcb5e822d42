import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/db.ts";

export type EmptiesTypeRow = {
  readonly code: string;
  readonly names: unknown;
  readonly emptyGrams: number;
  readonly unitsPerPallet: number;
  readonly millilitres: number | null;
  readonly carriesCode: string | null;
  readonly carriesUnits: number | null;
  readonly deposits: readonly (readonly [from: string, to: string | null, minor: number])[];
};

/** The types that the brewery takes back, with their deposits in a market through time. */
export async function findEmptiesTypes(db: Db, market: string): Promise<readonly EmptiesTypeRow[]> {
  const { rows } = await sql<EmptiesTypeRow>`${typesOf(sql`${market}`)}`.execute(db);
  return rows;
}

/** The same as one value of a statement: a list of `EmptiesTypeRow`. */
export function emptiesTypesOf(market: RawBuilder<unknown>): RawBuilder<readonly EmptiesTypeRow[]> {
  return sql`(select coalesce(json_agg(type), '[]') from (${typesOf(market)}) type)`;
}

function typesOf(market: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select t.code, t.names,
      t.empty_grams as "emptyGrams", t.units_per_pallet as "unitsPerPallet", t.millilitres,
      t.carries_code as "carriesCode", t.carries_units as "carriesUnits",
      json_agg(json_build_array(d.valid_from, d.valid_to, d.deposit_minor) order by d.valid_from) as deposits
    from empties_type t join empties_deposit d on d.empties_code = t.code and d.market = ${market}
    where t.is_in_balance group by t.code order by t.position, t.code`;
}

export type DepositUnitsRow = {
  readonly sku: string;
  readonly parts: readonly (readonly [code: string, units: number])[];
};

/** What one box of each product carries in a market. */
export async function findDepositUnits(
  db: Db,
  skus: readonly string[],
  market: string,
): Promise<readonly DepositUnitsRow[]> {
  const { rows } = await sql<DepositUnitsRow>`
    select sku, json_agg(json_build_array(empties_code, units) order by empties_code) as parts
    from product_deposit where sku = any(${[...skus]}::text[]) and market = ${market}
    group by sku order by sku`.execute(db);
  return rows;
}
