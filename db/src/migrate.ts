import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { LANGUAGES } from "@vycep/domain/market/language";
import pg, { type ClientBase } from "pg";
import { inTransaction, withConnection } from "./connection.ts";
import { learnLanguages } from "./languages.ts";

type Migration = { name: string; sql: string; checksum: string };

/** Which migrations there are, and the languages that the database then speaks. */
export type Road = {
  readonly directory: URL;
  readonly languages: readonly string[];
  /** How long a migration waits for a table that others use, and how often it tries. */
  readonly patience?: { readonly lockMs: number; readonly tries: number };
};

/** Whoever comes after a migration that waits, waits behind it: better it gives way and comes again. */
const usualPatience = { lockMs: 2000, tries: 30 };
/** SQLSTATE of a lock that was not had in time. */
const lockNotAvailable = "55P03";
/** For one statement that PostgreSQL takes in no transaction and that may come twice (an index made concurrently). */
const outsideTransaction = "-- outside a transaction\n";

const defaultDirectory = new URL("../migrations/", import.meta.url);
const lockKey = 7_236_001;

/**
 * Brings a database to today's schema and answers the names of the migrations that it ran.
 * Servers that start together wait for each other under one lock; each file runs once, in a transaction unless its first line
 * says otherwise. One that does not get a table soon lets others pass and tries again (OPS-09).
 */
export async function migrate(
  databaseUrl: string,
  { directory, languages, patience = usualPatience }: Road = {
    directory: defaultDirectory,
    languages: LANGUAGES,
  },
): Promise<string[]> {
  const migrations = await readMigrations(directory);
  return withConnection(databaseUrl, async (client) => {
    await client.query("select pg_advisory_lock($1)", [lockKey]);
    await client.query(`create table if not exists schema_migration (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
    const waiting = notYetApplied(migrations, await appliedChecksums(client));
    for (const migration of waiting) await applyPatiently(client, migration, patience);
    await learnLanguages(client, languages);
    return waiting.map((migration) => migration.name);
  });
}

/**
 * Leaves with the database what connections through a pooler in transaction mode cannot ask for themselves (OPS-05).
 * It holds for the role that asks, in this database, from its next connection on.
 */
export async function settlePooled(
  directUrl: string,
  { statementTimeoutMs }: { readonly statementTimeoutMs: number },
): Promise<void> {
  const settings = {
    jit: "off",
    random_page_cost: "1.1",
    timezone: "UTC",
    datestyle: "ISO",
    statement_timeout: `${statementTimeoutMs}ms`,
    idle_in_transaction_session_timeout: "30s",
  };
  await withConnection(directUrl, async (client) => {
    const { rows } = await client.query<{ name: string }>("select quote_ident(current_database()) as name");
    for (const [name, value] of Object.entries(settings))
      await client.query(
        `alter role current_user in database ${rows[0]?.name} set ${name} = ${client.escapeLiteral(value)}`,
      );
  });
}

async function readMigrations(directory: URL): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, directory), "utf8");
      return { name, sql, checksum: createHash("sha256").update(sql).digest("hex") };
    }),
  );
}

async function appliedChecksums(client: ClientBase): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    "select name, checksum from schema_migration order by name",
  );
  return new Map(rows.map((row) => [row.name, row.checksum]));
}

function notYetApplied(migrations: Migration[], applied: Map<string, string>): Migration[] {
  const waiting: Migration[] = [];
  for (const migration of migrations) {
    const checksum = applied.get(migration.name);
    if (checksum === undefined) waiting.push(migration);
    else if (checksum !== migration.checksum) {
      throw new Error(`migration ${migration.name} was changed after it ran; write a new one instead`);
    } else if (waiting[0]) {
      throw new Error(`migration ${waiting[0].name} stands before ${migration.name}, which ran already`);
    }
  }
  return waiting;
}

async function applyPatiently(
  client: ClientBase,
  migration: Migration,
  { lockMs, tries }: { readonly lockMs: number; readonly tries: number },
): Promise<void> {
  await client.query(`set lock_timeout = ${lockMs}`);
  for (let tried = 1; ; tried += 1) {
    try {
      return await apply(client, migration);
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || error.code !== lockNotAvailable || tried === tries)
        throw error;
    }
  }
}

async function apply(client: ClientBase, { name, sql, checksum }: Migration): Promise<void> {
  const note = () =>
    client.query("insert into schema_migration (name, checksum) values ($1, $2)", [name, checksum]);
  if (sql.startsWith(outsideTransaction)) {
    await client.query(sql);
    await note();
    return;
  }
  await inTransaction(client, async () => {
    await client.query(sql);
    await note();
  });
}
