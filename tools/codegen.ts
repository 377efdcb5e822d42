// npm run codegen: makes the types that follow from the contract (SDL and documents) and those that follow from the
// database (every migration run on a throwaway PostgreSQL). With "graphql" or "database" only the one or the other.
import { join } from "node:path";
import { startThrowawayDatabase } from "../db/src/embedded/throwaway.ts";
import { migrate } from "../db/src/migrate.ts";
import { root } from "./bootstrap.mjs";
import { run } from "./run-program.ts";

const only = process.argv[2];
if (only !== "database") await run(["graphql-codegen", "--config", "codegen.ts"]);
if (only !== "graphql") await databaseTypes();

async function databaseTypes(): Promise<void> {
  const database = await startThrowawayDatabase();
  try {
    await migrate(database.url);
    await run([
      "kysely-codegen",
      ...["--dialect", "postgres", "--url", database.url, "--log-level", "warn"],
      ...["--date-parser", "string", "--numeric-parser", "number", "--type-mapping", '{"int8":"number"}'],
      ...["--exclude-pattern", "schema_migration"],
      ...["--out-file", join(root, "apps/server/src/platform/db.gen.ts")],
    ]);
  } finally {
    await database.remove();
  }
}
