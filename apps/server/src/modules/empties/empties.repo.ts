import type { ShipToId } from "@vycep/domain/kernel/ids";
import { sql } from "kysely";
import type { Db } from "../../platform/db.ts";

export type StockTakingRow = {
  readonly day: string;
  readonly units: readonly (readonly [code: string, units: number])[];
};

/** The latest stock-taking of a place before a day. */
export async function findStockTaking(
  db: Db,
  shipToId: ShipToId,
  before: string,
): Promise<StockTakingRow | undefined> {
  const { rows } = await sql<StockTakingRow>`
    select counted_on as day, json_agg(json_build_array(empties_code, units) order by empties_code) as units
    from empties_count where ship_to_id = ${shipToId} and counted_on = (
      select max(counted_on) from empties_count where ship_to_id = ${shipToId} and counted_on < ${before}::date)
    group by counted_on order by counted_on`.execute(db);
  return rows[0];
}

/** Every stock-taking of a place until the end of a day, the oldest first. */
export async function findStockTakings(
  db: Db,
  shipToId: ShipToId,
  until: string,
): Promise<readonly StockTakingRow[]> {
  const { rows } = await sql<StockTakingRow>`
    select counted_on as day, json_agg(json_build_array(empties_code, units) order by empties_code) as units
    from empties_count where ship_to_id = ${shipToId} and counted_on <= ${until}::date
    group by counted_on order by counted_on`.execute(db);
  return rows;
}
