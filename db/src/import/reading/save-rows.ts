import type { Sql } from "../../sql.ts";

export type Target = {
  table: string;
  key: readonly string[];
  /** Columns of the key in which nothing is a value of its own. */
  nullable?: readonly string[];
  /** Columns of texts by language, and the languages that the rows speak for; what a column says in others stays. */
  texts?: Readonly<Record<string, readonly string[]>>;
};
type Values = Record<string, unknown>;

const rowsPerStatement = 5_000;

/**
 * Inserts rows or brings existing ones of the same key to the same values. Columns not named keep what they have, and a
 * row that says the same already is not touched (C11).
 */
export async function upsertRows(tx: Sql, target: Target, rows: readonly Values[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const rest = columns.filter((column) => !target.key.includes(column));
  const update = rest.map((column) => `${column} = ${updated(target, column)}`).join(", ");
  const isOther = rest
    .map((column) => `${target.table}.${column} is distinct from ${updated(target, column)}`)
    .join(" or ");
  const onConflict = `on conflict (${target.key.join(", ")}) do ${rest.length > 0 ? `update set ${update} where ${isOther}` : "nothing"}`;
  await writeRows(tx, { table: target.table, onConflict }, rows);
}

const isNullable = ({ nullable = [] }: Target, column: string) => nullable.includes(column);

function updated({ table, texts = {} }: Target, column: string): string {
  const languages = texts[column]?.map((language) => `'${language}'`).join(", ");
  if (languages === undefined) return `excluded.${column}`;
  return `(coalesce(${table}.${column}, '{}') - array[${languages}]::text[]) || excluded.${column}`;
}

/** Inserts rows; one that exists already is a bug or a broken constraint, and thrown. */
export async function insertRows(tx: Sql, table: string, rows: readonly Values[]): Promise<void> {
  await writeRows(tx, { table, onConflict: "" }, rows);
}

/**
 * Lets rows with validity take their days from whatever was valid before; the days around them stay as they were, and so
 * do rows that say the same already (C11).
 */
export async function overlayRows(tx: Sql, target: Target, told: readonly Values[]): Promise<void> {
  const rows = await newRows(tx, target, told);
  const columns = Object.keys(rows[0] ?? {});
  if (columns.length === 0) return;
  const kept = columns.filter((column) => column !== "valid_from" && column !== "valid_to");
  const sameKey = target.key
    .map(
      (column) =>
        `old.${column} ${isNullable(target, column) ? "is not distinct from" : "="} cover.${column}`,
    )
    .join(" and ");
  await tx.query(
    `with cover as (
       select ${target.key.join(", ")}, range_agg(daterange(valid_from, valid_to, '[]')) as covered
       from json_populate_recordset(null::${target.table}, $1) group by ${target.key.join(", ")}
     ), gone as (
       delete from ${target.table} old using cover
       where ${sameKey} and daterange(old.valid_from, old.valid_to, '[]') && cover.covered
       returning ${columns.map((column) => `old.${column}`).join(", ")}, cover.covered
     )
     insert into ${target.table} (${kept.join(", ")}, valid_from, valid_to)
     select ${kept.join(", ")}, lower(piece), upper(piece) - 1
     from gone, unnest(datemultirange(daterange(valid_from, valid_to, '[]')) - covered) piece`,
    [JSON.stringify(rows)],
  );
  await insertRows(tx, target.table, rows);
}

/** The rows that are not there with these very values. */
async function newRows(tx: Sql, target: Target, told: readonly Values[]): Promise<readonly Values[]> {
  const isFound = (column: string) => column === "valid_from" || target.key.includes(column);
  const isSame = Object.keys(told[0] ?? {})
    .map((column) => {
      const isPlain = isFound(column) && !isNullable(target, column);
      return `old.${column} ${isPlain ? "=" : "is not distinct from"} fresh.${column}`;
    })
    .join(" and ");
  const found: Values[] = [];
  for (let at = 0; at < told.length; at += rowsPerStatement) {
    const part = told.slice(at, at + rowsPerStatement);
    const { rows } = await tx.query<{ place: number }>(
      `select (one.place - 1)::int as place
       from json_array_elements($1) with ordinality one(told, place),
         json_populate_record(null::${target.table}, one.told) fresh
       where not exists (select from ${target.table} old where ${isSame})
       order by 1`,
      [JSON.stringify(part)],
    );
    const places = new Set(rows.map(({ place }) => place));
    found.push(...part.filter((_row, place) => places.has(place)));
  }
  return found;
}

/** Few statements for many rows; JSON carries arrays, nulls and documents alike. */
async function writeRows(
  tx: Sql,
  { table, onConflict }: { table: string; onConflict: string },
  rows: readonly Values[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).join(", ");
  for (let at = 0; at < rows.length; at += rowsPerStatement) {
    await tx.query(
      `insert into ${table} (${columns})
       select ${columns} from json_populate_recordset(null::${table}, $1) ${onConflict}`,
      [JSON.stringify(rows.slice(at, at + rowsPerStatement))],
    );
  }
}
