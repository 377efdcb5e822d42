import { randomBytes } from "node:crypto";
import pg from "pg";
import { withConnection } from "../connection.ts";
import type { Day } from "../days.ts";
import { loadDemo } from "../demo/load-demo.ts";
import { migrate } from "../migrate.ts";

export type Throwaway = { databaseUrl: string; drop: () => Promise<void> };

const lockKey = 7_236_003;
const insufficientPrivilege = "42501";

/** The demo brewery on a given day, to clone from. Answers its name; made anew each time. */
export async function buildDemoTemplate(
  adminUrl: string,
  today: Day,
  name = "vycep_demo_template",
): Promise<string> {
  return buildTemplate(adminUrl, name, async (url) => {
    await migrate(url);
    await loadDemo(url, today);
  });
}

/** Today's tables, to clone from. Answers its name; made anew each time. */
export async function buildMigratedTemplate(adminUrl: string, name: string): Promise<string> {
  return buildTemplate(adminUrl, name, migrate);
}

/** A throwaway copy of a template: a file copy inside PostgreSQL, some tens of milliseconds. */
export async function cloneDatabase(adminUrl: string, template: string): Promise<Throwaway> {
  return createDatabase(adminUrl, `template ${template} strategy file_copy`);
}

/** A throwaway database without tables. */
export async function createDatabase(adminUrl: string, how = ""): Promise<Throwaway> {
  const name = `vycep_test_${randomBytes(6).toString("hex")}`;
  await withConnection(adminUrl, async (admin) => {
    // PostgreSQL refuses to copy a template that another session is just copying.
    await admin.query("select pg_advisory_lock($1)", [lockKey]);
    await admin.query(`create database ${name} ${how}`);
  });
  return {
    databaseUrl: urlOf(adminUrl, name),
    drop: () => dropDatabase(adminUrl, name),
  };
}

/** The address of another database on the same server. */
export function urlOf(adminUrl: string, database: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${database}`;
  return url.toString();
}

async function buildTemplate(
  adminUrl: string,
  name: string,
  fill: (databaseUrl: string) => Promise<unknown>,
): Promise<string> {
  await dropDatabase(adminUrl, name);
  await withConnection(adminUrl, async (admin) => {
    await admin.query("select pg_advisory_lock($1)", [lockKey]);
    await admin.query(`create database ${name}`);
  });
  await fill(urlOf(adminUrl, name));
  return name;
}

async function dropDatabase(adminUrl: string, name: string): Promise<void> {
  await withConnection(adminUrl, async (admin) => {
    try {
      await admin.query(`drop database if exists ${name} with (force)`);
    } catch (error) {
      // By force we may not end the autovacuum, which is not ours; without force PostgreSQL sends it away itself.
      if (!(error instanceof pg.DatabaseError) || error.code !== insufficientPrivilege) throw error;
      await admin.query(`drop database if exists ${name}`);
    }
  });
}
