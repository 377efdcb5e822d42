import type { Dirent } from "node:fs";
import { type FileError, fileError } from "../import/reading/file-error.ts";

/** A file that shows a product; the first position is the one in lists. */
export type PhotoFile = { file: string; sku: string; position: number };

export type FolderContents = { photos: PhotoFile[]; hasAltTexts: boolean; errors: FileError[] };

export const altTextFile = "alt.csv";
const mostPerProduct = 20;

/** What computers leave in folders by themselves. */
const leftovers = /^(\.|thumbs\.db$|desktop\.ini$)/i;

/** Which file is whose photo: `100101.jpg` is the first of 100101, `100101-2.png` its second. */
export function photoFiles(entries: readonly Dirent[], knownSkus: ReadonlySet<string>): FolderContents {
  const photos: PhotoFile[] = [];
  const errors: FileError[] = [];
  const takenBy = new Map<string, string>();
  const wanted = entries
    .filter(({ name }) => !leftovers.test(name) && name !== altTextFile)
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of wanted) {
    const [, stem = ""] = (entry.isFile() && /^(.+)\.(jpe?g|png|webp)$/i.exec(entry.name)) || [];
    const place = placeOf(stem, knownSkus);
    if (stem === "") errors.push(fileError(entry.name, "malformed"));
    else if (!place) errors.push(fileError(entry.name, "unknown_reference", stem));
    else if (place.position > mostPerProduct)
      errors.push(fileError(entry.name, "out_of_range", String(place.position)));
    else {
      const key = `${place.sku} ${place.position}`;
      const other = takenBy.get(key);
      if (other === undefined) photos.push({ file: entry.name, ...place });
      else errors.push(fileError(entry.name, "duplicate", other));
      takenBy.set(key, entry.name);
    }
  }
  const hasAltTexts = entries.some((entry) => entry.name === altTextFile && entry.isFile());
  return { photos, hasAltTexts, errors };
}

/** Numbers may hold a hyphen themselves: what is a product's number as a whole is one. */
function placeOf(
  stem: string,
  knownSkus: ReadonlySet<string>,
): { sku: string; position: number } | undefined {
  if (knownSkus.has(stem)) return { sku: stem, position: 1 };
  const [, sku = "", position = ""] = /^(.+)-([1-9]\d{0,3})$/.exec(stem) ?? [];
  return knownSkus.has(sku) ? { sku, position: Number(position) } : undefined;
}
