// npm run test:stock -- [--programs FOLDER] [FILE …]: tests of the server on a PostgreSQL that has its own defaults in all.
import { parseArgs } from "node:util";
import { runProgram } from "./run-program.ts";
import { startStockDatabase } from "./stock/stock-cluster.ts";

const { positionals, values } = parseArgs({
  allowPositionals: true,
  // For example /usr/lib/postgresql/15: what must hold for the oldest version that is promised.
  options: { programs: { type: "string" } },
});
const files = positionals.length > 0 ? positionals : ["apps/server/src/platform/stock-postgres.test.ts"];

const database = await startStockDatabase(values.programs);
try {
  const env = { VYCEP_TEST_DATABASE_URL: database.url };
  const { code } = await runProgram(["vitest", "run", "--project", "server", ...files], { env });
  process.exitCode = code;
} finally {
  await database.remove();
}
