import type { Dirent } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { ClientBase } from "pg";
import { inTransaction, withConnection } from "../connection.ts";
import { type FileError, fileError } from "../import/reading/file-error.ts";
import { type AltTexts, altTexts, noAltTexts, photoKey } from "./alt-texts.ts";
import { hashOf, makePhoto, mostBytes } from "./make-photo.ts";
import { altTextFile, type PhotoFile, photoFiles } from "./photo-files.ts";
import { type SavedPhoto, savePhoto } from "./save-photo.ts";

export type PhotoImport =
  | { kind: "imported"; photos: number; products: number }
  | { kind: "refused"; errors: FileError[] };

type Folder = { path: string; entries: readonly Dirent[] };

/**
 * Imports a folder of photos: all of it, or nothing and the whole list of what is wrong (C17). The folder is the truth
 * for the products that it shows, so a photo that is no longer in it goes; other products keep theirs. The same folder
 * twice changes nothing.
 */
export async function importPhotos(databaseUrl: string, folder: Folder): Promise<PhotoImport> {
  return withConnection(databaseUrl, async (client) => {
    try {
      return await inTransaction(client, () => importFolder(client, folder));
    } catch (error) {
      if (error instanceof RefusedFolder) return { kind: "refused", errors: error.errors };
      throw error;
    }
  });
}

async function importFolder(tx: ClientBase, { path, entries }: Folder): Promise<PhotoImport> {
  // Two imports wait for each other; whoever looks at photos meanwhile does not.
  await tx.query("lock table product_photo in share row exclusive mode");
  const { photos, hasAltTexts, errors } = photoFiles(entries, await knownSkus(tx));
  if (photos.length === 0 && errors.length === 0) errors.push(fileError(path, "no_pictures"));
  const words = hasAltTexts ? altTexts(await readFile(join(path, altTextFile)), photos) : undefined;
  errors.push(...(words?.errors ?? []));

  await removeOthers(tx, photos);
  for (const photo of photos) {
    const alt = words?.byPhoto.get(photoKey(photo)) ?? noAltTexts;
    errors.push(...(await importPhoto(tx, { photo, alt, path: join(path, photo.file) })));
  }
  if (errors.length > 0) throw new RefusedFolder(errors);
  return { kind: "imported", photos: photos.length, products: new Set(photos.map(({ sku }) => sku)).size };
}

type OnePhoto = { photo: PhotoFile; alt: AltTexts; path: string };

/** One file at a time: what is in memory is one photo, however many there are. */
async function importPhoto(tx: ClientBase, { photo, alt, path }: OnePhoto): Promise<readonly FileError[]> {
  const { size } = await stat(path);
  if (size > mostBytes) return [fileError(photo.file, "too_large", `${Math.ceil(size / 1024 / 1024)} MB`)];
  const bytes = await readFile(path);
  const hash = hashOf(bytes);
  if (await isThere(tx, { photo, alt, hash })) return [];
  const made = await makePhoto(bytes);
  if (typeof made === "string") return [fileError(photo.file, made)];
  await savePhoto(tx, { photo, alt, hash, made });
  return [];
}

/** Known by its content: then only the words may be new. */
async function isThere(
  tx: ClientBase,
  { photo, alt, hash }: Pick<SavedPhoto, "photo" | "alt" | "hash">,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update product_photo set alts = $4
     where sku = $1 and position = $2 and hash = $3`,
    [photo.sku, photo.position, hash, alt],
  );
  return rowCount === 1;
}

async function knownSkus(tx: ClientBase): Promise<Set<string>> {
  const { rows } = await tx.query<{ sku: string }>("select sku from product order by sku");
  return new Set(rows.map(({ sku }) => sku));
}

/** Of the products that the folder shows, what it does not show any more. */
async function removeOthers(tx: ClientBase, photos: readonly PhotoFile[]): Promise<void> {
  await tx.query(
    `delete from product_photo old where sku = any($1::text[]) and not exists (
       select from unnest($1::text[], $2::integer[]) kept (sku, position)
       where kept.sku = old.sku and kept.position = old.position)`,
    [photos.map(({ sku }) => sku), photos.map(({ position }) => position)],
  );
}

/** Thrown to roll the transaction back; carries the report. */
class RefusedFolder extends Error {
  readonly errors: FileError[];

  constructor(errors: FileError[]) {
    super(`${errors.length} errors in a folder of photos`);
    this.name = "RefusedFolder";
    this.errors = errors.toSorted((a, b) => a.file.localeCompare(b.file, "en") || a.row - b.row);
  }
}
