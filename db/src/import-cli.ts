import type { Dirent } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { importContractPapers } from "./contract-papers/import-contract-papers.ts";
import { type Day, isDay } from "./days.ts";
import { importers } from "./import/importers.ts";
import { columnTable, templateOf } from "./import/reading/column-table.ts";
import { errorTable, fileErrorTable } from "./import/reading/error-words.ts";
import type { FileError } from "./import/reading/file-error.ts";
import type { Importer } from "./import/reading/importer.ts";
import { runImport } from "./import/run-import.ts";
import { type FilePorts, importMaterials } from "./materials/import-materials.ts";
import { migrate } from "./migrate.ts";
import { importPhotos } from "./photos/import-photos.ts";

type Output = { out: (text: string) => void; error: (text: string) => void };
type Surroundings = Output & {
  databaseUrl: string | undefined;
  today: string;
  now: Date;
  /** Opens the store of files for as long as the work takes. */
  withFiles: <Result>(databaseUrl: string, work: (ports: FilePorts) => Promise<Result>) => Promise<Result>;
};

/** The kinds that are a folder and no table. */
const folders = ["images", "materials", "contract-papers"] as const;

const usage = [
  "Usage: npm run import -- KIND FILE.csv",
  "       npm run import -- KIND --help      what its columns mean",
  "       npm run import -- KIND --template  the first line of such a file",
  ...folders.map((known) => `       npm run import -- ${known} DIR`),
  `Kinds: ${importers.map((known) => known.kind).join(", ")}`,
].join("\n");

/**
 * `npm run import -- products FILE.csv`, `npm run import -- products --help` (what its columns mean), `… --template` (its first
 * line), `npm run import -- images DIR`, `npm run import -- materials DIR`,
 * `npm run import -- contract-papers DIR`: imports one file or one folder and answers the exit code. 0 done, 1 refused with the row report, 2 called wrongly.
 */
export async function importCli(
  args: string[],
  { databaseUrl, today, now, withFiles, ...output }: Surroundings,
): Promise<number> {
  const { positionals, values: asked } = parseArgs({
    args,
    allowPositionals: true,
    options: { help: { type: "boolean" }, template: { type: "boolean" } },
  });
  const [kind, path, ...more] = positionals;
  const importer = importers.find((known) => known.kind === kind);
  const folder = folders.find((known) => known === kind);
  if (importer && !path && (asked.help || asked.template)) {
    output.out(asked.template ? templateOf(importer) : columnTable(importer));
    return 0;
  }
  if (asked.help && !kind) {
    output.out(usage);
    return 0;
  }
  if ((!importer && !folder) || !path || more.length > 0) {
    output.error(usage);
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
  if (importer) return importFile(importer, { databaseUrl, path, today }, output);
  const place = { databaseUrl, path };
  if (folder === "images") return importFolder(place, output, photosOf);
  const work = folder === "materials" ? materialsOf : contractPapersOf;
  return withFiles(databaseUrl, (ports) => importFolder(place, output, (opened) => work(opened, now, ports)));
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

type Opened = Omit<Asked, "today"> & { entries: Dirent[] };
type FolderImport = { kind: "imported"; told: string } | { kind: "refused"; errors: readonly FileError[] };

async function importFolder(
  { databaseUrl, path }: Omit<Asked, "today">,
  { out, error }: Output,
  work: (opened: Opened) => Promise<FolderImport>,
): Promise<number> {
  const entries = await readdir(path, { withFileTypes: true }).catch(() => undefined);
  if (!entries) {
    error(`${path} cannot be read as a folder.`);
    return 2;
  }
  await migrate(databaseUrl);
  const result = await work({ databaseUrl, path, entries });
  if (result.kind === "imported") {
    out(result.told);
    return 0;
  }
  error(fileErrorTable(result.errors));
  error(`\n${result.errors.length} errors, nothing was imported.`);
  return 1;
}

async function photosOf({ databaseUrl, ...folder }: Opened): Promise<FolderImport> {
  const result = await importPhotos(databaseUrl, folder);
  return result.kind === "refused"
    ? result
    : { kind: "imported", told: `${result.photos} photos of ${result.products} products imported.` };
}

async function materialsOf(
  { databaseUrl, ...folder }: Opened,
  now: Date,
  ports: FilePorts,
): Promise<FolderImport> {
  const result = await importMaterials(databaseUrl, { ...folder, now }, ports);
  return result.kind === "refused"
    ? result
    : { kind: "imported", told: `${result.materials} materials of ${result.files} files imported.` };
}

async function contractPapersOf(
  { databaseUrl, ...folder }: Opened,
  now: Date,
  ports: FilePorts,
): Promise<FolderImport> {
  const result = await importContractPapers(databaseUrl, { ...folder, now }, ports);
  return result.kind === "refused"
    ? result
    : { kind: "imported", told: `${result.papers} papers of ${result.contracts} contracts imported.` };
}
