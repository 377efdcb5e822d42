import { readdir, readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { type Day, isDay } from "./days.ts";
import { importers } from "./import/importers.ts";
import { errorTable, fileErrorTable } from "./import/reading/error-words.ts";
import type { Importer } from "./import/reading/importer.ts";
import { runImport } from "./import/run-import.ts";
import { migrate } from "./migrate.ts";
import { importPhotos } from "./photos/import-photos.ts";

type Output = { out: (text: string) => void; error: (text: string) => void };
type Surroundings = Output & { databaseUrl: string | undefined; today: string };

/** The one kind that is a folder and no table. */
const photos = "images";

/**
 * `npm run import -- products FILE.csv`, `npm run import -- images DIR`: imports one file or one folder of photos and
 * answers the exit code. 0 done, 1 refused with the row report, 2 called wrongly.
 */
export async function importCli(
  args: string[],
  { databaseUrl, today, ...output }: Surroundings,
): Promise<number> {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const [kind, path, ...more] = positionals;
  const importer = importers.find((known) => known.kind === kind);
  if ((!importer && kind !== photos) || !path || more.length > 0) {
    output.error(
      `Usage: npm run import -- KIND FILE.csv\n       npm run import -- ${photos} DIR\nKinds: ${importers.map((known) => known.kind).join(", ")}`,
    );
    return 2;
  }
  if (!databaseUrl) {
    output.error("DATABASE_URL names no database.");
    return 2;
  }
  if (!isDay(today)) {
    output.error(`${today} is not a day.`);
    return 2;
  }
  return importer
    ? importFile(importer, { databaseUrl, path, today }, output)
    : importFolder({ databaseUrl, path }, output);
}

type Asked = { databaseUrl: string; path: string; today: Day };

async function importFile(
  importer: Importer<object>,
  { databaseUrl, path, today }: Asked,
  { out, error }: Output,
): Promise<number> {
  const bytes = await readFile(path).catch(() => undefined);
  if (!bytes) {
    error(`${path} cannot be read.`);
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

async function importFolder(
  { databaseUrl, path }: Omit<Asked, "today">,
  { out, error }: Output,
): Promise<number> {
  const entries = await readdir(path, { withFileTypes: true }).catch(() => undefined);
  if (!entries) {
    error(`${path} cannot be read as a folder.`);
    return 2;
  }
  await migrate(databaseUrl);
  const result = await importPhotos(databaseUrl, { path, entries });
  if (result.kind === "imported") {
    out(`${result.photos} photos of ${result.products} products imported.`);
    return 0;
  }
  error(fileErrorTable(result.errors));
  error(`\n${result.errors.length} errors, nothing was imported.`);
  return 1;
}
