import { LANGUAGES } from "@vycep/domain/market/language";
import type { ClientBase } from "pg";
import { learnLanguages } from "../languages.ts";
import { readSchema } from "../schema-files.ts";
import { findRowsToKeep, type KeptTable } from "./rows-to-keep.ts";

/**
 * The database of a release as one text of SQL: its schema, which migrations it has behind it, a few rows of every table and
 * where its sequences stand. Made on a database of this very version that holds the demo (OPS-16).
 */
export async function dumpRelease(client: ClientBase): Promise<string> {
  const { rows: migrations } = await client.query<{ name: string; checksum: string }>(
    "select name, checksum from schema_migration order by name",
  );
  const { rows: sequences } = await client.query<{ name: string; last: string }>(
    "select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public' and last_value is not null order by 1",
  );
  const tables = await findRowsToKeep(client);
  return [
    await readSchema(),
    "create table schema_migration (name text primary key, checksum text not null, applied_at timestamptz not null default now());",
    ...migrations.map(
      ({ name, checksum }) =>
        `insert into schema_migration (name, checksum) values ('${name}', '${checksum}');`,
    ),
    ...tables.map(rowsAsSql),
    ...sequences.map(({ name, last }) => `select setval('${name}', ${last});`),
    "",
  ].join("\n");
}

function rowsAsSql({ name, columns, rows }: KeptTable): string {
  const list = columns.map((column) => `"${column}"`).join(", ");
  const body = JSON.stringify(rows).replaceAll("'", "''");
  return `insert into "${name}" (${list}) overriding system value
select ${list} from jsonb_populate_recordset(null::"${name}", '${body}');`;
}

/**
 * Makes the database of a release anew from its dump: rows come in any order and as they were, so that no trigger adds to them.
 */
export async function loadRelease(client: ClientBase, dump: string): Promise<void> {
  const at = dump.indexOf('insert into "');
  await client.query(dump.slice(0, at));
  // As its migrations did at their end.
  await learnLanguages(client, LANGUAGES);
  const { rows } = await client.query<{ name: string | null; off: string; on: string }>(`
    select oid::regclass::text as name, format('alter table %s disable trigger user', oid::regclass) as off,
      format('alter table %s enable trigger user', oid::regclass) as on
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'schema_migration'
    union all
    select null, format('alter table %s alter constraint %I deferrable initially deferred', conrelid::regclass, conname),
      format('alter table %s alter constraint %I not deferrable', conrelid::regclass, conname)
    from pg_constraint where contype = 'f' and not condeferrable and connamespace = 'public'::regnamespace`);
  const tables = rows.flatMap(({ name }) => name ?? []);
  for (const { off } of rows) await client.query(off);
  // The schema brings rows of its own, which the release had changed.
  await client.query(`truncate ${tables.join(", ")}`);
  await client.query(`begin; ${dump.slice(at)} commit`);
  for (const { on } of rows) await client.query(on);
}
