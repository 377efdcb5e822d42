import type { Market } from "@vycep/domain/market/market";
import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db.ts";

/** What the desk sets of a market's configuration. */
export const DESK_KEYS = ["banner_rotation", "sections", "orderable_units"] as const;

export type ConfigRow = {
  readonly key: string;
  readonly value: unknown;
  readonly validFrom: string;
  readonly validTo: string | null;
};

/** What holds today and what is planned, by key and in the order of the days. */
export async function configRows(db: Db | Tx, market: Market, today: string): Promise<readonly ConfigRow[]> {
  const { rows } = await sql<ConfigRow>`
    select key, value, valid_from as "validFrom", valid_to as "validTo" from portal_config
    where market = ${market} and key = any(${["maintenance", ...DESK_KEYS]}::text[])
      and (valid_to is null or valid_to >= ${today}::date)
    order by key, valid_from`.execute(db);
  return rows;
}

/** Nobody else changes the configuration until the transaction ends; readers go on. */
export async function holdConfig(tx: Tx): Promise<void> {
  await sql`lock table portal_config in share row exclusive mode`.execute(tx);
}

type KeyOn = { readonly market: Market; readonly key: string; readonly validFrom: string };

/** Keeps a value from a day on until the next one begins; what stood on its day gives way, what held before ends the day before. */
export async function keepValue(
  tx: Tx,
  { market, key, validFrom, value }: KeyOn & { readonly value: unknown },
): Promise<void> {
  await sql`
    delete from portal_config where market = ${market} and key = ${key} and valid_from = ${validFrom}::date`.execute(
    tx,
  );
  await sql`
    update portal_config set valid_to = ${validFrom}::date - 1
    where market = ${market} and key = ${key} and valid_from < ${validFrom}::date
      and (valid_to is null or valid_to >= ${validFrom}::date)`.execute(tx);
  await sql`
    insert into portal_config (market, key, value, valid_from, valid_to)
    values (${market}, ${key}, ${JSON.stringify(value)}::jsonb, ${validFrom}::date,
      (select min(valid_from) - 1 from portal_config
       where market = ${market} and key = ${key} and valid_from > ${validFrom}::date))`.execute(tx);
}

/** Takes away what the desk planned from a day on; what held until the day before goes on as long as it would have. */
export async function removePlanned(
  tx: Tx,
  { market, validFrom }: Omit<KeyOn, "key">,
): Promise<readonly string[]> {
  const { rows } = await sql<{ key: string; validTo: string | null }>`
    delete from portal_config
    where market = ${market} and key = any(${[...DESK_KEYS]}::text[]) and valid_from = ${validFrom}::date
    returning key, valid_to as "validTo"`.execute(tx);
  for (const { key, validTo } of rows) {
    await sql`
      update portal_config set valid_to = ${validTo}::date
      where market = ${market} and key = ${key} and valid_to = ${validFrom}::date - 1`.execute(tx);
  }
  return rows.map(({ key }) => key);
}
