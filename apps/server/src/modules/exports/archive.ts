import { Readable } from "node:stream";
import { EXPORTED, LEFT_OUT, LEFT_OUT_COLUMNS } from "@vycep/db/export/exported-tables";
import { fileRows } from "@vycep/db/export/file-rows";
import { countFiles, photos, schemaVersion, storedFiles } from "@vycep/db/export/kept-files";
import { fileLines, type Piece, tableLines } from "@vycep/db/export/read-pieces";
import { importers } from "@vycep/db/import/importers";
import { LANGUAGES } from "@vycep/domain/market/language";
import { say } from "@vycep/words/engine/sentence";
import { exportReadme } from "@vycep/words/exports/answers";
import type { Db } from "../../platform/db.ts";
import type { Deps } from "../../platform/deps.ts";
import { sqlOf } from "../../platform/sql-of.ts";
import { inSnapshot } from "../../platform/transaction.ts";
import { filesOf } from "../files/files.facts.ts";
import { type ZipEntry, zipPieces } from "../files/zip.facts.ts";
import { measured, type Written } from "./measured.ts";

type ArchiveDeps = Pick<Deps, "db" | "clock" | "config">;

/** How far it is: tables and files that are written, of all. */
export type Progress = { readonly steps: number; readonly stepsDone: number };

/** What is in an archive, once it is whole. */
export type Contents = { readonly rows: number; readonly files: number };

type Writing = {
  readonly snapshot: Db;
  readonly at: Date;
  /** Told again and again; where it refuses, nothing more is written. */
  readonly note: (progress: Progress) => Promise<void>;
};

/** The files of the importers, numbered in the order in which they are brought in. */
const importFiles = importers.flatMap((importer) => {
  const source = fileRows.find(({ kind }) => kind === importer.kind);
  return source === undefined ? [] : [{ importer, source }];
});

/**
 * Writes everything as one archive, of one moment: what changes meanwhile is not in it (DINT-04). It is written as it is read, so that
 * memory does not grow with it.
 */
export async function writeArchive<T>(
  deps: ArchiveDeps,
  note: Writing["note"],
  write: (pieces: AsyncGenerator<Uint8Array>) => Promise<T>,
): Promise<{ readonly written: T; readonly contents: Contents }> {
  return inSnapshot(deps.db, async (snapshot) => {
    const contents = { rows: 0, files: 0 };
    const entries = everything(deps, { snapshot, at: deps.clock.instant(), note }, contents);
    const written = await write(zipPieces(entries));
    return { written, contents };
  });
}

async function* everything(
  deps: ArchiveDeps,
  { snapshot, at, note }: Writing,
  contents: { rows: number; files: number },
): AsyncGenerator<ZipEntry> {
  const sql = sqlOf(snapshot);
  const steps = EXPORTED.length + importFiles.length + (await countFiles(sql));
  const { date: today } = deps.clock.now();
  let stepsDone = 0;
  const tell = () => note({ steps, stepsDone });
  const text = (name: string, pieces: AsyncGenerator<Piece>) => {
    const written: Written = { file: name, rows: 0, sha256: "" };
    return { entry: { name, at, content: Readable.from(measured(pieces, { written, tell })) }, written };
  };
  const tables: Written[] = [];
  for (const table of EXPORTED) {
    const { entry, written } = text(`tables/${table}.jsonl`, tableLines(sql, table));
    yield entry;
    tables.push(written);
    contents.rows += written.rows;
    stepsDone += 1;
  }
  const imports: (Written & { readonly kind: string })[] = [];
  for (const [index, { importer, source }] of importFiles.entries()) {
    const name = `import/${String(index + 1).padStart(2, "0")}-${importer.kind}.csv`;
    const { entry, written } = text(name, fileLines(sql, importer, { source, today }));
    yield entry;
    imports.push({ ...written, kind: importer.kind });
    stepsDone += 1;
  }
  for await (const { sku, position, edge, webp } of photos(sql)) {
    yield { name: `photos/${sku.replaceAll(/[^\w-]/g, "_")}-${position}-${edge}.webp`, at, content: webp };
    contents.files += 1;
    stepsDone += 1;
    await tell();
  }
  const lost: string[] = [];
  for await (const { id, name } of storedFiles(sql)) {
    const stored = await filesOf(deps).read(id);
    if (stored === undefined) lost.push(id);
    else {
      yield { name: `files/${id}-${name}`, at, content: stored.content };
      contents.files += 1;
    }
    stepsDone += 1;
    await tell();
  }
  const version = await schemaVersion(sql);
  for (const language of LANGUAGES) {
    const readme = say(exportReadme.whole, language, { moment: at.toISOString(), version });
    yield { name: `README.${language}.md`, at, content: Buffer.from(`${readme}\n`) };
  }
  const manifest = {
    moment: at.toISOString(),
    schemaVersion: version,
    ...{ tables, imports, files: { count: contents.files, lost } },
    leftOut: { tables: LEFT_OUT, columns: LEFT_OUT_COLUMNS },
  };
  yield { name: "manifest.json", at, content: Buffer.from(`${JSON.stringify(manifest, undefined, 2)}\n`) };
}
