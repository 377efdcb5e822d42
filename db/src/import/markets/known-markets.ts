import type { Sql } from "../../sql.ts";

/** A cell that must be the code of a market, or a list of them. */
export const marketCell = { table: "market", key: "code" } as const;

/** The market that each country uses. */
export async function marketsOfCountries(tx: Sql): Promise<ReadonlyMap<string, string>> {
  const { rows } = await tx.query<{ code: string; market: string }>("select code, market from country");
  return new Map(rows.map(({ code, market }) => [code, market]));
}

/** The currency of each market's own figures. */
export async function currenciesOfMarkets(tx: Sql): Promise<ReadonlyMap<string, string>> {
  const { rows } = await tx.query<{ code: string; currency: string }>(
    "select code, currency from market order by position",
  );
  return new Map(rows.map(({ code, currency }) => [code, currency]));
}
