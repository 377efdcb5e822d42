import { createHash } from "node:crypto";
import { createReadStream, type Dirent } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import {
  type FileRefusal,
  formatOf,
  judgeMaterialFile,
  type MaterialType,
  MOST_FILE_BYTES,
} from "@vycep/domain/marketing/material-file";
import type { ClientBase } from "pg";
import { inTransaction, withConnection } from "../connection.ts";
import { type FileError, fileError } from "../import/reading/file-error.ts";
import { type RawTable, readTable } from "../import/reading/read-table.ts";
import type { RowErrorCode } from "../import/reading/row-error.ts";
import { makeCover } from "./make-cover.ts";
import { type MaterialRow, materialRows, materialTable } from "./material-rows.ts";
import {
  type KeptFile,
  keptFiles,
  type NewFile,
  type SavedMaterial,
  saveMaterials,
} from "./save-materials.ts";

export type MaterialImport =
  | { readonly kind: "imported"; readonly materials: number; readonly files: number }
  | { readonly kind: "refused"; readonly errors: readonly FileError[] };

/** What the server lends: the store of files, and the eye that looks into them. */
export type FilePorts = {
  readonly write: (
    file: { readonly name: string; readonly type: string },
    content: AsyncIterable<Uint8Array>,
  ) => Promise<NewFile>;
  readonly lookInto: (
    bytes: Uint8Array,
  ) => Promise<{ readonly mediaType: string | undefined; readonly isActive: boolean }>;
};

type Folder = {
  readonly path: string;
  readonly entries: readonly Dirent[];
  readonly now: Date;
  /** Changes the table before it is read, for example its days. */
  readonly changed?: (table: RawTable) => RawTable;
};

/** What computers leave in folders by themselves. */
const leftovers = /^(\.|thumbs\.db$|desktop\.ini$)/i;

/**
 * Imports the folder of all materials (MARKETING-01, MARKETING-02): all of it, or nothing and the whole list of what is
 * wrong (C17). The folder is the truth: what it does not hold any more goes. Files that are kept already are not kept anew,
 * so the same folder twice changes nothing.
 */
export async function importMaterials(
  databaseUrl: string,
  folder: Folder,
  ports: FilePorts,
): Promise<MaterialImport> {
  const { path, entries, changed = (table) => table } = folder;
  const files = entries.filter((entry) => entry.isFile() && !leftovers.test(entry.name));
  const names = new Set(files.map(({ name }) => name));
  if (!names.has(materialTable)) return refused([fileError(materialTable, "missing")]);
  const table = changed(readTable(await readFile(join(path, materialTable))));
  const { rows, errors } = materialRows(table, names, await withConnection(databaseUrl, marketsIn));
  if (errors.length > 0) return refused(errors);
  const looked: Looked[] = [];
  for (const row of rows) looked.push(await lookAt(row, path, ports));
  const faults = looked.flatMap((one) => one.errors);
  if (faults.length > 0) return refused(faults);
  return withConnection(databaseUrl, async (client) => {
    const known = await keptFiles(client);
    const saved: SavedMaterial[] = [];
    for (const one of looked) saved.push(await withKeptFiles(one, { path, known, ports }));
    await inTransaction(client, () => save(client, saved, folder.now));
    return { kind: "imported", materials: saved.length, files: saved.flatMap((one) => one.files).length };
  });
}

async function marketsIn(client: ClientBase): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ code: string }>("select code from market");
  return new Set(rows.map(({ code }) => code));
}

async function save(tx: ClientBase, materials: readonly SavedMaterial[], now: Date): Promise<void> {
  // Two imports wait for each other; whoever looks at materials meanwhile does not.
  await tx.query("lock table marketing_material in share row exclusive mode");
  await saveMaterials(tx, materials, now);
}

function refused(errors: readonly FileError[]): MaterialImport {
  return { kind: "refused", errors };
}

type FoundFile = {
  readonly name: string;
  readonly type: MaterialType;
  readonly bytes: number;
  readonly sha256: string;
};

type Looked = Omit<SavedMaterial, "files"> & {
  readonly files: readonly FoundFile[];
  readonly errors: readonly FileError[];
};

/** What the files of a material are; one at a time in memory. */
async function lookAt(row: MaterialRow, path: string, { lookInto }: FilePorts): Promise<Looked> {
  const errors: FileError[] = [];
  const files: FoundFile[] = [];
  for (const name of row.files) {
    const { size } = await stat(join(path, name));
    const bytes = size > MOST_FILE_BYTES ? new Uint8Array() : await readFile(join(path, name));
    const seen = size > MOST_FILE_BYTES ? { mediaType: undefined, isActive: false } : await lookInto(bytes);
    const verdict = judgeMaterialFile({ name, bytes: size, ...seen });
    if (!verdict.ok) errors.push(fileError(name, codes[verdict.refusal], seen.mediaType));
    else
      files.push({
        name,
        type: verdict.value,
        bytes: size,
        sha256: createHash("sha256").update(bytes).digest("hex"),
      });
  }
  const shown = row.cover ?? files.find(({ type }) => type.startsWith("image/"))?.name;
  const cover = shown === undefined ? undefined : await makeCover(join(path, shown));
  if (shown !== undefined && cover === undefined) errors.push(fileError(shown, "not_a_picture"));
  return { row, cover, format: formatOf(files.map(({ type }) => type)) ?? "folder", files, errors };
}

const codes: Readonly<Record<FileRefusal, RowErrorCode>> = {
  empty: "missing",
  "too-large": "out_of_range",
  "wrong-type": "not_a_material",
  active: "runs_something",
  "wrong-ending": "mismatch",
};

type Keeping = {
  readonly path: string;
  readonly known: ReadonlyMap<string, KeptFile>;
  readonly ports: FilePorts;
};

async function withKeptFiles(
  { row, cover, format, files }: Looked,
  { path, known, ports }: Keeping,
): Promise<SavedMaterial> {
  const kept: SavedMaterial["files"][number][] = [];
  for (const file of files) {
    const before = known.get(`${row.key} ${file.name} ${file.sha256}`);
    const written = before ?? (await ports.write(file, createReadStream(join(path, file.name))));
    kept.push({ ...file, fileId: written.id, isNew: before === undefined });
  }
  return { row, cover, format, files: kept };
}
