import type { Day } from "../days.ts";
import type { Sql } from "../sql.ts";
import type { Feed } from "./feed.ts";

/** A row as it is now, or the key of one that is gone. */
export type Change = {
  position: number;
  key: Readonly<Record<string, string>>;
  /** As a call or a file says it; null where it is gone. */
  row: Readonly<Record<string, unknown>> | null;
};

export type ChangePage = {
  changes: readonly Change[];
  /** Where to go on. */
  position: number;
  hasMore: boolean;
};

/** So many are numbered at once: whoever has more waiting goes on with the next page. */
const numberedAtOnce = 10_000;

/**
 * The rows that changed after a position, each as it is now, in the order of their numbers: a row that changed again has a new
 * number and comes once. Who goes on from the position of the page before misses nothing, whatever is committed meanwhile.
 * Undefined for a position that never was. To be called in a transaction.
 */
export async function changesAfter(
  tx: Sql,
  feed: Feed,
  { after, limit, today }: { after: number; limit: number; today: Day },
): Promise<ChangePage | undefined> {
  const { last, isAllNumbered } = await numberChanges(tx, feed);
  if (after > last) return undefined;
  const { rows } = await tx.query<{ key: string; position: number }>(
    "select key, position from change_told where noun = $1 and position > $2 order by position limit $3",
    [feed.noun, after, limit],
  );
  const keys = rows.map(({ key }) => key);
  const told = await readRows(tx, feed, { keys, today });
  const position = rows.at(-1)?.position ?? after;
  return {
    changes: rows.map((row) => ({
      position: row.position,
      key: namedKey(feed, row.key),
      row: told.get(row.key) ?? null,
    })),
    position,
    hasMore: position < last || !isAllNumbered,
  };
}

type Numbered = { readonly last: number; readonly isAllNumbered: boolean };

/**
 * Gives numbers to what was committed since. Only who holds the feed does, until the end of the transaction; so whoever sees a
 * number sees all smaller ones, and what commits later gets a larger one.
 */
export async function numberChanges(tx: Sql, feed: Feed): Promise<Numbered> {
  const last = (await heldAt(tx, feed.noun)) ?? (await begin(tx, feed));
  const { rows } = await tx.query<{ taken: number; position: number }>(
    `with taken as (
       delete from change_waiting where ctid in (select ctid from change_waiting where noun = $1 limit $3) returning key
     ), told as (
       insert into change_told (noun, key, position)
       select $1, key, $2 + row_number() over (order by key)
       from (select distinct key, key::jsonb as parts from taken) changed
       where not exists (select from ${feed.from.table} it where ${isOfKey(feed)} and not (${feed.only ?? "true"}))
       on conflict (noun, key) do update set position = excluded.position
       returning position
     )
     select (select count(*) from taken) as taken, coalesce((select max(position) from told), $2) as position`,
    [feed.noun, last, numberedAtOnce],
  );
  const { taken = 0, position = last } = rows[0] ?? {};
  if (position > last)
    await tx.query("update change_feed set position = $2 where noun = $1", [feed.noun, position]);
  return { last: position, isAllNumbered: taken < numberedAtOnce };
}

async function heldAt(tx: Sql, noun: string): Promise<number | undefined> {
  const { rows } = await tx.query<{ position: number }>(
    "select position from change_feed where noun = $1 for update",
    [noun],
  );
  return rows[0]?.position;
}

/**
 * The first who asks begins the feed: all rows that there are wait for their numbers, and from now on every change is seen.
 * Changes that are under way are waited for, and new ones wait until that is committed.
 */
async function begin(tx: Sql, { noun, tables, from, only = "true" }: Feed): Promise<number> {
  await tx.query(`lock table ${tables.join(", ")} in share row exclusive mode`);
  const { rows } = await tx.query(
    "insert into change_feed (noun) values ($1) on conflict do nothing returning noun",
    [noun],
  );
  if (rows.length === 0) return (await heldAt(tx, noun)) ?? 0;
  await tx.query(
    `insert into change_waiting select $1, jsonb_build_array(${from.key.join(", ")})::text from ${from.table} it where ${only}`,
    [noun],
  );
  return 0;
}

/** SQL: whether the row `it` has the key whose parts are `parts`. */
function isOfKey({ from }: Pick<Feed, "from">): string {
  return from.key.map((column, at) => `it.${column}::text = parts ->> ${at}`).join(" and ");
}

/** Rows as they are now, as a call or a file says them, by their keys as JSON; what is not there is missing. */
export async function readRows(
  tx: Sql,
  feed: Pick<Feed, "row" | "from">,
  { keys, today }: { keys: readonly string[]; today: Day },
): Promise<ReadonlyMap<string, Readonly<Record<string, unknown>>>> {
  if (keys.length === 0) return new Map();
  const { rows } = await tx.query<{ key: string; row: Record<string, unknown> }>(
    `select asked.key, (${feed.row}) as row
     from (select key, key::jsonb as parts, $2::date as today from unnest($1::text[]) key) asked
     join ${feed.from.table} it on ${isOfKey(feed)}`,
    [keys, today],
  );
  return new Map(rows.map(({ key, row }) => [key, flattened(row)]));
}

/**
 * All rows of which these columns of the key say one of these values, as a file says them; nobody else changes them until the
 * transaction ends.
 */
export async function holdRowsWithin(
  tx: Sql,
  feed: Pick<Feed, "row" | "from" | "key">,
  {
    columns,
    values,
    today,
  }: { columns: readonly string[]; values: readonly (readonly string[])[]; today: Day },
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  if (values.length === 0) return [];
  const same = columns
    .map((column, at) => `it.${columnOf(feed, column)}::text = parts ->> ${at}`)
    .join(" and ");
  const { rows } = await tx.query<{ row: Record<string, unknown> }>(
    `select (${feed.row}) as row
     from (select key::jsonb as parts, $2::date as today from unnest($1::text[]) key) asked
     join ${feed.from.table} it on ${same}
     order by ${feed.from.key.map((column) => `it.${column}`).join(", ")} for update of it`,
    [values.map((parts) => JSON.stringify(parts)), today],
  );
  return rows.map(({ row }) => flattened(row));
}

/** What the table calls a column of a file's key. */
export function columnOf({ key, from }: Pick<Feed, "key" | "from">, column: string): string {
  const name = from.key[key.indexOf(column)];
  if (name === undefined) throw new Error(`${column} is no column of a key`);
  return name;
}

/** Texts by language become a field per language, as a file has a column for each. */
export function flattened(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) =>
      typeof value === "object" && value !== null && !Array.isArray(value)
        ? Object.entries(value).map(([language, text]) => [`${name}_${language}`, text])
        : [[name, value]],
    ),
  );
}

function namedKey({ key }: Feed, told: string): Record<string, string> {
  const parts: readonly unknown[] = JSON.parse(told);
  return Object.fromEntries(key.map((name, at) => [name, String(parts[at])]));
}
