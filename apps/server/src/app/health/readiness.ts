import { readdirSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES } from "@vycep/domain/market/language";
import { sql } from "kysely";
import { hasDemoUsers } from "../../modules/identity/demo-users.ts";
import type { Config } from "../../platform/config.ts";
import type { Db } from "../../platform/db.ts";

export type NotReady = "pending-migrations" | "database-settings" | "demo-users";

const migrationsFolder = join(import.meta.dirname, "../../../../../db/migrations");

/** The road ends with the alphabets of all languages, which a further one has not had yet. */
const needed = [
  ...readdirSync(migrationsFolder).filter((name) => name.endsWith(".sql")),
  ...LANGUAGES.map((language) => `${language}_alphabet`),
];

/** Why a process of this version may not work on this database; rejects where there is none. */
export async function reasonNotReady(
  db: Db,
  { production, databaseDirectUrl }: Config,
): Promise<NotReady | undefined> {
  const known = await sql<{
    present: boolean;
  }>`select to_regclass('schema_migration') is not null as present`.execute(db);
  if (known.rows[0]?.present !== true) return "pending-migrations";
  const done = await sql<{ name: string }>`
    select name from schema_migration union all
    select collname::text from pg_collation where collname like '%\\_alphabet'`.execute(db);
  const names = new Set(done.rows.map(({ name }) => name));
  if (!needed.every((name) => names.has(name))) return "pending-migrations";
  if (databaseDirectUrl !== undefined && !(await isSettled(db))) return "database-settings";
  return production && (await hasDemoUsers(db)) ? "demo-users" : undefined;
}

/** Whether a connection through a pooler begins with what our statements rely on, as the migrations leave it. */
async function isSettled(db: Db): Promise<boolean> {
  const { rows } = await sql<{ is_settled: boolean }>`
    select current_setting('jit') = 'off' and current_setting('random_page_cost') = '1.1' and current_setting('timezone') = 'UTC'
      and current_setting('datestyle') like 'ISO%' and current_setting('statement_timeout') <> '0' as is_settled`.execute(
    db,
  );
  return rows[0]?.is_settled === true;
}
