import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { withConnection } from "../connection.ts";
import { testAdminUrl } from "./admin-url.ts";
import { buildDemoTemplate, buildMigratedTemplate, cloneDatabase, type Throwaway } from "./template.ts";

const databaseFolder = join(import.meta.dirname, "../..");
const lockKey = 7_236_101;

/** A database of its own with the demo brewery as it is on `day`. */
export async function demoDatabase(day: string): Promise<Throwaway> {
  return copyOf(`vycep_demo_${day.replaceAll("-", "")}`, (admin, name) =>
    buildDemoTemplate(admin, day, name),
  );
}

/** A database of its own with today's tables, and nothing in them but what migrations put there. */
export async function migratedDatabase(): Promise<Throwaway> {
  return copyOf("vycep_migrated", buildMigratedTemplate);
}

type Build = (admin: string, name: string) => Promise<string>;

/**
 * A copy of a template, which is made by the first test that needs it and named after everything it is made of, so
 * that later runs on the same PostgreSQL find it again.
 */
async function copyOf(template: string, build: Build): Promise<Throwaway> {
  const admin = testAdminUrl();
  const known = templates.get(`${admin} ${template}`) ?? findOrBuild(admin, template, build);
  templates.set(`${admin} ${template}`, known);
  return cloneDatabase(admin, await known);
}

/** What stays the same for a whole run is looked up once a process. */
const templates = new Map<string, Promise<string>>();

async function findOrBuild(admin: string, name: string, build: Build): Promise<string> {
  const template = `${name}_${fingerprint()}`;
  await withConnection(admin, async (connection) => {
    await connection.query("select pg_advisory_lock($1)", [lockKey]);
    const { rowCount } = await connection.query("select from pg_database where datname = $1", [template]);
    if (rowCount === 0) {
      // Under another name until it is whole: a run that is cut off must not leave half a template behind.
      const unfinished = await build(admin, `${template}_new`);
      await connection.query(`alter database ${unfinished} rename to ${template}`);
    }
  });
  return template;
}

function fingerprint(): string {
  const hash = createHash("sha256");
  const files = globSync(["migrations/*.sql", "demo/*.*", "src/demo/*.ts", "src/import/**/*.ts"], {
    cwd: databaseFolder,
  });
  for (const name of files.toSorted()) hash.update(name).update(readFileSync(join(databaseFolder, name)));
  return hash.digest("hex").slice(0, 10);
}
