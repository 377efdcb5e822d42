// npm run codegen: makes what the contract has of Magento from its lists, the types that follow from the contract (SDL and
// documents), and those that follow from the database (every migration run on a throwaway PostgreSQL). With "graphql" or
// "database" only the one or the other.
import { join } from "node:path";
import { withConnection } from "../db/src/connection.ts";
import { startThrowawayDatabase } from "../db/src/embedded/throwaway.ts";
import { migrate } from "../db/src/migrate.ts";
import { root } from "./bootstrap.mjs";
import { writeMagento } from "./magento/write-magento.ts";
import { run } from "./run-program.ts";

const only = process.argv[2];
if (only !== "database") {
  writeMagento();
  await run(["graphql-codegen", "--config", "codegen.ts"]);
}
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
      ...["--overrides", JSON.stringify({ columns: await amountColumns(database.url) })],
      ...["--out-file", join(root, "apps/server/src/platform/db.gen.ts")],
    ]);
  } finally {
    await database.remove();
  }
}

/** Amounts of money by their name: what the driver reads there are safe whole numbers (platform/db.ts). */
async function amountColumns(url: string): Promise<Record<string, string>> {
  const { rows } = await withConnection(url, (client) =>
    client.query<{ column: string; isNullable: boolean }>(
      `select table_name || '.' || column_name as column, is_nullable = 'YES' as "isNullable"
       from information_schema.columns where table_schema = 'public' and column_name like '%\\_minor'`,
    ),
  );
  const minor = 'import("@vycep/domain/kernel/money").Minor';
  return Object.fromEntries(
    rows.map(({ column, isNullable }) => [column, isNullable ? `${minor} | null` : minor]),
  );
}
