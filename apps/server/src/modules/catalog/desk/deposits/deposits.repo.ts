import { sql } from "kysely";
import type { Db, Tx } from "../../../../platform/db.ts";

export type KeptDeposit = {
  readonly market: string;
  readonly validFrom: string;
  readonly validTo: string | null;
  readonly depositMinor: number;
};

export type KeptEmpties = {
  readonly code: string;
  readonly names: Readonly<Record<string, string>>;
  readonly deposits: readonly KeptDeposit[];
};

/** Every packaging with its deposits in all markets, the oldest first. */
export async function keptEmpties(db: Db | Tx): Promise<readonly KeptEmpties[]> {
  const { rows } = await sql<KeptEmpties>`
    select t.code, t.names, coalesce((
      select json_agg(json_build_object('market', d.market, 'validFrom', d.valid_from, 'validTo', d.valid_to,
        'depositMinor', d.deposit_minor) order by d.market, d.valid_from)
      from empties_deposit d where d.empties_code = t.code), '[]') as deposits
    from empties_type t order by t.position, t.code`.execute(db);
  return rows;
}

/** Nobody else changes a deposit until the transaction ends; readers go on. */
export async function holdDeposits(tx: Tx): Promise<void> {
  await sql`lock table empties_deposit in share row exclusive mode`.execute(tx);
}

type DepositOf = { readonly code: string; readonly market: string; readonly validFrom: string };

/** Removes one; the days of what is before it go on until where it ended. */
export async function removeDeposit(tx: Tx, { code, market, validFrom }: DepositOf): Promise<void> {
  const { rows } = await sql<{ validTo: string | null }>`
    delete from empties_deposit
    where empties_code = ${code} and market = ${market} and valid_from = ${validFrom}::date
    returning valid_to as "validTo"`.execute(tx);
  await sql`
    update empties_deposit set valid_to = ${rows[0]?.validTo ?? null}::date
    where empties_code = ${code} and market = ${market} and valid_to = ${validFrom}::date - 1`.execute(tx);
}
