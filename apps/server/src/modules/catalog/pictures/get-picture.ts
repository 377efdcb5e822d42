import type { Deps } from "../../../platform/deps.ts";
import { AppError } from "../../../platform/errors.ts";
import { findPictureFile } from "./picture.repo.ts";

/** A photo in one of its sizes (CATALOG-04). Public: a picture's address asks without a token, and all may see it. */
export async function getPicture({ db }: Deps, { hash, file }: { hash: string; file: string }) {
  const [, edge] = /^([1-9][0-9]{1,3})\.webp$/.exec(file) ?? [];
  const isHash = /^[0-9a-f]{32}$/.test(hash);
  const bytes = isHash && edge !== undefined ? await findPictureFile(db, hash, Number(edge)) : undefined;
  if (!bytes) throw new AppError("not-found", { code: "unknown-address" });
  return bytes;
}
