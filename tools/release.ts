// npm run release -- VERSION: keeps the schema of a release with a few rows as db/releases/VERSION.sql, for upgrades to be tried from.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { withConnection } from "../db/src/connection.ts";
import { loadDemo } from "../db/src/demo/load-demo.ts";
import { startThrowawayDatabase } from "../db/src/embedded/throwaway.ts";
import { migrate } from "../db/src/migrate.ts";
import { dumpRelease } from "../db/src/releases/dump-release.ts";
import { root } from "./bootstrap.mjs";

const [version = ""] = process.argv.slice(2);
if (/^\d+\.\d+\.\d+$/.test(version)) {
  const database = await startThrowawayDatabase();
  try {
    await migrate(database.url);
    await loadDemo(database.url, "2026-11-23");
    const dump = await withConnection(database.url, dumpRelease);
    writeFileSync(join(root, `db/releases/${version}.sql`), dump);
    process.stdout.write(`db/releases/${version}.sql: ${Math.round(dump.length / 1024)} KB\n`);
  } finally {
    await database.remove();
  }
} else {
  process.stderr.write("npm run release -- VERSION, for example 0.2.0\n");
  process.exitCode = 1;
}
