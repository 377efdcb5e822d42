import type { Dirent } from "node:fs";
import { type PhotoNameRefusal, photoPlaceOf } from "@vycep/domain/catalog/photo-name";
import { type FileError, fileError } from "../import/reading/file-error.ts";

/** A file that shows a product; the first position is the one in lists. */
export type PhotoFile = { file: string; sku: string; position: number };

export type FolderContents = { photos: PhotoFile[]; hasAltTexts: boolean; errors: FileError[] };

export const altTextFile = "alt.csv";

/** What computers leave in folders by themselves. */
const leftovers = /^(\.|thumbs\.db$|desktop\.ini$)/i;

/** Which file is whose photo, by its name; one place is taken by one file. */
export function photoFiles(entries: readonly Dirent[], knownSkus: ReadonlySet<string>): FolderContents {
  const photos: PhotoFile[] = [];
  const errors: FileError[] = [];
  const takenBy = new Map<string, string>();
  const wanted = entries
    .filter(({ name }) => !leftovers.test(name) && name !== altTextFile)
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of wanted) {
    const place = photoPlaceOf(entry.isFile() ? entry.name : "", knownSkus);
    if (!place.ok) errors.push(faultOf(entry.name, place.refusal));
    else {
      const key = `${place.value.sku} ${place.value.position}`;
      const other = takenBy.get(key);
      if (other === undefined) photos.push({ file: entry.name, ...place.value });
      else errors.push(fileError(entry.name, "duplicate", other));
      takenBy.set(key, entry.name);
    }
  }
  const hasAltTexts = entries.some((entry) => entry.name === altTextFile && entry.isFile());
  return { photos, hasAltTexts, errors };
}

function faultOf(file: string, { kind, said }: PhotoNameRefusal): FileError {
  switch (kind) {
    case "no-picture-name":
      return fileError(file, "malformed");
    case "no-such-product":
      return fileError(file, "unknown_reference", said);
    case "too-many-photos":
      return fileError(file, "out_of_range", said);
  }
}
