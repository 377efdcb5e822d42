/** Reads back from PostgreSQL's own log what one request sent, so that the driver alone can send it again. */
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Client } from "pg";

export type LoggedStatement = { readonly text: string; readonly values: readonly (string | null)[] };

export type StatementLog = { readonly record: (work: () => Promise<unknown>) => Promise<LoggedStatement[]> };

/** @param admin a superuser's connection to the cluster whose log is read */
export async function openStatementLog(admin: Client): Promise<StatementLog> {
  const { rows } = await admin.query<{ data_directory: string }>("show data_directory");
  const file = join(rows[0]?.data_directory ?? "", "server.log");
  return {
    record: async (work) => {
      await setting(admin, "all");
      const start = statSync(file).size;
      await work();
      await setting(admin, "none");
      return parseStatementLog(readFileSync(file).subarray(start).toString("utf8"));
    },
  };
}

async function setting(admin: Client, what: "all" | "none"): Promise<void> {
  await admin.query(`alter system set log_statement = '${what}'`);
  await admin.query("select pg_reload_conf()");
  // The reload reaches idle backends when their next statement begins; one round trip gives it time to be seen.
  await admin.query("select pg_sleep(0.3)");
}

/** Splits the log into statements with the parameters that PostgreSQL notes beside them. */
export function parseStatementLog(log: string): LoggedStatement[] {
  const entries = log.split(/^(?=\d{4}-\d\d-\d\d \d\d:\d\d:\d\d)/m);
  const statements: { text: string; values: (string | null)[] }[] = [];
  for (const entry of entries) {
    const statement = /LOG: {2}(?:statement|execute [^:]*): ([\s\S]*)$/.exec(entry)?.[1]?.trim();
    if (statement !== undefined && !isOurs(statement)) statements.push({ text: statement, values: [] });
    const parameters = /DETAIL: {2}Parameters: ([\s\S]*)$/.exec(entry)?.[1];
    const last = statements.at(-1);
    if (parameters !== undefined && last !== undefined) last.values = parseParameters(parameters);
  }
  return statements;
}

function isOurs(text: string): boolean {
  return /pg_reload_conf|pg_sleep|alter system/i.test(text);
}

function parseParameters(text: string): (string | null)[] {
  return [...text.matchAll(/\$\d+ = (?:NULL|'((?:[^']|'')*)')/g)].map((found) =>
    found[1] === undefined ? null : found[1].replaceAll("''", "'"),
  );
}
