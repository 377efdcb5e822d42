import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { isDay } from "./days.ts";
import { errorTable } from "./import/error-words.ts";
import { importers } from "./import/importers.ts";
import { runImport } from "./import/run-import.ts";
import { migrate } from "./migrate.ts";

type Output = { out: (text: string) => void; error: (text: string) => void };
type Surroundings = Output & { databaseUrl: string | undefined; today: string };

/**
 * `npm run import -- products FILE.csv`: imports one file and answers the exit code. 0 done, 1 refused with the row
 * report, 2 called wrongly.
 */
export async function importCli(
  args: string[],
  { databaseUrl, today, out, error }: Surroundings,
): Promise<number> {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const [kind, file, ...more] = positionals;
  const importer = importers.find((known) => known.kind === kind);
  if (!importer || !file || more.length > 0) {
    error(
      `Usage: npm run import -- KIND FILE.csv\nKinds: ${importers.map((known) => known.kind).join(", ")}`,
    );
    return 2;
  }
  if (!databaseUrl) {
    error("DATABASE_URL names no database.");
    return 2;
  }
  if (!isDay(today)) {
    error(`${today} is not a day.`);
    return 2;
  }
  const bytes = await readFile(file).catch(() => undefined);
  if (!bytes) {
    error(`${file} cannot be read.`);
    return 2;
  }
  await migrate(databaseUrl);
  const result = await runImport(databaseUrl, importer, { bytes, today });
  if (result.kind === "imported") {
    out(`${result.rows} rows of ${importer.kind} imported.`);
    return 0;
  }
  error(errorTable(result.errors));
  error(`\n${result.errors.length} errors, nothing was imported.`);
  return 1;
}
